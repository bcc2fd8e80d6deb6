import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { bestFilesOf, contentKey, shortHash } from '../../../server/delivery/best-files.ts'
import { encodersOf } from '../../../server/delivery/encoders.ts'
import {
  type Caching,
  deliveryFolder,
  type Encoding,
  manifestFile,
  type StaticFile,
  type StaticManifest,
} from '../../../server/delivery/static-manifest.ts'
import { siteOrigin, withOrigin } from '../../../server/site-address.ts'
import { pageAddressOf } from '../../../src/domain/navigation/page-file.ts'
import type { Language } from '../../../src/server/http/choose-language.ts'
import { clientFolder } from './build-client.ts'
import { picturesFolder } from './deliver-pictures.ts'
import { pagesFolder, staticPath } from './prerender.ts'

type Source = { path: string; file: string; caching: Caching; language: string | null }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const compressedTypes: readonly string[] = ['image/png', 'font/woff2']
/** Bytes. Smaller files are not compressed, because the saving is less than the header. */
const leastEncoded = 200

/**
 * Writes the manifest of the files that the server delivers from memory: the pages, chunks and pictures of the build.
 * `compressMissing` adds their compressed bytes; the files of earlier builds stay until `pruneDelivery`.
 * @param pages HTML files below the folder of pages
 * @param origin the address with which pages are compressed; the server compresses them again for another address
 * @param languages all, English first; the pages and scripts of the others are in folders named by their IDs
 */
export async function prepareDelivery(
  root: string,
  pages: readonly string[],
  origin = siteOrigin(process.env),
  languages: readonly Language[] = [],
): Promise<void> {
  await mkdir(join(root, deliveryFolder), { recursive: true })
  const sources = [
    ...pages.map((page) => sourceOfPage(page, languages)),
    ...(await sourcesBelow(root, clientFolder, staticPath, 'named', languages)).filter(
      ({ path }) => !path.endsWith('.json'),
    ),
    ...(await sourcesBelow(root, `${picturesFolder}/assets`, '/assets', 'versioned')),
    {
      path: '/favicon.ico',
      file: `${picturesFolder}/favicon.ico`,
      caching: 'daily' as const,
      language: null,
    },
  ].filter(({ file }) => extname(file) in types)
  const bytes = new Map(
    await mapWithLimit(sources, async ({ file }) => [file, await readFile(join(root, file))] as const),
  )
  const versions = findVersions(bytes.values())
  const files = sources.map((source) =>
    describeFile(source, { bytes: bytes.get(source.file) ?? Buffer.alloc(0), versions, origin }),
  )
  const built = Math.floor(Date.now() / 1000) * 1000
  await writeFile(join(root, manifestFile), `${JSON.stringify({ built, languages, files }, null, 1)}\n`)
}

function sourceOfPage(page: string, languages: readonly Language[]): Source {
  const name = page.replace(/\.html$/, '')
  const language = languageOf(name, languages)
  return {
    path: name === 'index' ? '/' : pageAddressOf(name),
    file: `${pagesFolder}/${page}`,
    caching: name === (language === null ? 'lost' : `${language}/lost`) ? 'missing' : 'page',
    language,
  }
}

/** @param path from the folder that has a subfolder per language */
function languageOf(path: string, languages: readonly Language[]): string | null {
  const [first = ''] = path.split('/')
  return languages.some(({ id }) => id === first && id !== 'en') ? first : null
}

/**
 * @param prefix of the addresses
 * @returns sorted by address
 */
async function sourcesBelow(
  root: string,
  folder: string,
  prefix: string,
  caching: Caching,
  languages: readonly Language[] = [],
): Promise<Source[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder).length).replaceAll('\\', '/'))
    .sort()
    .map((path) => ({
      path: prefix + path,
      file: folder + path,
      caching,
      language: languageOf(path.slice(1), languages),
    }))
}

/**
 * Finds the versions with which pages, scripts and styles refer to pictures.
 * @returns versions by pathname
 */
function findVersions(contents: Iterable<Buffer>): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const content of contents)
    for (const [, path = '', version = ''] of content
      .toString('latin1')
      .matchAll(/(\/assets\/[\w./-]{1,200})\?v=([0-9a-f]{8})\b/g))
      found.set(path, (found.get(path) ?? new Set()).add(version))
  return new Map(Array.from(found, ([path, versions]) => [path, [...versions].sort()]))
}

function describeFile(
  source: Source,
  { bytes: built, versions, origin }: { bytes: Buffer; versions: Map<string, string[]>; origin: string },
): StaticFile {
  const bytes = withOrigin(built, origin)
  const type = types[extname(source.file)] ?? ''
  const isWorthIt = bytes.length >= leastEncoded && !compressedTypes.includes(type)
  return {
    ...source,
    type,
    hash: shortHash(bytes),
    versions: versions.get(source.path) ?? [],
    encodings: isWorthIt ? (Object.keys(encodersOf(source)) as Encoding[]) : [],
    ...(bytes === built ? {} : { origin }),
  }
}

/**
 * Removes files that are not in the manifest: compressed bytes and chunks of earlier builds, and incomplete files of a
 * killed process.
 */
export async function pruneDelivery(root: string): Promise<void> {
  const { files }: StaticManifest = JSON.parse(await readFile(join(root, manifestFile), 'utf8'))
  const wanted = new Set(
    files.flatMap((file) => file.encodings.map((encoding) => `${contentKey(file)}.${encoding}`)),
  )
  const named = new Set([manifestFile, ...files.map(({ file }) => file)])
  for (const name of await readdir(join(root, deliveryFolder))) {
    const [key] = bestFilesOf([name]).keys()
    const isWanted = key === undefined ? named.has(`${deliveryFolder}/${name}`) : wanted.has(key)
    if (!isWanted) await rm(join(root, deliveryFolder, name), { recursive: true, force: true })
  }
}

/** The most items at a time, well below the 256 open files that some systems allow a process. */
const most = 64

/**
 * Does the work for each item, a few at a time, because many systems do not let a process open all files of a build at
 * once.
 * @returns in the order of the items
 * @throws the error of the first failed work, after which no further work begins
 */
export async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  let hasFailed = false
  const worker = async () => {
    for (const [index, item] of waiting) {
      if (hasFailed) return
      try {
        results[index] = await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}
