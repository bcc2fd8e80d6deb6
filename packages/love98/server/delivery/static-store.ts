import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteOrigin, withOrigin } from '../site-address.ts'
import { type BestFiles, bestKey, contentKey, listBestFiles, readBestFile } from './best-files.ts'
import { compressOnRequest } from './compress-on-request.ts'
import type { StaticFile, StaticManifest } from './static-manifest.ts'
import { deliveryFolder, manifestFile } from './static-manifest.ts'
import type { StaticStore, StoredFile, Variant } from './stored-file.ts'

/** Bytes. A build has about 30 MB; files beyond one of these limits are read from the disk on request. */
export const storeLimits = { file: 2_000_000, total: 96_000_000 }

/** Most visits begin with this page, so it is compressed at the best quality soon after the start. */
const firstPage = '/'

/**
 * Reads the delivery files of the build into memory. A file without its best compression is compressed on request.
 * @param root the project's folder
 * @param options `origin`: of the site, for the addresses in pages
 * @returns an empty store if the build prepared nothing
 */
export async function loadStaticStore(
  root: string,
  { limits = storeLimits, origin = siteOrigin({}) }: { limits?: typeof storeLimits; origin?: string } = {},
): Promise<StaticStore> {
  const text = await readFile(join(root, manifestFile), 'utf8').catch(
    () => '{"built":0,"languages":[],"files":[]}',
  )
  const { built, languages, files }: StaticManifest = JSON.parse(text)
  const store: StaticStore = {
    ...{ files: new Map(), missing: new Map(), bytes: 0, languages },
    ...{ unfinished: new Map(), improving: Promise.resolve() },
  }
  const best = listBestFiles(root)
  const improve = (work: () => Promise<void>) => {
    store.improving = store.improving.then(work)
  }
  for (const file of files) {
    const isReaddressed = file.origin !== undefined && file.origin !== origin
    const left = limits.total - store.bytes
    const { stored, isKept, bytes } = readStored(root, file, {
      ...{ modified: built, origin, limits, left },
      best: isReaddressed ? new Map() : best,
    })
    store.bytes += bytes
    if (file.caching === 'missing') store.missing.set(file.language, stored)
    else store.files.set(file.path, stored)
    if (file.encodings.every((encoding) => stored.variants.has(encoding))) continue
    if (!isKept) continue
    compressOnRequest(stored, isReaddressed ? improve : null)
    if (!isReaddressed) addTo(store.unfinished, contentKey(file), stored)
  }
  store.files.get(firstPage)?.prepare?.()
  return store
}

function addTo(lists: Map<string, StoredFile[]>, key: string, stored: StoredFile): void {
  lists.set(key, [...(lists.get(key) ?? []), stored])
}

/**
 * Reads synchronously: about 10,000 files take a third of the time of promises, and nothing else runs yet.
 * @param options `left`: bytes that may still be used
 * @returns `bytes`: the size of the variants; `isKept`: true if they stay in memory
 */
function readStored(
  root: string,
  file: StaticFile,
  {
    modified,
    origin,
    limits,
    left,
    best,
  }: { modified: number; origin: string; limits: typeof storeLimits; left: number; best: BestFiles },
): { stored: StoredFile; isKept: boolean; bytes: number } {
  const size = statSync(join(root, file.file)).size
  const isRare = file.language !== null
  const read = (encoding: string) =>
    encoding === 'identity'
      ? withOrigin(readFileSync(join(root, file.file)), origin)
      : readFileSync(join(root, deliveryFolder, best.get(bestKey(file, encoding)) ?? ''))
  const onDisk = ({ encoding, etag, size: length }: Omit<Variant, 'body'>): Variant => ({
    ...{ encoding, etag, size: length },
    get body() {
      return read(encoding)
    },
  })
  const encoded = readBestVariants(root, file, best)
  const bytes = encoded.reduce((sum, one) => sum + one.size, isRare ? 0 : size)
  const isKept = size <= limits.file && bytes <= left
  const plain = { encoding: 'identity', etag: `"${file.hash}"`, size }
  // Few clients request the unencoded files of ten languages, so these are read from the disk on request.
  const identity = isKept && !isRare ? variantOf('identity', plain.etag, read('identity')) : onDisk(plain)
  const variants = [...(isKept ? encoded : encoded.map(onDisk)), identity].sort(
    (one, other) => one.size - other.size,
  )
  const stored: StoredFile = {
    file,
    modified,
    variants: new Map(variants.map((variant) => [variant.encoding, variant])),
    encodings: variants.map(({ encoding }) => encoding),
  }
  return { stored, isKept, bytes: isKept ? bytes : 0 }
}

/**
 * Reads a file in its best compressed encodings.
 * @param best a broken file counts as missing
 */
export function readBestVariants(root: string, file: StaticFile, best: BestFiles): Variant[] {
  return file.encodings.flatMap((encoding) => {
    const body = readBestFile(root, best.get(bestKey(file, encoding)))
    // A strong validator differs between encodings of the same file (RFC 9110, 8.8.3.3).
    return body ? [variantOf(encoding, `"${file.hash}-${encoding}"`, body)] : []
  })
}

function variantOf(encoding: string, etag: string, body: Buffer): Variant {
  return { encoding, etag, size: body.length, body }
}
