import { useRef } from 'react'
import { copyText } from '@/browser/clipboard'
import { saveText } from '@/browser/save-text'
import { type NamedScheme, schemeName } from '@/domain/appearance/schemes/colors'
import { schemeFragment } from '@/domain/appearance/schemes/scheme-link'
import { longestTheme, readTheme, writeTheme } from '@/domain/appearance/schemes/theme-file'
import { colorSchemeTexts } from '@/texts/en/display/color-schemes'
import { useTexts } from '@/texts/use-texts'

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
  const texts = useTexts(colorSchemeTexts)
  const field = useRef<HTMLInputElement>(null)
  const copyLink = async () => {
    const isCopied = await copyText(`${window.location.origin}${page}${schemeFragment(scheme)}`)
    onSaid(isCopied ? texts.copied : texts.notCopied)
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={ending}
        aria-label={texts.importLabel}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) void onFile(file)
        }}
      />
      <button type="button" onClick={() => field.current?.click()}>
        {texts.import}
      </button>
      <button
        type="button"
        onClick={() => saveText(`${fileName(scheme.name)}${ending}`, 'text/plain', writeTheme(scheme))}
      >
        {texts.export}
      </button>
      <button type="button" onClick={() => void copyLink()}>
        {texts.copyLink}
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
  texts: typeof colorSchemeTexts,
): Promise<{ scheme: NamedScheme | null; said: string }> {
  if (file.size > longestTheme) return { scheme: null, said: texts.refused['too-long'] }
  try {
    const name = schemeName(file.name.replace(/\.theme$/i, '')) || base.name
    const read = readTheme(decode(await file.arrayBuffer()), { ...base, name })
    if (read.kind === 'read') return { scheme: read.scheme, said: texts.imported(read.scheme.name) }
    const { problem } = read
    const said = problem.kind === 'bad-color' ? texts.badColor(problem.line) : texts.refused[problem.kind]
    return { scheme: null, said }
  } catch {
    return { scheme: null, said: texts.refused.unreadable }
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
