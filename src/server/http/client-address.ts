import { BlockList, isIP, isIPv6 } from 'node:net'
import { peerHeader } from '../../../server/shared-names.mjs'

/** The key of requests without a known sender: they share one count. */
export const unknownSender = 'unknown'

/**
 * The address of a request's sender. `X-Forwarded-For` is read from the right, where each entry was written by the machine
 * to its right; the first that is not a trusted proxy is the sender.
 * @param trusted proxies of this deployment; with an empty list the header is ignored
 */
export function clientAddress(headers: Headers, trusted: BlockList): string {
  let address = plainAddress(headers.get(peerHeader) ?? '')
  if (!address) return unknownSender
  const hops = headers.get('x-forwarded-for')?.split(',') ?? []
  while (hops.length > 0 && isTrusted(address, trusted)) {
    const before = plainAddress(hops.pop() ?? '')
    // After an entry that is not an address, the entries to its left prove nothing.
    if (!before) break
    address = before
  }
  return address
}

/**
 * The range that one sender is counted as: an IPv4 address, or the /64 of an IPv6 address, since a provider assigns at
 * least that to each household (RFC 6177).
 */
export function addressRange(address: string): string {
  return isIPv6(address) ? `${groups(address).slice(0, 4).join(':')}::/64` : address
}

/** An address as it may stand in a log: the last byte of IPv4, and all but the first 48 bits of IPv6, are left out. */
export function shortenedAddress(address: string): string {
  if (isIPv6(address)) return `${groups(address).slice(0, 3).join(':')}::`
  return isIP(address) ? address.replace(/\d+$/, '0') : address
}

/**
 * Reads a list of addresses and networks in CIDR notation (RFC 4632), separated by commas or spaces.
 * @returns null when an entry is neither
 */
export function parseNetworks(text: string): BlockList | null {
  const networks = new BlockList()
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', length, ...rest] = entry.split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    if (version === 0 || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null
    const bits = length === undefined ? most : Number(length)
    if (bits > most) return null
    networks.addSubnet(address, bits, family(address))
  }
  return networks
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, family(address))
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** Without port, brackets and zone, and IPv4 as such where a socket writes it into IPv6; null for anything else. */
function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIP(bare) === 0) return null
  if (!isIPv6(bare)) return bare
  const parts = groups(bare)
  if (parts.slice(0, 5).some((part) => part !== '0') || parts[5] !== 'ffff') return bare
  return parts
    .slice(6)
    .flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255])
    .join('.')
}

/** The eight groups of a valid IPv6 address, in lower case and without leading zeros. */
function groups(address: string): string[] {
  // The parser of web addresses writes the canonical form (RFC 5952), IPv4 endings included.
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
