import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { AppError } from '@/domain/errors'
import { taggedAnswer } from '../http/tagged-answer'
import { publicFolder } from '../public-folder'

/**
 * The maximum size of cached resized pictures, bytes; all sizes of the repository's pictures are 11 MB
 * (docs/decisions/0041).
 */
const mostBytes = 50_000_000

/** The maximum numbers of pictures that are resized at a time and that wait; each takes a processor for about 10 ms. */
const lane = { working: 2, waiting: 100 } as const

type Resized = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }

const kept = new LRUCache<string, Resized>({
  maxSize: mostBytes,
  sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
})
const running = new Map<string, Promise<Resized>>()

/** The supported formats by file extension, with the response format for clients without WebP. */
const formats: Readonly<Record<string, 'png' | 'jpeg' | 'webp' | 'avif'>> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'avif',
}

/** A picture that is opened alone is only a file to save, and runs no code (CSP Level 3). */
const policy = "script-src 'none'; frame-src 'none'; sandbox;"

/**
 * Answers `/_next/image` `[S2.2]`: a picture of `/assets` with the requested width, never enlarged, in WebP if the
 * browser accepts it. An invalid query gets a 400 with the allowed values.
 * @param assets the folder of `/assets`
 * @throws {AppError} `too-slow` while too many others wait
 */
export async function resizedPicture(
  request: Request,
  assets = join(publicFolder(), 'assets'),
): Promise<Response> {
  const asked = readPictureQuery(new URL(request.url).searchParams)
  if ('problem' in asked) return refuse(400, asked.problem)
  const { path, width, quality } = asked
  const source = formats[extname(path).toLowerCase()]
  if (!source) return refuse(400, `url: must be a picture (${Object.keys(formats).join(', ')})`)
  const file = join(assets, path)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return refuse(404, 'There is no such picture.')
  const format = request.headers.get('accept')?.includes('image/webp') ? 'webp' : source
  const key = [path, found.mtimeMs, width, quality, format].join(' ')
  const { bytes, type } = kept.get(key) ?? (await resizeOnce(key, { file, width, quality, format }))
  return taggedAnswer(request, bytes, {
    'content-type': type,
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=14400, must-revalidate',
    'content-disposition': `attachment; filename="${fileName(path, format)}"`,
    'content-security-policy': policy,
    vary: 'accept',
  })
}

type PictureRequest = {
  file: string
  width: number
  quality: number
  format: 'png' | 'jpeg' | 'webp' | 'avif'
}

/** Shares one resizing among simultaneous requests for the same picture. */
function resizeOnce(key: string, wanted: PictureRequest): Promise<Resized> {
  const known = running.get(key)
  if (known) return known
  if (running.size >= lane.working + lane.waiting) throw new AppError('too-slow')
  const work = inLane(() => resize(wanted))
    .then((resized) => {
      kept.set(key, resized)
      return resized
    })
    .finally(() => running.delete(key))
  running.set(key, work)
  return work
}

let working = 0
const waiting: (() => void)[] = []

async function inLane<Value>(work: () => Promise<Value>): Promise<Value> {
  if (working >= lane.working) await new Promise<void>((resolve) => waiting.push(resolve))
  else working += 1
  try {
    return await work()
  } finally {
    // A place goes to the next waiting request, so that a newer one cannot take it.
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}

async function resize({ file, width, quality, format }: PictureRequest): Promise<Resized> {
  // Loaded with the first picture: the library takes 30 ms and several MB.
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(await readFile(file))
    .rotate()
    .resize({ width, withoutEnlargement: true })
    // AVIF has another scale of quality: its 55 looks like 75 of the other formats.
    .toFormat(format, { quality: format === 'avif' ? quality - 20 : quality })
    .toBuffer()
  return { bytes: new Uint8Array(bytes), type: `image/${format}` }
}

/** For a quoted header value (RFC 6266): only plain characters remain. */
function fileName(path: string, format: string): string {
  const name = basename(path, extname(path)).replace(/[^\w. -]/g, '')
  return `${name || 'picture'}.${format === 'jpeg' ? 'jpg' : format}`
}

function refuse(status: 400 | 404, problem: string): Response {
  return new Response(`${problem}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

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
