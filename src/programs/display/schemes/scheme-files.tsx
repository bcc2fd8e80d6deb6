import { useRef } from 'react'
import { copyText } from '@/browser/clipboard'
import { saveText } from '@/browser/save-text'
import { type NamedScheme, schemeName } from '@/domain/appearance/schemes/colors'
import { schemeFragment } from '@/domain/appearance/schemes/scheme-link'
import { longestTheme, readTheme, writeTheme } from '@/domain/appearance/schemes/theme-file'
import { colorSchemes } from '@/texts/color-schemes'

type SchemeFilesProps = {
  scheme: NamedScheme
  onFile: (file: File) => Promise<void>
  onSaid: (said: string) => void
}

/** Display Properties, which reads the fragment of its address. */
const page = '/p/display'
const ending = '.theme'

/** Import, Export and Copy Link. */
export function SchemeFiles({ scheme, onFile, onSaid }: SchemeFilesProps) {
  const field = useRef<HTMLInputElement>(null)
  const copyLink = async () => {
    const isCopied = await copyText(`${window.location.origin}${page}${schemeFragment(scheme)}`)
    onSaid(isCopied ? colorSchemes.copied : colorSchemes.notCopied)
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={ending}
        aria-label={colorSchemes.importLabel}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) void onFile(file)
        }}
      />
      <button type="button" onClick={() => field.current?.click()}>
        {colorSchemes.import}
      </button>
      <button
        type="button"
        onClick={() => saveText(`${fileName(scheme.name)}${ending}`, 'text/plain', writeTheme(scheme))}
      >
        {colorSchemes.export}
      </button>
      <button type="button" onClick={() => void copyLink()}>
        {colorSchemes.copyLink}
      </button>
    </>
  )
}

/**
 * Reads a file of the visitor as a theme of Windows. One that is too large is not even read.
 *
 * @param base the scheme that it changes
 */
export async function importTheme(
  file: File,
  base: NamedScheme,
): Promise<{ scheme: NamedScheme | null; said: string }> {
  if (file.size > longestTheme) return { scheme: null, said: colorSchemes.refused['too-long'] }
  try {
    const name = schemeName(file.name.replace(/\.theme$/i, '')) || base.name
    const read = readTheme(decode(await file.arrayBuffer()), { ...base, name })
    if (read.kind === 'read') return { scheme: read.scheme, said: colorSchemes.imported(read.scheme.name) }
    const { problem } = read
    const said =
      problem.kind === 'bad-color' ? colorSchemes.badColor(problem.line) : colorSchemes.refused[problem.kind]
    return { scheme: null, said }
  } catch {
    return { scheme: null, said: colorSchemes.refused.unreadable }
  }
}

/** Later versions of Windows write UTF-16, which begins with its mark. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  return new TextDecoder(first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes)
}

/** A name that every system takes for a file. */
function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|.]+/g, '-')
}
