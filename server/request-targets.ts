/**
 * Refuses a request for its target (RFC 9112, 3.2) before any code parses, limits or redirects it. The server accepts
 * only the origin form. The absolute form names a host, and so does a path that begins with two slashes, to which a
 * redirect could lead. The server also refuses a path that is not in normal form, because the URL parser of the routes
 * would read another path than the limits do.
 * @param target the unchanged target of the request line
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
 * Checks the normal form of RFC 3986, 6.2.2, in the points in which parsers differ: no dot segment, no empty segment
 * except the last one, no unnecessary encoding, and no encoded separator of segments. Browsers normalize an address in
 * part (URL standard: dot segments, backslashes, spaces). They send empty segments and unnecessary encodings unchanged,
 * but no address of this site has those.
 */
function isNormal(path: string) {
  if (!path.startsWith('/') || path.includes('//') || misread.test(path)) return false
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return false
  return isDecodable(path)
}

/**
 * Raw characters that parsers remove, replace or stop at; encoded letters, digits, `-._~`, control characters and
 * slashes.
 */
const misread =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /[\u0000-\u0020\u007f\\#]|%(?:[01][0-9a-f]|7f|2f|5c|2d|2e|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/i

function isDecodable(path: string) {
  try {
    // Uses the result, because a bundler removes a call whose result is not used.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
