import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { siteOrigin, withOrigin } from '../site-address.mjs'
import { readdress } from './readdressed.mjs'
import { manifestFile } from './static-manifest.mjs'

/**
 * @typedef {import('./static-manifest.mjs').StaticFile} StaticFile
 * @typedef {{ encoding: string, etag: string, body: Buffer }} Variant
 * @typedef {{ file: StaticFile, modified: number, variants: Map<string, Variant>, encodings: string[] }} StoredFile
 *   `encodings`: those of `variants`, the smallest first
 * @typedef {{
 *   files: Map<string, StoredFile>, missing: StoredFile | undefined, bytes: number, improving: readonly Promise<void>[],
 * }} StaticStore `improving`: resolves when pages are as small as they become
 */

/** Bytes. A build has some 4 MB; what exceeds one of these is left to the framework, which streams it from the disk. */
export const storeLimits = { file: 2_000_000, total: 48_000_000 }

/**
 * Reads what the build prepared for delivery into memory.
 *
 * @param {string} root the project's folder
 * @param {{ limits?: typeof storeLimits, origin?: string }} [options] `origin`: of the site, for the addresses in pages
 * @returns {Promise<StaticStore>} empty where the build prepared nothing
 */
export async function loadStaticStore(root, { limits = storeLimits, origin = siteOrigin(process.env) } = {}) {
  const text = await readFile(join(root, manifestFile), 'utf8').catch(() => '{"built":0,"files":[]}')
  /** @type {import('./static-manifest.mjs').StaticManifest} */
  const { built, files } = JSON.parse(text)
  /** @type {StaticStore} */
  const store = { files: new Map(), missing: undefined, bytes: 0, improving: [] }
  for (const file of files) {
    const paths = [file.file, ...Object.values(file.encodings)].map((path) => join(root, path))
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0)
    if ((sizes[0] ?? 0) > limits.file || store.bytes + size > limits.total) continue
    store.bytes += size
    const stored = await readVariants(root, file, built, origin)
    if (file.caching === 'missing') store.missing = stored
    else store.files.set(file.path, stored)
  }
  store.improving = await readdress(store, origin)
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
    Object.entries(sources).map(async ([encoding, path]) => ({
      encoding,
      // A strong validator differs between encodings of the same file (RFC 9110, 8.8.3.3).
      etag: `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`,
      body:
        encoding === 'identity'
          ? withOrigin(await readFile(join(root, path)), origin)
          : await readFile(join(root, path)),
    })),
  )
  variants.sort((one, other) => one.body.length - other.body.length)
  return {
    file,
    modified,
    variants: new Map(variants.map((variant) => [variant.encoding, variant])),
    encodings: variants.map(({ encoding }) => encoding),
  }
}
