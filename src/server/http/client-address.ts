import { type BlockList, isIP, isIPv6 } from 'node:net'
import { ipv6Groups, isWithin, plainAddress } from './addresses'

/** The key of requests without a known sender: they share one count. */
export const unknownSender = 'unknown'

/**
 * The address of a request's sender. `X-Forwarded-For` is read from the right, where each entry was written by the machine
 * to its right; the first that is not a trusted proxy is the sender.
 * @param peer the address at the other end of the connection
 * @param forwarded the value of `X-Forwarded-For`
 * @param trusted proxies of this deployment; with an empty list the header is ignored
 */
export function clientAddress(peer: string, forwarded: string | null, trusted: BlockList): string {
  let address = plainAddress(peer)
  if (!address) return unknownSender
  const hops = forwarded?.split(',') ?? []
  while (hops.length > 0 && isWithin(address, trusted)) {
    const before = plainAddress(hops.pop() ?? '')
    // After an entry that is not an address, the entries to its left prove nothing.
    if (!before) break
    address = before
  }
  return address
}

/**
 * The network around the range of an IPv6 address, its /48: a site may be assigned that much (RFC 6177), which is 65,536
 * ranges. Null for IPv4.
 */
export function addressNetwork(address: string): string | null {
  return isIPv6(address) ? `${ipv6Groups(address).slice(0, 3).join(':')}::/48` : null
}

/** An address as it may stand in a log: the last byte of IPv4, and all but the first 48 bits of IPv6, are left out. */
export function shortenedAddress(address: string): string {
  if (isIPv6(address)) return `${ipv6Groups(address).slice(0, 3).join(':')}::`
  return isIP(address) ? address.replace(/\d+$/, '0') : address
}
