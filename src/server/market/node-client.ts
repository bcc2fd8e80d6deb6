import 'server-only'
import { type Client, createClient, http } from 'viem'
import { readBytes } from '@/server/http/read-bytes'
import { fetchFrom } from '@/server/rpc/served-nodes'

/** How long a node may take for one call of the reader, ms, and how much it may answer: 10,000 logs have about 6 MB. */
const limits = { timeout: 10_000, maxBytes: 33_554_432 } as const

/** A client for what this process reads by itself. @param url of the node; it stands in viem's errors, so never show those */
export function marketClient(url: string): Client {
  return createClient({
    transport: http(url, { retryCount: 0, timeout: limits.timeout, fetchFn: bounded(fetchFrom(url)) }),
  })
}

/** A node that answers without end must not fill the memory. */
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
