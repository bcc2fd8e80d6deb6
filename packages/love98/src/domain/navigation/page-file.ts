/**
 * Returns the path of the file of a page below the folder of pages, without its extension. Letters outside ASCII stay,
 * so that names are short enough for file systems; ASCII characters that some systems refuse stay encoded.
 * @param path of the address: `/p/swap/%24CAT-ETH`
 */
export function pageFileOf(path: string): string {
  return path
    .slice(1)
    .split('/')
    .map((segment) =>
      Array.from(decodeURIComponent(segment), (character) =>
        /[\w.-]|\P{ASCII}/u.test(character) ? character : encoded(character),
      ).join(''),
    )
    .join('/')
}

/** Returns the address of the page in a file: the reverse of `pageFileOf`. */
export function pageAddressOf(file: string): string {
  return `/${canonicalPath(file)}`
}

/**
 * Returns a path in the one form in which pages are stored, because browsers encode `$` in an address or leave it.
 * @throws {URIError} if it is not encoded correctly
 */
export function canonicalPath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join('/')
}

/** `encodeURIComponent` leaves `*` and a few others. */
function encoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
