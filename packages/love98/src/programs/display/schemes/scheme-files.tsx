import { saveText } from '@/browser/save-text'
import { type NamedScheme, schemeName } from '@/domain/appearance/schemes/colors'
import { schemeFragment } from '@/domain/appearance/schemes/scheme-link'
import { longestTheme, readTheme, writeTheme } from '@/domain/appearance/schemes/theme-file'
import { basePath } from '@/domain/build/base-path'
import { colorSchemes } from '@/texts/color-schemes'
import { copyText } from '@/ui/copy-button/copy-text'
import { FileButton } from '@/ui/file-button/file-button'

type SchemeFilesProps = {
  scheme: NamedScheme
  onFile: (file: File) => Promise<void>
  onStatus: (status: string) => void
}

const page = `${basePath}/p/display`
const ending = '.theme'

export function SchemeFiles({ scheme, onFile, onStatus }: SchemeFilesProps) {
  const copyLink = async () => {
    const isCopied = await copyText(`${window.location.origin}${page}${schemeFragment(scheme)}`)
    onStatus(isCopied ? colorSchemes.copied : colorSchemes.notCopied)
  }
  return (
    <>
      <FileButton label={colorSchemes.importLabel} accept={ending} onFile={(file) => void onFile(file)}>
        {colorSchemes.import}
      </FileButton>
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
 * Reads a file of the visitor as a theme of Windows. A file that is too large is not read.
 * @param base the scheme that it changes
 */
export async function importTheme(
  file: File,
  base: NamedScheme,
): Promise<{ scheme: NamedScheme | null; status: string }> {
  if (file.size > longestTheme) return { scheme: null, status: colorSchemes.refused['too-long'] }
  try {
    const name = schemeName(file.name.replace(/\.theme$/i, '')) || base.name
    const read = readTheme(decode(await file.arrayBuffer()), { ...base, name })
    if (read.kind === 'read') return { scheme: read.scheme, status: colorSchemes.imported(read.scheme.name) }
    const { problem } = read
    const status =
      problem.kind === 'bad-color' ? colorSchemes.badColor(problem.line) : colorSchemes.refused[problem.kind]
    return { scheme: null, status }
  } catch {
    return { scheme: null, status: colorSchemes.refused.unreadable }
  }
}

/** Later versions of Windows write UTF-16 with a byte order mark. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  return new TextDecoder(first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes)
}

function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|.]+/g, '-')
}
