import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/**
 * A snapshot as it is served. It is plain data, because the HTTP server, which also serves it, shares no modules with
 * the routes. Times are in ms of `performance.now()`.
 */
export type Published = {
  /** By the name of the content coding. */
  readonly variants: Readonly<Record<'identity' | 'br', { readonly body: Buffer; readonly etag: string }>>
  /** The number of its block. */
  readonly block: string
  /**
   * The time at which it was the newest state of the chain: the time of its block, or the last answer of a node if
   * block times do not show the age.
   */
  readonly readAt: number
}

/** The time for which a snapshot is served while no node answers, ms. After that, prices count as unknown. */
export const longestAge = 300_000

const compress = promisify(brotliCompress)

/** Prepares a snapshot for serving. The tag is derived from the bytes, so that all processes return the same one. */
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
