import { BlockList, isIP, isIPv6 } from 'node:net'

// Network addresses for the HTTP server, which counts connections, and for routes, which count requests.

/**
 * Normalizes an address: without port, brackets and zone, and IPv4 without the IPv6 prefix that sockets add.
 * @returns null for any other text
 */
export function plainAddress(text: string): string | null {
  const bare = text
    .slice(0, longestAddress)
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIP(bare) === 0) return null
  if (!isIPv6(bare)) return bare
  const parts = ipv6Groups(bare)
  if (parts.slice(0, 5).some((part) => part !== '0') || parts[5] !== 'ffff') return bare
  return parts
    .slice(6)
    .flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255])
    .join('.')
}

/** In characters: eight groups with IPv4 at the end, a zone, brackets, a port, and spaces around them. */
const longestAddress = 100

/**
 * Returns the range that counts as one sender: an IPv4 address, or the /64 of an IPv6 address, because a provider
 * assigns at least that to each household (RFC 6177).
 */
export function addressRange(address: string): string {
  return isIPv6(address) ? `${ipv6Groups(address).slice(0, 4).join(':')}::/64` : address
}

/** Returns the eight groups of a valid IPv6 address, in lower case and without leading zeros. */
export function ipv6Groups(address: string): string[] {
  // The URL parser writes the canonical form (RFC 5952), including IPv4 endings.
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  return [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
}

/**
 * Reads a list of addresses and networks in CIDR notation (RFC 4632), separated by commas or spaces.
 * @returns null if an entry is neither
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

/** @returns true if the address is in one of the networks */
export function isWithin(address: string, networks: BlockList): boolean {
  return networks.check(address, family(address))
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
