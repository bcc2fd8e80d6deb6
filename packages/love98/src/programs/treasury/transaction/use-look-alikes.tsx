import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { type Address, isSameAddress } from '@/domain/address'
import { findLookAlike } from '@/domain/wallet/look-alikes'
import { LookAlike, unreadHistoryLines } from '@/programs/look-alike'
import { lookAlike } from '@/texts/look-alike'
import { useKnownAddresses } from '@/wallet/recipient/use-known-addresses'
import { addressBook } from '../address-book/stored-book'
import type { ListProps } from '../list/list-props'
import { useSafeContract } from '../safe/use-safe-context'
import { safeKey } from '../safe/use-safe-queries'
import { Warnings } from './warnings'
import styles from './warnings.module.css'

type ComparisonContext = Pick<ListProps, 'gateway' | 'safe' | 'state' | 'viewer'>

/**
 * Compares the addresses of a transaction or a message with known ones: the owners of the contract, the
 * visitor's address book, the configuration of the community, recent recipients in this browser, and the
 * history on the chain. The gateway's history is not proven: it only adds warnings.
 * @returns the warnings with their acknowledgments; `isOpen` while one of them is not acknowledged, or
 * addresses are compared
 */
export function useLookAlikes(place: ComparisonContext, addresses: readonly Address[]) {
  const { gateway, safe, state, viewer } = place
  const [compared, setCompared] = useState<ReadonlySet<string>>(new Set())
  const known = useKnownAddresses(safe)
  const owners = useSafeContract(safe, state)
  const book = useStore(addressBook)
  const reported = useQuery({
    queryKey: safeKey(safe, 'recipients', state?.txHistoryTag),
    async queryFn({ signal }): Promise<readonly Address[]> {
      const page = { timezone: 'UTC', cursor: null, seen: `recipients ${state?.txHistoryTag}` }
      const { results } = await gateway.queries.history(safe, page, signal)
      return results.flatMap((row) => {
        if (row.type !== 'TRANSACTION') return []
        const { txInfo } = row.transaction
        if (txInfo.type === 'Transfer') return [txInfo.sender.value, txInfo.recipient.value] as Address[]
        return txInfo.type === 'Custom' ? [txInfo.to.value as Address] : []
      })
    },
    enabled: state !== undefined && addresses.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const trusted = [
    ...known.trusted,
    ...(owners.data?.owners ?? []),
    ...(viewer ? [viewer] : []),
    ...book.filter(({ chainId }) => chainId === safe.chainId).map(({ address }) => address),
  ]
  const seen = [...known.seen, ...(reported.data ?? [])]
  // A batch can have a hundred calls, so it is not compared again at each keystroke.
  const key = [trusted, seen, addresses]
    .map((list) => list.join())
    .join(';')
    .toLowerCase()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains all compared addresses
  const lookAlikes = useMemo(
    () =>
      addresses.flatMap((to) => {
        const found = findLookAlike(to, { trusted, seen })
        return found ? [{ to, known: found, id: `${to} ${found.address}`.toLowerCase() }] : []
      }),
    [key],
  )
  const isNew = addresses.some((to) => !trusted.some((one) => isSameAddress(one, to)))
  // Contract and history are read after the state of the Safe. Placeholder data is from another query and does not count.
  const isWaiting = ({ isPending, isPlaceholderData }: { isPending: boolean; isPlaceholderData: boolean }) =>
    state !== undefined && (isPending || isPlaceholderData)
  const isReading = isNew && (!known.isRead || isWaiting(owners) || isWaiting(reported))
  const isMissing = ({ data }: { data: unknown }) => data === undefined
  const missing =
    isNew && !isReading
      ? [
          ...unreadHistoryLines(known, lookAlike),
          ...(isMissing(owners) ? [lookAlike.ownersUnread] : []),
          ...(isMissing(reported) ? [lookAlike.historyUnread] : []),
        ]
      : []
  const toggle = (id: string, isCompared: boolean) => {
    const next = new Set(compared)
    if (isCompared) next.add(id)
    else next.delete(id)
    setCompared(next)
  }
  return {
    isOpen: isReading || lookAlikes.some(({ id }) => !compared.has(id)),
    warnings: (isReading || missing.length > 0 || lookAlikes.length > 0) && (
      <div className={styles.line}>
        {isReading && <p role="status">{lookAlike.reading}</p>}
        <Warnings icon="info" lines={missing} />
        {lookAlikes.map(({ id, ...pair }) => (
          <LookAlike
            key={id}
            {...pair}
            isCompared={compared.has(id)}
            onCompared={(isCompared) => toggle(id, isCompared)}
          />
        ))}
      </div>
    ),
  }
}
