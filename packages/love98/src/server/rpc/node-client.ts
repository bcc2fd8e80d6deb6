import 'server-only'
import { type Client, createClient, http } from 'viem'
import { readBytes } from '@/server/http/read-bytes'
import { fetchFrom } from '@/server/rpc/served-nodes'

/**
 * The timeout of one call of the reader to a node, ms, and the maximum size of the answer, bytes. 10,000 logs have
 * about 6 MB.
 */
const limits = { timeout: 10_000, maxBytes: 33_554_432 } as const

/**
 * Creates a client for the reads of this process.
 * @param url the address of the node; viem's errors contain it, so they must not be shown
 */
export function nodeClient(url: string): Client {
  return createClient({
    transport: http(url, { retryCount: 0, timeout: limits.timeout, fetchFn: bounded(fetchFrom(url)) }),
  })
}

/** Limits the response, because a node that sends data without end must not fill the memory. */
function bounded(fetchFn: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchFn(input, init)
    const bytes = await readBytes(response.body, limits.maxBytes)
    if (!bytes) throw new Error('The answer of the node is too long')
    const { status, headers } = response
    return new Response(new Uint8Array(bytes), {
      status,
      headers: { 'content-type': headers.get('content-type') ?? '' },
    })
  }
}
