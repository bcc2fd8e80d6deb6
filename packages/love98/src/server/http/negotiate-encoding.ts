import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/**
 * Reads the encodings that a client accepts, with their weights (RFC 9110, 12.5.3). Invalid parts count as not listed.
 * @param header the value of `Accept-Encoding`
 * @returns weight from 0 (refused) to 1
 */
function readWeights(header: string): (encoding: string) => number {
  const weights: Map<string, number> = new Map()
  for (const part of header.toLowerCase().split(',', partLimit)) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    if (name && /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality)) weights.set(name, Number(quality))
  }
  // An unencoded answer is acceptable unless it is excluded by name or by the wildcard.
  return (encoding) => weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0)
}

/** The maximum number of parts that are read; clients list a handful. */
const partLimit = 20

/**
 * Chooses the encoding of an answer: the one of the highest weight, the smaller one among equals. If a client accepts
 * none of them, the answer is not encoded, which RFC 9110 allows and every client understands.
 * @param header the value of `Accept-Encoding`; without one the answer is not encoded
 * @param available the smallest first, including `identity`
 * @returns one of `available`, or `identity`
 */
export function negotiateEncoding(header: string | undefined, available: readonly string[]): string {
  if (!header) return 'identity'
  const weightOf = readWeights(header.slice(0, headerLimit))
  let best = 'identity'
  let highest = 0
  for (const encoding of available) {
    const weight = weightOf(encoding)
    if (weight > highest) [best, highest] = [encoding, weight]
  }
  return best
}

/** In characters. */
const headerLimit = 500

const compress = promisify(gzip)
/** The minimum size of a compressed answer, bytes. */
const compressedFrom = 1024

/** Returns an answer of text with its length, compressed from 1 KB on if the client accepts it. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  if (response.body === null || headers.has('content-encoding') || status === 304) return response
  if (!/json|^text\/|javascript|xml/.test(headers.get('content-type') ?? '')) return response
  const plain = Buffer.from(await response.arrayBuffer())
  const isLong = plain.length >= compressedFrom
  const accepted = request.headers.get('accept-encoding') ?? undefined
  const encoding = isLong ? negotiateEncoding(accepted, ['gzip', 'identity']) : 'identity'
  const body = encoding === 'gzip' ? await compress(plain) : plain
  if (isLong && !/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'accept-encoding')
  if (encoding === 'gzip') headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return new Response(new Uint8Array(body), { status, headers })
}
