import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { encodersOf } from '../../../server/delivery/encoders.mjs'
import { deliveryFolder, manifestFile } from '../../../server/delivery/static-manifest.mjs'
import { siteOrigin, withOrigin } from '../../../server/site-address.mjs'
import { fewAtOnce } from './few-at-once.mjs'

/**
 * @typedef {import('../../../server/delivery/static-manifest.mjs').StaticFile} StaticFile
 * @typedef {import('../../../server/delivery/static-manifest.mjs').Caching} Caching
 * @typedef {{ path: string, file: string, caching: Caching, language: string | null }} Source
 * @typedef {import('../../../server/delivery/static-manifest.mjs').Language} Language
 */

/** @type {Readonly<Record<string, string>>} */
const types = {
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

/**
 * Writes what the server delivers from memory: a manifest of the pages, chunks and pictures of the build, and their
 * compressed bytes.
 *
 * @param {string} root
 * @param {readonly string[]} pages HTML files below `.next/server/app`
 * @param {string} [origin] the address that pages are compressed with: the server compresses them again for another one
 * @param {readonly Language[]} [languages] all, English first: the pages and scripts of the others stand in folders of their id
 */
export async function prepareDelivery(root, pages, origin = siteOrigin(process.env), languages = []) {
  await rm(join(root, deliveryFolder), { recursive: true, force: true })
  await mkdir(join(root, deliveryFolder), { recursive: true })
  const sources = [
    ...pages.filter((page) => !page.startsWith('_global-error')).map((page) => sourceOfPage(page, languages)),
    ...(await sourcesBelow(root, '.next/static', '/_next/static', 'named', languages)),
    ...(await sourcesBelow(root, 'public/assets', '/assets', 'versioned')),
    /** @type {Source} */ ({
      path: '/favicon.ico',
      file: 'public/favicon.ico',
      caching: 'daily',
      language: null,
    }),
  ].filter(({ file }) => extname(file) in types)
  const bytes = new Map(
    await fewAtOnce(
      sources,
      async ({ file }) => /** @type {const} */ ([file, await readFile(join(root, file))]),
    ),
  )
  const versions = findVersions(bytes.values())
  const files = await fewAtOnce(sources, (source) =>
    describeFile(root, source, { bytes: bytes.get(source.file) ?? Buffer.alloc(0), versions, origin }),
  )
  const built = Math.floor(Date.now() / 1000) * 1000
  await writeFile(join(root, manifestFile), `${JSON.stringify({ built, languages, files }, null, 1)}\n`)
}

/**
 * @param {string} page
 * @param {readonly Language[]} languages
 * @returns {Source}
 */
function sourceOfPage(page, languages) {
  const name = page.replace(/\.html$/, '')
  const language = languageOf(name, languages)
  return {
    path: name === 'index' ? '/' : `/${name}`,
    file: `.next/server/app/${page}`,
    caching: name === '_not-found' || name === `${language}/lost` ? 'missing' : 'page',
    language,
  }
}

/**
 * @param {string} path from the folder that has one for each language
 * @param {readonly Language[]} languages
 */
function languageOf(path, languages) {
  const [first = ''] = path.split('/')
  return languages.some(({ id }) => id === first && id !== 'en') ? first : null
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} prefix of the addresses
 * @param {Caching} caching
 * @param {readonly Language[]} [languages]
 * @returns {Promise<Source[]>} sorted by address
 */
async function sourcesBelow(root, folder, prefix, caching, languages = []) {
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
 * The versions by which pages, scripts and styles name a picture.
 *
 * @param {Iterable<Buffer>} contents
 * @returns {Map<string, string[]>} by pathname
 */
function findVersions(contents) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map()
  for (const content of contents)
    for (const [, path = '', version = ''] of content
      .toString('latin1')
      .matchAll(/(\/assets\/[\w./-]{1,200})\?v=([0-9a-f]{8})\b/g))
      found.set(path, (found.get(path) ?? new Set()).add(version))
  return new Map(Array.from(found, ([path, versions]) => [path, [...versions].sort()]))
}

/**
 * @param {string} root
 * @param {Source} source
 * @param {{ bytes: Buffer, versions: Map<string, string[]>, origin: string }} found
 * @returns {Promise<StaticFile>}
 */
async function describeFile(root, source, { bytes: built, versions, origin }) {
  const bytes = withOrigin(built, origin)
  const type = types[extname(source.file)] ?? ''
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
  /** @type {Record<string, string>} */
  const encodings = {}
  if (!type.startsWith('image/png'))
    for (const [encoding, encode] of Object.entries(encodersOf(source))) {
      const encoded = await encode(bytes)
      if (encoded.length > 0.95 * bytes.length) continue
      // What is not translated has the same bytes in all languages, compressed in two qualities.
      encodings[encoding] = `${deliveryFolder}/${hash}${source.language === null ? '' : '-l'}.${encoding}`
      await writeFile(join(root, encodings[encoding]), encoded)
    }
  const addressed = bytes === built ? {} : { origin }
  return { ...source, type, hash, versions: versions.get(source.path) ?? [], encodings, ...addressed }
}
