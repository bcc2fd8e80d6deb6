import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { negotiateEncoding } from './negotiate-encoding'

const compress = promisify(gzip)
/** Bytes from which an answer is compressed. */
const compressedFrom = 1024

/** An answer of text, compressed for a client that accepts it where it has 1 KB or more; with its length. */
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
