import { randomBytes } from 'node:crypto'
import type { BlockList } from 'node:net'
import { addressRange } from './addresses'
import { addressNetwork, clientAddress } from './client-address'

export type Sender = {
  /** An IP address, or `unknown`. */
  readonly address: string
  readonly range: string
  /** The IPv6 network (/48) that contains the range; null for IPv4. */
  readonly network: string | null
}

/** A request with the facts that are not part of it. `id` is 16 hex digits, used in logs and in `X-Request-Id`. */
export type ReceivedRequest = { readonly request: Request; readonly id: string; readonly sender: Sender }

/** A request with the declared path of its route: `/api/rpc/[chainId]`. */
export type RoutedRequest = ReceivedRequest & { readonly route: string }

/**
 * Returns the sender of a request.
 * @param peer the address at the other end of the connection
 * @param forwarded the value of `X-Forwarded-For`, or of the header that these proxies set instead
 * @param trusted the proxies of this deployment, whose header is used
 */
export function senderOf(peer: string | undefined, forwarded: string | null, trusted: BlockList): Sender {
  const address = clientAddress(peer ?? '', forwarded, trusted)
  return { address, range: addressRange(address), network: addressNetwork(address) }
}

export function newRequestId(): string {
  return randomBytes(8).toString('hex')
}
