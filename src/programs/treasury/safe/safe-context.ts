import { useStore } from 'zustand'
import { type Address, isSameAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { treasury } from '@/texts/treasury'

import { type SafeHost, safeHost } from '@/wallet/safe/safe-host'

type Inside = Extract<SafeHost, { phase: 'inside' }>

/** Returns the Safe page around this one if it shows this Safe. That page then sends and signs. */
export function useHostOf(safe: SafeId): Inside | null {
  return hostOf(useStore(safeHost), safe)
}

/** Returns the same as `useHostOf`, for event handlers. */
export function currentHost(safe: SafeId): Inside | null {
  return hostOf(safeHost.getState(), safe)
}

/** Returns true if the viewer is an owner. */
export function isOwner(state: SafeState | undefined, viewer: Address | null): boolean {
  return viewer !== null && (state?.owners.some(({ value }) => isSameAddress(value, viewer)) ?? false)
}

function hostOf(host: SafeHost, { chainId, address }: SafeId): Inside | null {
  if (host.phase !== 'inside') return null
  return host.info.chainId === chainId && isSameAddress(host.info.address, address) ? host : null
}

/** Returns the reason why the viewer cannot sign here. */
export function reasonNotToSign(host: Inside | null, viewer: Address | null): string {
  if (host) return treasury.actInSafe
  return viewer === null ? treasury.connectToSign : treasury.notAnOwner
}
