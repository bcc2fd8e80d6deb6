import { useStore } from 'zustand'
import { type Address, isSameAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import type { treasuryTexts } from '@/texts/en/programs/treasury'
import { type SafeHost, safeHost } from '@/wallet/safe/safe-host'

type Inside = Extract<SafeHost, { phase: 'inside' }>

/** The Safe page around this one, when it shows this Safe: it sends and signs then. */
export function useHostOf(safe: SafeId): Inside | null {
  return hostOf(useStore(safeHost), safe)
}

/** The same for event handlers. */
export function currentHost(safe: SafeId): Inside | null {
  return hostOf(safeHost.getState(), safe)
}

/** Whether the viewer is an owner. */
export function isOwner(state: SafeState | undefined, viewer: Address | null): boolean {
  return viewer !== null && (state?.owners.some(({ value }) => isSameAddress(value, viewer)) ?? false)
}

function hostOf(host: SafeHost, { chainId, address }: SafeId): Inside | null {
  if (host.phase !== 'inside') return null
  return host.info.chainId === chainId && isSameAddress(host.info.address, address) ? host : null
}

/** Why the viewer cannot sign here. */
export function reasonNotToSign(
  host: Inside | null,
  viewer: Address | null,
  texts: typeof treasuryTexts,
): string {
  if (host) return texts.actInSafe
  return viewer === null ? texts.connectToSign : texts.notAnOwner
}
