import { getAddress } from 'viem/utils'
import type { Address } from '@/domain/address'
import type { SafeId } from './gateway/gateway-queries'
import { splitAddress } from './safe-address'

export type AddressProblem =
  | 'not-an-address'
  /** The capital letters differ from EIP-55, so a character is wrong. */
  | 'checksum'
  /** The chain of its short name (EIP-3770) is unknown here. */
  | 'unknown-network'
  /** It is for another chain. */
  | 'other-network'

/** Short names of chains, as Safe's wallets write them before addresses (https://eips.ethereum.org/EIPS/eip-3770). */
const shortNames: Readonly<Record<string, number>> = {
  eth: 1,
  gor: 5,
  oeth: 10,
  bnb: 56,
  gno: 100,
  unichain: 130,
  matic: 137,
  pol: 137,
  sonic: 146,
  zksync: 324,
  wc: 480,
  mantle: 5_000,
  base: 8_453,
  arb1: 42_161,
  celo: 42_220,
  avax: 43_114,
  linea: 59_144,
  blast: 81_457,
  basesep: 84_532,
  scr: 534_352,
  sep: 11_155_111,
}

/**
 * Reads a Safe from typed text or an address of this page: `0x…`, or with its chain before it by short name (EIP-3770)
 * or number. Mixed-case digits must have the checksum of EIP-55.
 * @param otherwise the chain of an address without a prefix
 */
export function readSafeId(text: string, otherwise: number): SafeId | AddressProblem {
  const parts = splitAddress(text)
  if (!parts) return 'not-an-address'
  const chainId = parts.chain === null ? otherwise : chainOf(parts.chain)
  if (chainId === null) return 'unknown-network'
  const address = checkedAddress(parts.address)
  return address ? { chainId, address } : 'checksum'
}

export function readRecipient(text: string, chainId: number): Address | AddressProblem {
  const read = readSafeId(text, chainId)
  if (typeof read === 'string') return read
  return read.chainId === chainId ? read.address : 'other-network'
}

/** Formats an address with the short name of its chain (EIP-3770); without it if the short name is unknown here. */
export function prefixedAddress({ chainId, address }: SafeId): string {
  const name = chainShortName(chainId)
  return name ? `${name}:${address}` : address
}

/** Returns the short name of a chain (EIP-3770); null if it is unknown here. */
export function chainShortName(chainId: number): string | null {
  return Object.keys(shortNames).find((known) => shortNames[known] === chainId) ?? null
}

function chainOf(name: string): number | null {
  if (Object.hasOwn(shortNames, name.toLowerCase())) return shortNames[name.toLowerCase()] ?? null
  const number = /^[1-9]\d{0,15}$/.test(name) ? Number(name) : null
  return number !== null && Number.isSafeInteger(number) ? number : null
}

/**
 * Returns the address with its checksum; null if the given checksum is wrong. Digits of a single case have none
 * (EIP-55).
 */
function checkedAddress(address: Address): Address | null {
  const digits = address.slice(2)
  const checked = getAddress(address.toLowerCase())
  const hasNone = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return hasNone || checked.slice(2) === digits ? checked : null
}
