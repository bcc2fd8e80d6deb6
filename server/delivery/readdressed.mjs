import { createHash } from 'node:crypto'
import { encodersOf, quickly, quicklyNow } from './encoders.mjs'

/**
 * @typedef {import('./static-store.mjs').StaticStore} StaticStore
 * @typedef {import('./static-store.mjs').StoredFile} StoredFile
 */

/**
 * Compresses the pages anew that the build compressed with another address of the site: the English ones quickly, so that the
 * server starts, and then one after the other as well as the build does, which takes a core some 0.1 s a page. The pages of nine
 * other languages are 300: each is compressed quickly when it is asked for the first time, and better after that.
 *
 * @param {StaticStore} store its pages have the right address in their plain bytes
 * @param {string} origin
 * @returns {Promise<Promise<void>[]>} once all can be sent; what is in it resolves when the English ones are as small as they become
 */
export async function readdress(store, origin) {
  const pages = [...store.files.values(), ...store.missing.values()].filter(
    ({ file }) => file.origin !== undefined && file.origin !== origin,
  )
  const english = pages.filter(({ file }) => file.language === null)
  await Promise.all(english.map((page) => compress(page, quickly, 'quick')))
  let improving = improve(english)
  for (const page of pages)
    if (page.file.language !== null)
      page.readdress = () => {
        delete page.readdress
        compressNow(page)
        improving = improving.then(() => improve([page]))
      }
  return [improving]
}

/** @param {readonly StoredFile[]} pages */
async function improve(pages) {
  for (const page of pages) await compress(page, encodersOf(page.file), 'best')
}

/**
 * @param {StoredFile} page
 * @param {typeof quickly} by
 * @param {string} quality a part of the validator: other bytes have another one (RFC 9110, 8.8.1)
 */
async function compress(page, by, quality) {
  const plain = plainOf(page)
  /** @type {[string, Buffer][]} */
  const encoded = []
  for (const [encoding, encode] of Object.entries(by))
    if (page.variants.has(encoding)) encoded.push([encoding, await encode(plain)])
  replaceVariants(page, { plain, encoded, quality })
}

/**
 * The same, quickly, and before it returns: some 5 ms.
 *
 * @param {StoredFile} page
 */
function compressNow(page) {
  const plain = plainOf(page)
  const encoded = Object.entries(quicklyNow)
    .filter(([encoding]) => page.variants.has(encoding))
    .map(([encoding, encode]) => /** @type {[string, Buffer]} */ ([encoding, encode(plain)]))
  replaceVariants(page, { plain, encoded, quality: 'quick' })
}

/** @param {StoredFile} page */
function plainOf({ variants }) {
  return variants.get('identity')?.body ?? Buffer.alloc(0)
}

/**
 * @param {StoredFile} page
 * @param {{ plain: Buffer, encoded: readonly [string, Buffer][], quality: string }} made
 */
function replaceVariants(page, { plain, encoded, quality }) {
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
