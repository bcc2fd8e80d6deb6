import { useStore } from 'zustand'
import { isSameAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { type AddressProblem, readSafeId } from '@/safe/read-address'
import { safeHost } from '@/wallet/safe/safe-host'
import { useWallet } from '@/wallet/use-wallet'

/** The Safes that can be chosen without typing, and the Safe that is shown. */
export type SelectedSafe = {
  /** The window's argument, else the Safe around the page, else the community's; null also for an invalid argument. */
  shown: SafeId | null
  /** The owner of the shown Safe: `own` is the community's, `connected` is the Safe around the page. */
  standing: 'own' | 'connected' | 'other'
  /** The problem of the window's argument. */
  problem: AddressProblem | null
  own: SafeId | null
  connected: SafeId | null
  /** The network of a typed address without a prefix. */
  chainId: number
}

export function useSelectedSafe(argument: string | null): SelectedSafe {
  const { settings } = useWallet()
  const { info } = useStore(safeHost)
  const own = settings.safe.treasury
  const connected = info && { chainId: info.chainId, address: info.address }
  const first = settings.chains[0]?.id ?? 1
  const asked = argument === null ? null : readSafeId(argument, own?.chainId ?? first)
  const problem = typeof asked === 'string' ? asked : null
  const shown = typeof asked === 'string' ? null : (asked ?? connected ?? own)
  const standing = isSameSafe(shown, own) ? 'own' : isSameSafe(shown, connected) ? 'connected' : 'other'
  return { shown, standing, problem, own, connected, chainId: shown?.chainId ?? first }
}

function isSameSafe(one: SafeId | null, other: SafeId | null): boolean {
  return one !== null && one.chainId === other?.chainId && isSameAddress(one.address, other.address)
}
