import { createHash } from 'node:crypto'
import { encodersOf, quicklyNow } from './encoders.ts'
import type { StaticStore, StoredFile } from './stored-file.ts'

/** The page that most visits begin with: it is as small as it becomes soon after the start, whoever asks first. */
const firstPage = '/'

/**
 * Compresses the pages anew that the build compressed with another address of the site, each when it is asked for the first time:
 * quickly, and as well as the build does once it was sent, which takes a core some 0.1 s. There are more than 300 of them, and
 * most processes are asked for few.
 * @param store its pages have the right address in their plain bytes
 * @returns what is in it resolves when the first page is as small as it becomes
 */
export function readdress(store: StaticStore, origin: string): Promise<void>[] {
  let improving = Promise.resolve()
  for (const page of [...store.files.values(), ...store.missing.values()])
    if (page.file.origin !== undefined && page.file.origin !== origin)
      page.readdress = () => {
        delete page.readdress
        compressNow(page)
        improving = improving.then(() => compressBest(page))
      }
  store.files.get(firstPage)?.readdress?.()
  return [improving]
}

async function compressBest(page: StoredFile) {
  const plain = plainOf(page)
  const encoded: [string, Buffer][] = []
  for (const [encoding, encode] of Object.entries(encodersOf(page.file)))
    if (page.variants.has(encoding)) encoded.push([encoding, await encode(plain)])
  replaceVariants(page, { plain, encoded, quality: 'best' })
}

/** Before it returns: some 5 ms. */
function compressNow(page: StoredFile) {
  const plain = plainOf(page)
  const encoded = Object.entries(quicklyNow)
    .filter(([encoding]) => page.variants.has(encoding))
    .map(([encoding, encode]) => [encoding, encode(plain)] as [string, Buffer])
  replaceVariants(page, { plain, encoded, quality: 'quick' })
}

function plainOf({ variants }: StoredFile) {
  return variants.get('identity')?.body ?? Buffer.alloc(0)
}

/**
 * @param made `quality`: a part of the validator, since
 *   other bytes have another one (RFC 9110, 8.8.1)
 */
function replaceVariants(
  page: StoredFile,
  { plain, encoded, quality }: { plain: Buffer; encoded: readonly [string, Buffer][]; quality: string },
) {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16)
  for (const [encoding, body] of encoded)
    page.variants.set(encoding, {
      ...{ encoding, size: body.length, body },
      etag: `"${hash}-${encoding}-${quality}"`,
    })
  const identity = page.variants.get('identity')
  // A plain page that is read from the disk when it is asked for stays there.
  if (identity) Object.assign(identity, { etag: `"${hash}"` })
  page.encodings = [...page.variants.values()]
    .sort((one, other) => one.size - other.size)
    .map(({ encoding }) => encoding)
}
