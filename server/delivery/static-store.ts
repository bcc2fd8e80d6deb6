import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@/server/http/choose-language'
import { siteOrigin, withOrigin } from '../site-address.ts'
import { readdress } from './readdressed.ts'
import type { StaticFile, StaticManifest } from './static-manifest.ts'
import { manifestFile } from './static-manifest.ts'

export type Variant = { encoding: string; etag: string; size: number; body: Buffer }

/** `encodings`: those of `variants`, the smallest first; `readdress`: writes this server's address into `variants`, to be
 *   called before the first answer where it is there */
export type StoredFile = {
  file: StaticFile
  modified: number
  variants: Map<string, Variant>
  encodings: string[]
  readdress?: () => void
}

/** `missing`: the pages for unknown addresses, by language; `improving`: resolves when pages are as small as
 *   they become, those of English */
export type StaticStore = {
  files: Map<string, StoredFile>
  missing: Map<string | null, StoredFile>
  bytes: number
  languages: Language[]
  improving: readonly Promise<void>[]
}

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
    const paths = [file.file, ...Object.values(file.encodings)].map((path) => join(root, path))
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0) - (file.language === null ? 0 : (sizes[0] ?? 0))
    const isKept = (sizes[0] ?? 0) <= limits.file && store.bytes + size <= limits.total
    if (isKept) store.bytes += size
    const stored = await readVariants(root, file, { modified: built, origin, isKept })
    if (file.caching === 'missing') store.missing.set(file.language, stored)
    else store.files.set(file.path, stored)
  }
  store.improving = readdress(store, origin)
  return store
}

async function readVariants(
  root: string,
  file: StaticFile,
  { modified, origin, isKept }: { modified: number; origin: string; isKept: boolean },
): Promise<StoredFile> {
  const sources = { ...file.encodings, identity: file.file }
  const variants = await Promise.all(
    Object.entries(sources).map(([encoding, path]) => {
      // A strong validator differs between encodings of the same file (RFC 9110, 8.8.3.3).
      const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
      const isRare = encoding === 'identity' && file.language !== null
      const read = isKept && !isRare ? readOnce : readRarely
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

/** @param origin written into plain text */
async function readOnce(
  path: string,
  facts: { encoding: string; etag: string },
  origin: string | null,
): Promise<Variant> {
  const read = await readFile(path)
  const body = origin === null ? read : withOrigin(read, origin)
  return { ...facts, size: body.length, body }
}

/**
 * What few ask for, the unencoded files of ten languages, is read from the disk when it is.
 * @param origin written into plain text
 */
async function readRarely(
  path: string,
  facts: { encoding: string; etag: string },
  origin: string | null,
): Promise<Variant> {
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
