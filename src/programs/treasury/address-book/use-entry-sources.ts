import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { KnownAddresses } from '@/domain/wallet/look-alikes'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { lookAlike } from '@/texts/look-alike'

import { recentRecipients } from '@/wallet/recipient/recent-recipients'
import { configuredAddresses, historyQuery } from '@/wallet/recipient/use-known-addresses'
import { useWallet } from '@/wallet/use-wallet'
import { unreadLines } from '../../look-alike'

/**
 * The addresses that entries are compared with beside the book. `missing`: lines about sources that were not read; `isFailed`: one of
 * them was asked for, and did not answer in whole.
 */
export type EntrySources = {
  known: (chainId: number) => KnownAddresses
  missing: readonly string[]
  isFailed: boolean
}

/**
 * Reads the history and the owners of the Safe that is shown, for a comparison with new entries. They are read at a press only. The
 * history of a Safe on another chain is not known, and said to be missing.
 * @param safe null where no Safe is shown
 * @returns a function that never fails: a source that does not answer is named in `missing`
 */
export function useEntrySources(safe: SafeId | null): (chains: ReadonlySet<number>) => Promise<EntrySources> {
  const { settings, client } = useWallet()
  const queryClient = useQueryClient()
  const recent = useStore(recentRecipients)
  return async (chains) => {
    const isAsked = safe !== null && chains.has(safe.chainId)
    const owners = async () => {
      if (!isAsked) return []
      const { readSafe } = await import('@/chain/safe/read-safe')
      return (await readSafe(client(safe.chainId), safe.address)).owners
    }
    const [history, signers] = await Promise.allSettled([
      isAsked ? queryClient.fetchQuery(historyQuery(safe)) : null,
      owners(),
    ])
    const read = history.status === 'fulfilled' ? history.value : null
    const isElsewhere = [...chains].some((chainId) => chainId !== safe?.chainId)
    const readFrom = read?.isPartial ? read.fromBlock : null
    return {
      known: (chainId) => {
        const isHere = isAsked && chainId === safe.chainId
        return {
          trusted: [
            ...configuredAddresses(settings, chainId),
            ...recent.filter((one) => one.chainId === chainId).map(({ address }) => address),
            ...(isHere ? [safe.address, ...(read?.trusted ?? [])] : []),
            ...(isHere && signers.status === 'fulfilled' ? signers.value : []),
          ],
          seen: isHere ? (read?.seen ?? []) : [],
        }
      },
      missing: [
        ...unreadLines({ isUnread: isElsewhere || history.status === 'rejected', readFrom }, lookAlike),
        ...(signers.status === 'rejected' ? [lookAlike.ownersUnread] : []),
      ],
      isFailed: history.status === 'rejected' || signers.status === 'rejected' || readFrom !== null,
    }
  }
}
