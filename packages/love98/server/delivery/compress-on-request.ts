import { shortHash } from './best-files.ts'
import { encodersOf, synchronousEncoders } from './encoders.ts'
import type { StoredFile, Variant } from './stored-file.ts'

/** Compresses one file at a time while the server answers requests. */
export type Improving = (work: () => Promise<void>) => void

/**
 * Compresses a file quickly at its first request. A page whose address of the site was replaced is compressed again at
 * the best quality after it was sent, which takes one core about 0.1 s: there are more than 300 such pages, and most
 * processes serve few of them. A separate process compresses all other files at the best quality.
 * @param stored has the right address in its plain bytes
 */
export function compressOnRequest(stored: StoredFile, improve: Improving | null): void {
  stored.prepare = () => {
    delete stored.prepare
    compressNow(stored)
    improve?.(() => compressBest(stored))
  }
}

async function compressBest(stored: StoredFile): Promise<void> {
  const plain = plainOf(stored)
  const encoded: [string, Buffer][] = []
  for (const [encoding, encode] of Object.entries(encodersOf(stored.file)))
    if (stored.variants.has(encoding)) encoded.push([encoding, await encode(plain)])
  addEncoded(stored, { plain, encoded, quality: 'best' })
}

/** Synchronous: about 5 ms for a page, 20 ms for the largest script. */
function compressNow(stored: StoredFile): void {
  const plain = plainOf(stored)
  const { encodings } = stored.file
  const encoded = Object.entries(synchronousEncoders)
    .filter(([encoding]) => encodings.some((one) => one === encoding) && !stored.variants.has(encoding))
    .map(([encoding, encode]) => [encoding, encode(plain)] as [string, Buffer])
  addEncoded(stored, { plain, encoded, quality: 'quick' })
}

function plainOf({ variants }: StoredFile): Buffer {
  return variants.get('identity')?.body ?? Buffer.alloc(0)
}

/** @param made `quality`: part of the validator, because other bytes need another one (RFC 9110, 8.8.1) */
function addEncoded(
  stored: StoredFile,
  { plain, encoded, quality }: { plain: Buffer; encoded: readonly [string, Buffer][]; quality: string },
): void {
  const hash = shortHash(plain)
  const identity = stored.variants.get('identity')
  // A plain page that is read from the disk on request stays there.
  if (identity) Object.assign(identity, { etag: `"${hash}"` })
  replaceVariants(
    stored,
    encoded.map(([encoding, body]) => {
      return { encoding, size: body.length, body, etag: `"${hash}-${encoding}-${quality}"` }
    }),
  )
}

/** Replaces the variants of the same encodings, all of them between two requests. */
export function replaceVariants(stored: StoredFile, variants: readonly Variant[]): void {
  for (const variant of variants) stored.variants.set(variant.encoding, variant)
  stored.encodings = [...stored.variants.values()]
    .sort((one, other) => one.size - other.size)
    .map(({ encoding }) => encoding)
}
