import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { siteOrigin, withOrigin } from '../site-address.mjs'
import { readdress } from './readdressed.mjs'
import { manifestFile } from './static-manifest.mjs'

/**
 * @typedef {import('./static-manifest.mjs').StaticFile} StaticFile
 * @typedef {{ encoding: string, etag: string, size: number, body: Buffer }} Variant
 * @typedef {{
 *   file: StaticFile, modified: number, variants: Map<string, Variant>, encodings: string[], readdress?: () => void,
 * }} StoredFile `encodings`: those of `variants`, the smallest first; `readdress`: writes this server's address into `variants`, to be
 *   called before the first answer where it is there
 * @typedef {{
 *   files: Map<string, StoredFile>, missing: Map<string | null, StoredFile>, bytes: number,
 *   languages: import('./static-manifest.mjs').Language[], improving: readonly Promise<void>[],
 * }} StaticStore `missing`: the pages for unknown addresses, by language; `improving`: resolves when pages are as small as
 *   they become, those of English
 */

/** Bytes. A build has some 30 MB; what exceeds one of these is left to the framework, which streams it from the disk. */
export const storeLimits = { file: 2_000_000, total: 96_000_000 }

/**
 * Reads what the build prepared for delivery into memory.
 *
 * @param {string} root the project's folder
 * @param {{ limits?: typeof storeLimits, origin?: string }} [options] `origin`: of the site, for the addresses in pages
 * @returns {Promise<StaticStore>} empty where the build prepared nothing
 */
export async function loadStaticStore(root, { limits = storeLimits, origin = siteOrigin(process.env) } = {}) {
  const text = await readFile(join(root, manifestFile), 'utf8').catch(
    () => '{"built":0,"languages":[],"files":[]}',
  )
  /** @type {import('./static-manifest.mjs').StaticManifest} */
  const { built, languages, files } = JSON.parse(text)
  /** @type {StaticStore} */
  const store = { files: new Map(), missing: new Map(), bytes: 0, languages, improving: [] }
  for (const file of files) {
    const paths = [file.file, ...Object.values(file.encodings)].map((path) => join(root, path))
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0) - (file.language === null ? 0 : (sizes[0] ?? 0))
    if ((sizes[0] ?? 0) > limits.file || store.bytes + size > limits.total) continue
    store.bytes += size
    const stored = await readVariants(root, file, built, origin)
    if (file.caching === 'missing') store.missing.set(file.language, stored)
    else store.files.set(file.path, stored)
  }
  store.improving = readdress(store, origin)
  return store
}

/**
 * @param {string} root
 * @param {StaticFile} file
 * @param {number} modified
 * @param {string} origin
 * @returns {Promise<StoredFile>}
 */
async function readVariants(root, file, modified, origin) {
  const sources = { ...file.encodings, identity: file.file }
  const variants = await Promise.all(
    Object.entries(sources).map(([encoding, path]) => {
      // A strong validator differs between encodings of the same file (RFC 9110, 8.8.3.3).
      const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
      const read = encoding === 'identity' && file.language !== null ? readRarely : readOnce
      return read(join(root, path), { encoding, etag }, encoding === 'identity' ? origin : null)
    }),
  )
  variants.sort((one, other) => one.size - other.size)
  return {
    file,
    modified,
    variants: new Map(variants.map((variant) => [variant.encoding, variant])),
    encodings: variants.map(({ encoding }) => encoding),
  }
}

/**
 * @param {string} path
 * @param {{ encoding: string, etag: string }} facts
 * @param {string | null} origin written into plain text
 * @returns {Promise<Variant>}
 */
async function readOnce(path, facts, origin) {
  const read = await readFile(path)
  const body = origin === null ? read : withOrigin(read, origin)
  return { ...facts, size: body.length, body }
}

/**
 * What few ask for, the unencoded files of ten languages, is read from the disk when it is.
 *
 * @param {string} path
 * @param {{ encoding: string, etag: string }} facts
 * @param {string | null} origin written into plain text
 * @returns {Promise<Variant>}
 */
async function readRarely(path, facts, origin) {
  const { size } = await stat(path)
  return {
    ...facts,
    size,
    get body() {
      const read = readFileSync(path)
      return origin === null ? read : withOrigin(read, origin)
    },
  }
}
