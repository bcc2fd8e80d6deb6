/** The supported widths `[S9.5]`, CSS pixels. */
export const pictureWidths = [
  ...[16, 32, 48, 64, 96, 128, 256, 384],
  ...[640, 750, 828, 1080, 1200, 1920, 2048, 3840],
] as const

/** The only supported quality, which is also the default. */
const quality = 75

/** `path` is decoded and relative to the folder of `/assets`. */
export type PictureQuery = { readonly path: string; readonly width: number; readonly quality: number }

/**
 * Parses the query of `/_next/image`: `url`, a path below `/assets/` without a query; `w`, one of `pictureWidths`; `q`,
 * 75.
 * @returns the request, or the problem in words for programmers without data from the query
 */
export function readPictureQuery(query: URLSearchParams): PictureQuery | { readonly problem: string } {
  const repeated = ['url', 'w', 'q'].find((name) => query.getAll(name).length > 1)
  if (repeated !== undefined) return { problem: `${repeated}: must stand once` }
  const path = assetPath(query.get('url') ?? '')
  if (path === null) return { problem: 'url: must be a path of this site below /assets/, without a query' }
  const width = pictureWidths.find((each) => String(each) === query.get('w'))
  if (width === undefined) return { problem: `w: must be one of ${pictureWidths.join(', ')}` }
  if ((query.get('q') ?? String(quality)) !== String(quality)) return { problem: `q: must be ${quality}` }
  return { path, width, quality }
}

const folder = '/assets/'

/**
 * Returns the path of a file below the folder, or null for a path that leaves the folder or that parsers read
 * differently.
 */
function assetPath(url: string): string | null {
  if (!url.startsWith(folder) || url.length > 3072 || /[?#\\]/.test(url)) return null
  const decoded = decodedPath(url.slice(folder.length))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (decoded === null || /[\\\u0000-\u001f\u007f]/.test(decoded)) return null
  const parts = decoded.split('/')
  return parts.some((part) => part === '' || part === '.' || part === '..') ? null : parts.join('/')
}

function decodedPath(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
