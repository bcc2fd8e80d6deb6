import type { Address } from '@/domain/address'
import type { SafeId } from './gateway/gateway-queries'

/** An address as a person types it, `0x…`, with the chain that stands before it (EIP-3770, or its number); unchecked. */
export function splitAddress(text: string): { chain: string | null; address: Address } | null {
  const [, chain = null, address] = /^(?:([a-z0-9-]{1,20}):)?(0x[0-9a-f]{40})$/i.exec(text.trim()) ?? []
  // The pattern is the type's own.
  return address ? { chain, address: address as Address } : null
}

/** How a Safe is written into the address of this page. */
export function safeText({ chainId, address }: SafeId): string {
  return `${chainId}:${address}`
}
