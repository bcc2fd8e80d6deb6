import { randomBytes } from 'node:crypto'
import type { BlockList } from 'node:net'
import { addressRange } from './addresses'
import { addressNetwork, clientAddress } from './client-address'

/** Who sends a request, as its connection and a trusted proxy tell. */
export type Sender = {
  /** An IP address, or `unknown`. */
  readonly address: string
  /** The range of addresses that the sender is counted as. */
  readonly range: string
  /** The IPv6 network (/48) around the range; null for IPv4. */
  readonly network: string | null
}

/** A request with the facts that do not stand in it. `id`: 16 hex digits, in logs and in `X-Request-Id`. */
export type Arrived = { readonly request: Request; readonly id: string; readonly sender: Sender }

/** A request with the route that answers it, as it is declared: `/api/rpc/[chainId]`. */
export type Asked = Arrived & { readonly route: string }

/**
 * Reads who sends a request.
 * @param peer the address at the other end of the connection
 * @param forwarded the value of `X-Forwarded-For`
 * @param trusted proxies of this deployment, whose `X-Forwarded-For` counts
 */
export function senderOf(peer: string | undefined, forwarded: string | null, trusted: BlockList): Sender {
  const address = clientAddress(peer ?? '', forwarded, trusted)
  return { address, range: addressRange(address), network: addressNetwork(address) }
}

/** An id for a request, 16 hex digits. */
export function newRequestId(): string {
  return randomBytes(8).toString('hex')
}
