/**
 * Refuses a request for its target (RFC 9112, 3.2) before anything parses, limits or redirects it. Only the origin form is
 * served: the absolute form names a host, and so does a path that begins with two slashes, to which a redirect
 * could lead. A path that is not in its normal form is refused too: the URL parser of the routes would read a different
 * path than the limits do.
 * @param target as it stands in the request line
 * @param limits in characters
 */
export function targetRefusal(
  target: string,
  { maxPathLength, maxTargetLength }: { maxPathLength: number; maxTargetLength: number },
): { status: 400 | 414; text: string } | undefined {
  if (target.length > maxTargetLength)
    return { status: 414, text: `An address may have ${maxTargetLength} characters.` }
  const query = target.indexOf('?')
  const path = query < 0 ? target : target.slice(0, query)
  if (path.length > maxPathLength)
    return { status: 414, text: `The path of an address may have ${maxPathLength} characters.` }
  return isNormal(path) ? undefined : { status: 400, text: 'This address cannot be read.' }
}

/**
 * The normal form of RFC 3986, 6.2.2, as far as readers of a path differ about another one: no dot segment, no empty segment
 * but the last, nothing encoded that need not be, and no encoded delimiter of segments. Browsers bring an address into a part of this
 * form (URL standard: dot segments, backslashes, spaces) and send empty segments and needless encodings as they stand, which no
 * address of this site has.
 */
function isNormal(path: string) {
  if (!path.startsWith('/') || path.includes('//') || misread.test(path)) return false
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return false
  return isDecodable(path)
}

/** Raw characters that parsers drop, turn or cut at; encoded letters, digits, `-._~`, control characters and slashes. */
const misread =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /[\u0000-\u0020\u007f\\#]|%(?:[01][0-9a-f]|7f|2f|5c|2d|2e|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/i

function isDecodable(path: string) {
  try {
    // The result is used: a bundler leaves out a call whose result is not read.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
