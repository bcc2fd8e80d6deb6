const [longestMetadata, longestPicture] = [400_000, 300_000] as const

export type TokenPicture = { kind: 'picture'; url: string } | { kind: 'elsewhere' } | { kind: 'none' }

const pictureUrl = /^data:image\/(png|svg\+xml|webp|jpeg|gif)[;,]/
const none: TokenPicture = { kind: 'none' }

/**
 * Returns the picture in the result of `tokenURI` (ERC-721) or `uri` (ERC-1155), if it is completely on the chain: a
 * `data:` URL of JSON whose `image` is a `data:` URL of a picture, or whose `image_data` is an SVG, or such a picture
 * itself. Nothing is fetched, because the picture's server would learn about the viewer. An `<img>` with a `data:` URL
 * runs no script of an SVG and loads none of its references.
 */
export function pictureOfUri(uri: string): TokenPicture {
  if (uri.length > longestMetadata) return none
  const given = uri.trim()
  if (given === '') return none
  if (pictureUrl.test(given)) return bounded(given)
  if (!/^data:/i.test(given)) return { kind: 'elsewhere' }
  const metadata = objectOf(textOf(given))
  if (!metadata) return none
  const image = textIn(metadata, 'image') ?? textIn(metadata, 'image_url')
  if (image !== null) {
    const url = image.trim()
    if (pictureUrl.test(url)) return bounded(url)
    if (/^<svg[\s>]/i.test(url)) return bounded(svgUrl(url))
    return url === '' || /^data:/i.test(url) ? none : { kind: 'elsewhere' }
  }
  const drawing = textIn(metadata, 'image_data')?.trim() ?? ''
  return /^<(svg|\?xml)[\s>]/i.test(drawing) ? bounded(svgUrl(drawing)) : none
}

function bounded(url: string): TokenPicture {
  return url.length <= longestPicture ? { kind: 'picture', url } : none
}

function svgUrl(text: string): string {
  // A lone surrogate cannot be encoded.
  return `data:image/svg+xml,${encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))}`
}

/** Returns the text of a `data:` URL of JSON; null for any other URL, or if the encoding is invalid (RFC 2397). */
function textOf(url: string): string | null {
  const [, parameters = '', content = ''] =
    /^data:application\/json((?:;[^,;]{0,40}){0,4}),([\s\S]*)$/i.exec(url) ?? []
  if (content === '') return null
  try {
    if (/;base64$/i.test(parameters))
      return new TextDecoder('utf-8', { fatal: true }).decode(
        Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)),
      )
    // Many contracts write their JSON without escapes; a percent sign in it is then a plain character.
    return content.startsWith('{') ? content : decodeURIComponent(content)
  } catch {
    return null
  }
}

function objectOf(json: string | null): object | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

function textIn(metadata: object, name: string): string | null {
  const value: unknown = Object.hasOwn(metadata, name) ? Reflect.get(metadata, name) : null
  return typeof value === 'string' ? value : null
}
