import type { Address } from '@/domain/address'
import type { SafeId } from './gateway/gateway-queries'

/**
 * A Safe as a person types it or an address of this page names it: `0x…`, or with its chain before it, `1:0x…`. Short names
 * of chains (`eth:0x…`) are a wallet's own and are cut off.
 * @param otherwise the chain of an address that names none
 */
export function parseSafe(text: string, otherwise: number): SafeId | null {
  const [, chain, address] = /^(?:([a-z0-9-]{1,20}):)?(0x[0-9a-f]{40})$/i.exec(text.trim()) ?? []
  if (!address) return null
  const number = chain && /^\d+$/.test(chain) ? Number(chain) : otherwise
  // The pattern is the type's own.
  return Number.isSafeInteger(number) && number > 0 ? { chainId: number, address: address as Address } : null
}

/** How a Safe is written into the address of this page. */
export function safeText({ chainId, address }: SafeId): string {
  return `${chainId}:${address}`
}
