import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Address } from '@/domain/address'
import { hasServer, safeServiceUrl } from '@/domain/build/capabilities'
import type { GatewayAccess } from '@/safe/gateway/gateway-call'
import { createGatewayMutations } from '@/safe/gateway/gateway-mutations'
import { createGatewayQueries, type GatewayQueries, type SafeId } from '@/safe/gateway/gateway-queries'
import { cursorOf } from '@/safe/gateway/next-page'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { zeroAddress } from '@/safe/safe-transaction'
import { useWallet } from '@/wallet/use-wallet'

/** The Safe service, through our server where there is one; null if the deployment has no service. */
export function useGateway() {
  const { gatewayOrigin } = useWallet().settings.safe
  return useMemo(() => {
    if (gatewayOrigin === null) return null
    const access: GatewayAccess = { base: hasServer ? '/api/safe' : safeServiceUrl, origin: gatewayOrigin }
    return {
      queries: createGatewayQueries(access),
      mutations: createGatewayMutations(access),
      origin: gatewayOrigin,
    }
  }, [gatewayOrigin])
}

export type Gateway = NonNullable<ReturnType<typeof useGateway>>

/** The interval between two reads of the Safe while its window is visible, ms. Its tags say which list changed. */
const pollInterval = 10_000
/**
 * The lifetime of unused lists, ms. It is shorter than the default of one day, since a long history takes
 * much memory.
 */
export const listLifetime = 120_000
/** More Safes of one owner would make the menu longer than the screen. */
const maxOwnedSafes = 10

export type SafeQueryOptions = { gateway: Gateway; safe: SafeId; visible: boolean }
export type SafeListOptions = SafeQueryOptions & { state: SafeState | undefined }

/** Query key of something that belongs to one Safe. */
export const safeKey = ({ chainId, address }: SafeId, ...parts: readonly unknown[]) => [
  'safe',
  chainId,
  address.toLowerCase(),
  ...parts,
]

/** Query key of the Safe itself. */
export const stateKey = (safe: SafeId) => safeKey(safe, 'state')

/** The Safe itself, polled while visible: a list is fetched again only when its tag changed. */
export function useSafeState({ gateway, safe, visible }: SafeQueryOptions) {
  return useQuery({
    queryKey: stateKey(safe),
    queryFn: ({ signal }) => gateway.queries.safe(safe, signal),
    refetchInterval: visible ? pollInterval : false,
    enabled: visible,
  })
}

export function useCurrencies({ gateway }: { gateway: Gateway }) {
  return useQuery({
    queryKey: ['safe-currencies'],
    queryFn: ({ signal }) => gateway.queries.currencies(signal),
    staleTime: 86_400_000,
  })
}

/** The Safes that an account owns on a chain; empty without an account. */
export function useOwnedSafes(
  { gateway }: Pick<SafeQueryOptions, 'gateway'>,
  chainId: number,
  owner: Address | null,
) {
  const query = useQuery({
    queryKey: ['safes-of', chainId, owner],
    queryFn: ({ signal }) => gateway.queries.ownedSafes({ chainId, address: owner ?? zeroAddress }, signal),
    enabled: owner !== null,
    staleTime: 300_000,
  })
  return (query.data?.safes ?? []).slice(0, maxOwnedSafes).map((address): SafeId => ({ chainId, address }))
}

/** Balances have no tag, since they change with every block and price: polled at a third of the rate. */
export function useSafeBalances({
  gateway,
  safe,
  visible,
  currency,
}: SafeQueryOptions & { currency: string }) {
  return useQuery({
    queryKey: safeKey(safe, 'balances', currency),
    queryFn: ({ signal }) => gateway.queries.balances(safe, { currency }, signal),
    refetchInterval: visible ? 3 * pollInterval : false,
    enabled: visible,
  })
}

export function useSafeCollectibles({ state, ...place }: SafeListOptions) {
  return useSafeList(place, state, ['collectibles', state?.collectiblesTag], (queries, page, signal) =>
    queries.collectibles(place.safe, page, signal),
  )
}

export function useSafeQueue({ state, ...place }: SafeListOptions) {
  return useSafeList(place, state, ['queue', state?.txQueuedTag, state?.nonce], (queries, page, signal) =>
    queries.queue(place.safe, { trusted: true, ...page }, signal),
  )
}

export function useSafeMessages({ state, ...place }: SafeListOptions) {
  return useSafeList(place, state, ['messages', state?.messagesTag], (queries, page, signal) =>
    queries.messages(place.safe, page, signal),
  )
}

/** `seen`: the tags that the page is read for; our server gives no answer that it fetched for other ones. */
type PageWanted = { cursor: string | null; seen: string }

/**
 * A list in pages by cursor. The previous list stays until the new one is loaded; a page whose `next` link has another
 * origin than the gateway is an error.
 */
export function useSafeList<Page extends { next: string | null }>(
  { gateway, safe, visible }: SafeQueryOptions,
  state: SafeState | undefined,
  key: readonly unknown[],
  read: (queries: GatewayQueries, page: PageWanted, signal: AbortSignal) => Promise<Page>,
) {
  return useInfiniteQuery<Page, Error, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: safeKey(safe, ...key),
    async queryFn({ pageParam, signal }) {
      const page = await read(gateway.queries, { cursor: pageParam, seen: key.join(' ') }, signal)
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

/** The state of a paged list in TanStack Query. */
export type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** Fetches the next page. After a failure it does not fetch again automatically. */
export function useNextPage({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Pages) {
  return useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
}

/** Fetches page after page until there is no more, one failed, or it is stopped. */
export function useLoadAll(query: Pages & { data?: { pages: readonly unknown[] } | undefined }) {
  const [isOn, setOn] = useState(false)
  const fetchNext = useNextPage(query)
  const { hasNextPage, isFetchNextPageError, data } = query
  const loaded = data?.pages.length ?? 0

  // Pages come over the network, and each names the next one. One can come between two renders, as if none
  // had been fetched.
  useEffect(() => {
    if (isOn && loaded > 0) fetchNext()
  }, [isOn, fetchNext, loaded])

  return { hasMore: hasNextPage, isLoading: isOn && hasNextPage && !isFetchNextPageError, setLoading: setOn }
}
