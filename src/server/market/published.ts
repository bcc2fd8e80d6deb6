import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/**
 * A snapshot as it is served, by the HTTP server too, which shares no modules with the routes: plain data. Times are ms of
 * `performance.now()`.
 */
export type Published = {
  /** By the name of the content coding. */
  readonly variants: Readonly<Record<'identity' | 'br', { readonly body: Buffer; readonly etag: string }>>
  /** The number of its block. */
  readonly block: string
  /** When it was the newest state of the chain: the time of its block, or when a node was last heard where that tells no age. */
  readonly readAt: number
}

/** Time for which a snapshot is served while no node answers, ms. After that prices are not known. */
export const longestAge = 300_000

const compress = promisify(brotliCompress)

/** Makes a snapshot ready to be served. The tag follows from the bytes, so that all processes give the same one. */
export async function publish(json: string, block: string, readAt: number): Promise<Published> {
  const body = Buffer.from(json)
  const short = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    variants: {
      identity: { body, etag: `"${hash}"` },
      br: { body: short, etag: `"${hash}-br"` },
    },
    block,
    readAt,
  }
}
