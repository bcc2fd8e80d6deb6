import type { Address } from '@/domain/address'
import type { SafeId } from './gateway/gateway-queries'

/** Splits a typed address, `0x…`, from its chain prefix (EIP-3770, or a chain id); neither is validated. */
export function splitAddress(text: string): { chain: string | null; address: Address } | null {
  const [, chain = null, address] = /^(?:([a-z0-9-]{1,20}):)?(0x[0-9a-f]{40})$/i.exec(text.trim()) ?? []
  // The pattern matches exactly the type `Address`.
  return address ? { chain, address: address as Address } : null
}

export function safeText({ chainId, address }: SafeId): string {
  return `${chainId}:${address}`
}
