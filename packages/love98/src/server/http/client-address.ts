import { type BlockList, isIP, isIPv6 } from 'node:net'
import { ipv6Groups, isWithin, plainAddress } from './addresses'

/** The key of requests without a known sender. They share one count. */
export const unknownSender = 'unknown'

/**
 * Returns the address of a request's sender. `X-Forwarded-For` is read from the right, because each entry was written
 * by the machine to its right. The first address that is not a trusted proxy is the sender.
 * @param peer the address at the other end of the connection
 * @param forwarded the value of `X-Forwarded-For`
 * @param trusted the proxies of this deployment; with an empty list the header is ignored
 */
export function clientAddress(peer: string, forwarded: string | null, trusted: BlockList): string {
  let address = plainAddress(peer)
  if (!address) return unknownSender
  const hops = forwarded?.split(',') ?? []
  while (hops.length > 0 && isWithin(address, trusted)) {
    const before = plainAddress(hops.pop() ?? '')
    // The entries to the left of an invalid address are not reliable.
    if (!before) break
    address = before
  }
  return address
}

/**
 * Returns the /48 network that contains the range of an IPv6 address, or null for IPv4. A site may be assigned a /48
 * (RFC 6177), which has 65,536 ranges.
 */
export function addressNetwork(address: string): string | null {
  return isIPv6(address) ? `${ipv6Groups(address).slice(0, 3).join(':')}::/48` : null
}

/** Returns a shortened address for logs: without the last byte of IPv4, and only the first 48 bits of IPv6. */
export function shortenedAddress(address: string): string {
  if (isIPv6(address)) return `${ipv6Groups(address).slice(0, 3).join(':')}::`
  return isIP(address) ? address.replace(/\d+$/, '0') : address
}
