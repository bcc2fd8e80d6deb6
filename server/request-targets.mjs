/**
 * Whether a request is refused for its target (RFC 9112, 3.2), before anything parses or redirects it. Only the origin
 * form is served: the absolute form names a host, and so does a path that begins with two slashes, to which the
 * framework would redirect. The framework answers a path that cannot be decoded with a fault of its own.
 *
 * @param {string} target as it stands in the request line
 * @param {{ maxPathLength: number, maxTargetLength: number }} limits in characters
 * @returns {{ status: 400 | 414, text: string } | undefined}
 */
export function targetRefusal(target, { maxPathLength, maxTargetLength }) {
  if (target.length > maxTargetLength)
    return { status: 414, text: `An address may have ${maxTargetLength} characters.` }
  const query = target.indexOf('?')
  const path = query < 0 ? target : target.slice(0, query)
  if (path.length > maxPathLength)
    return { status: 414, text: `The path of an address may have ${maxPathLength} characters.` }
  const isOrigin = path.startsWith('/') && path[1] !== '/' && path[1] !== '\\'
  return isOrigin && isDecodable(path) ? undefined : { status: 400, text: 'This address cannot be read.' }
}

/** @param {string} path */
function isDecodable(path) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
