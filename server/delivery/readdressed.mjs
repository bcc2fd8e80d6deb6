import { createHash } from 'node:crypto'
import { encodersOf, quickly } from './encoders.mjs'

/**
 * @typedef {import('./static-store.mjs').StaticStore} StaticStore
 * @typedef {import('./static-store.mjs').StoredFile} StoredFile
 */

/** How long after the start the pages of other languages than English wait for the better compression, ms. */
const pause = 60_000

/**
 * Compresses the pages anew that the build compressed with another address of the site: quickly, so that the server starts,
 * and then one after the other as well as the build does, which takes a core some 0.1 s a page. The pages of nine languages
 * are 300, so a server that has just been started serves first and improves them later.
 *
 * @param {StaticStore} store its pages have the right address in their plain bytes
 * @param {string} origin
 * @returns {Promise<Promise<void>[]>} once all can be sent; what is in it resolves when the English ones are as small as they become
 */
export async function readdress(store, origin) {
  const pages = [...store.files.values(), ...store.missing.values()].filter(
    ({ file }) => file.origin !== undefined && file.origin !== origin,
  )
  await Promise.all(pages.map((page) => compress(page, quickly, 'quick')))
  const isEnglish = (/** @type {StoredFile} */ { file }) => file.language === null
  setTimeout(() => void improve(pages.filter((page) => !isEnglish(page))), pause).unref()
  return [improve(pages.filter(isEnglish))]
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
  const plain = page.variants.get('identity')?.body ?? Buffer.alloc(0)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16)
  for (const [encoding, encode] of Object.entries(by))
    if (page.variants.has(encoding))
      page.variants.set(
        encoding,
        variantOf(await encode(plain), encoding, `"${hash}-${encoding}-${quality}"`),
      )
  const identity = page.variants.get('identity')
  // A plain page that is read from the disk when it is asked for stays there.
  if (identity) Object.assign(identity, { etag: `"${hash}"` })
  page.encodings = [...page.variants.values()]
    .sort((one, other) => one.size - other.size)
    .map(({ encoding }) => encoding)
}

/**
 * @param {Buffer} body
 * @param {string} encoding
 * @param {string} etag
 * @returns {import('./static-store.mjs').Variant}
 */
function variantOf(body, encoding, etag) {
  return { encoding, etag, size: body.length, body }
}
