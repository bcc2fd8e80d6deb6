import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import type { GatewayReader, SafeId } from '@/safe/gateway/gateway-queries'
import { cursorOf } from '@/safe/gateway/next-page'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { nobody } from '@/safe/safe-transaction'
import type { Gateway } from './use-gateway'

/** ms: how often the Safe is asked whether one of its lists changed, while somebody looks. */
const pollInterval = 10_000
/** ms: lists that nobody looks at are not kept for a day, as other answers are: a long history is large. */
const listLifetime = 120_000
/** More Safes of one owner would make the menu longer than the screen. */
const mostOwned = 10

type Place = { gateway: Gateway; safe: SafeId; visible: boolean }
type Listed = Place & { state: SafeState | undefined }

const keyOf = ({ chainId, address }: SafeId, ...parts: readonly unknown[]) => [
  'safe',
  chainId,
  address.toLowerCase(),
  ...parts,
]

/** Under which the Safe itself is kept. */
export const stateKey = (safe: SafeId) => keyOf(safe, 'state')

/** The Safe itself, asked again and again: its tags tell when a list changed, and only then is that list fetched. */
export function useSafeState({ gateway, safe, visible }: Place) {
  return useQuery({
    queryKey: stateKey(safe),
    queryFn: ({ signal }) => gateway.reader.safe(safe, signal),
    refetchInterval: visible ? pollInterval : false,
    enabled: visible,
  })
}

export function useCurrencies({ gateway }: { gateway: Gateway }) {
  return useQuery({
    queryKey: ['safe-currencies'],
    queryFn: ({ signal }) => gateway.reader.currencies(signal),
    staleTime: 86_400_000,
  })
}

/** The Safes that an account owns on a chain; nobody's are none. */
export function useOwnedSafes({ gateway }: Pick<Place, 'gateway'>, chainId: number, owner: Address | null) {
  const query = useQuery({
    queryKey: ['safes-of', chainId, owner],
    queryFn: ({ signal }) => gateway.reader.ownedSafes({ chainId, address: owner ?? nobody }, signal),
    enabled: owner !== null,
    staleTime: 300_000,
  })
  return (query.data?.safes ?? []).slice(0, mostOwned).map((address): SafeId => ({ chainId, address }))
}

/** Balances change with every block and every price, so no tag tells of them: they follow the polls, more slowly. */
export function useSafeBalances({ gateway, safe, visible, currency }: Place & { currency: string }) {
  return useQuery({
    queryKey: keyOf(safe, 'balances', currency),
    queryFn: ({ signal }) => gateway.reader.balances(safe, { currency }, signal),
    refetchInterval: visible ? 3 * pollInterval : false,
    enabled: visible,
  })
}

export function useSafeCollectibles({ state, ...place }: Listed) {
  return useList(place, state, ['collectibles', state?.collectiblesTag], (reader, cursor, signal) =>
    reader.collectibles(place.safe, { cursor }, signal),
  )
}

export function useSafeQueue({ state, ...place }: Listed) {
  return useList(place, state, ['queue', state?.txQueuedTag, state?.nonce], (reader, cursor, signal) =>
    reader.queue(place.safe, { cursor, trusted: true }, signal),
  )
}

export function useSafeHistory({ state, ...place }: Listed, timezone: string) {
  return useList(place, state, ['history', state?.txHistoryTag, timezone], (reader, cursor, signal) =>
    reader.history(place.safe, { cursor, timezone }, signal),
  )
}

export function useSafeMessages({ state, ...place }: Listed) {
  return useList(place, state, ['messages', state?.messagesTag], (reader, cursor, signal) =>
    reader.messages(place.safe, { cursor }, signal),
  )
}

/** One transaction in full; `moment` changes when it may have changed. */
export function useTransaction(
  { gateway, safe }: Omit<Place, 'visible'>,
  id: string | null,
  moment: unknown,
) {
  return useQuery({
    queryKey: [...keyOf(safe, 'transaction', id), moment],
    queryFn: ({ signal }) => gateway.reader.transaction(safe.chainId, id ?? '', signal),
    enabled: id !== null,
    gcTime: listLifetime,
    // What is known of it stays until it is known anew; of another one it would be a lie.
    placeholderData: (previous, query) => (query?.queryKey.at(-2) === id ? previous : undefined),
  })
}

/**
 * A list in pages by cursor. The old list stays on screen until the new one is there, and a page whose link to the next one
 * leads elsewhere than to the gateway is not taken.
 */
function useList<Page extends { next: string | null }>(
  { gateway, safe, visible }: Place,
  state: SafeState | undefined,
  key: readonly unknown[],
  read: (reader: GatewayReader, cursor: string | null, signal: AbortSignal) => Promise<Page>,
) {
  return useInfiniteQuery<Page, Error, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: keyOf(safe, ...key),
    async queryFn({ pageParam, signal }) {
      const page = await read(gateway.reader, pageParam, signal)
      cursorOf(page.next, gateway.origin)
      return page
    },
    enabled: visible && state !== undefined,
    initialPageParam: null,
    getNextPageParam: (last) => cursorOf(last.next, gateway.origin),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: listLifetime,
  })
}
