import { useStore } from 'zustand'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { parseSafe } from '@/safe/safe-address'
import { safeHost } from '@/wallet/safe/safe-host'
import { useWallet } from '@/wallet/use-wallet'

/** The Safes that can be chosen without typing, and the one that is shown. */
export type SelectedSafe = {
  /** The window's argument, else the Safe around the page, else the community's. */
  shown: SafeId | null
  own: SafeId | null
  connected: SafeId | null
  /** The network of an address that is typed. */
  chainId: number
}

export function useSelectedSafe(argument: string | null): SelectedSafe {
  const { settings } = useWallet()
  const { info } = useStore(safeHost)
  const own = settings.safe.treasury
  const connected = info && { chainId: info.chainId, address: info.address }
  const first = settings.chains[0]?.id ?? 1
  const asked = argument === null ? null : parseSafe(argument, own?.chainId ?? first)
  const shown = asked ?? connected ?? own
  return { shown, own, connected, chainId: shown?.chainId ?? first }
}
