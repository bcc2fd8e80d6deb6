import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteOrigin, withOrigin } from '../site-address.ts'
import { readdress } from './readdressed.ts'
import type { StaticFile, StaticManifest } from './static-manifest.ts'
import { manifestFile } from './static-manifest.ts'
import type { StaticStore, StoredFile, Variant } from './stored-file.ts'

/** Bytes. A build has some 30 MB; what exceeds one of these is read from the disk when it is asked for. */
export const storeLimits = { file: 2_000_000, total: 96_000_000 }

/**
 * Reads what the build prepared for delivery into memory.
 * @param root the project's folder
 * @param options `origin`: of the site, for the addresses in pages
 * @returns empty where the build prepared nothing
 */
export async function loadStaticStore(
  root: string,
  { limits = storeLimits, origin = siteOrigin({}) }: { limits?: typeof storeLimits; origin?: string } = {},
): Promise<StaticStore> {
  const text = await readFile(join(root, manifestFile), 'utf8').catch(
    () => '{"built":0,"languages":[],"files":[]}',
  )
  const { built, languages, files }: StaticManifest = JSON.parse(text)
  const store: StaticStore = { files: new Map(), missing: new Map(), bytes: 0, languages, improving: [] }
  for (const file of files) {
    const stored = readVariants(root, file, {
      modified: built,
      origin,
      limits,
      left: limits.total - store.bytes,
    })
    store.bytes += stored.bytes
    if (file.caching === 'missing') store.missing.set(file.language, stored.file)
    else store.files.set(file.path, stored.file)
  }
  store.improving = readdress(store, origin)
  return store
}

/**
 * Reads without waiting in between: some 10,000 files one after the other take a third of the time that promises of them take,
 * and nothing else runs yet.
 * @param options `left`: bytes that may still be taken
 * @returns with the bytes that it holds
 */
function readVariants(
  root: string,
  file: StaticFile,
  {
    modified,
    origin,
    limits,
    left,
  }: { modified: number; origin: string; limits: typeof storeLimits; left: number },
): { file: StoredFile; bytes: number } {
  const sizeOf = (path: string) => statSync(join(root, path)).size
  const identity = { path: file.file, size: sizeOf(file.file) }
  const isRare = file.language !== null
  const encoded = Object.entries(file.encodings).map(([encoding, path]) => ({
    encoding,
    path,
    size: sizeOf(path),
  }))
  const bytes = encoded.reduce((sum, { size }) => sum + size, isRare ? 0 : identity.size)
  const isKept = identity.size <= limits.file && bytes <= left
  const variants = [...encoded, { encoding: 'identity', ...identity }].map(
    ({ encoding, path, size }): Variant => {
      // A strong validator differs between encodings of the same file (RFC 9110, 8.8.3.3).
      const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
      const read = () => {
        const content = readFileSync(join(root, path))
        return encoding === 'identity' ? withOrigin(content, origin) : content
      }
      // What few ask for, the unencoded files of ten languages, is read from the disk when it is.
      if (!isKept || (encoding === 'identity' && isRare))
        return {
          ...{ encoding, etag, size },
          get body() {
            return read()
          },
        }
      const body = read()
      return { encoding, etag, size: body.length, body }
    },
  )
  variants.sort((one, other) => one.size - other.size)
  return {
    bytes: isKept ? bytes : 0,
    file: {
      file,
      modified,
      variants: new Map(variants.map((variant) => [variant.encoding, variant])),
      encodings: variants.map(({ encoding }) => encoding),
    },
  }
}
