import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readTokenMetadata } from '@/chain/tokens/token-facts'
import type { Address } from '@/domain/address'
import { type TokenFacts, type TokenFactsByAddress, tokenFactsOf } from '@/domain/wallet/token-facts'
import type { DescribedCall } from '@/safe/decode/described-call'
import type { MessageMeaning } from '@/safe/decode/messages/message-meaning'
import { tokensOfCall } from '@/safe/decode/tokens-of-call'
import { useStable } from '@/ui/use-stable'
import { useWallet } from '@/wallet/use-wallet'
import { tokensOfMessage } from '../messages/message-texts'
import type { TextContext } from '../transaction/action-texts'

/** The context for describing these calls. The facts of all their tokens are read in one call. */
export function useDescriptionContext(
  calls: readonly DescribedCall[],
  { chainId, nativeSymbol }: { chainId: number; nativeSymbol: string },
): TextContext {
  const { facts } = useTokenFacts(chainId, calls.flatMap(tokensOfCall))
  return useMemo(() => ({ nativeSymbol, facts }), [nativeSymbol, facts])
}

/** The same context for messages. */
export function useMessageContext(
  meanings: readonly MessageMeaning[],
  chainId: number,
  nativeSymbol: string,
): TextContext {
  const { facts } = useTokenFacts(chainId, meanings.flatMap(tokensOfMessage))
  return useMemo(() => ({ nativeSymbol, facts }), [nativeSymbol, facts])
}

/** The time after which a contract without valid answers is asked again, ms. Valid answers are kept. */
const unknownLifetime = 60_000

/** Facts of the requested contracts; `isPending` until the first answer, `retry` after a failure. */
type ReadTokens = { facts: TokenFactsByAddress; isPending: boolean; retry: (() => void) | null }

/**
 * Reads facts of token contracts. All contracts without known facts are read in one call, and the facts are
 * kept for as long as the page is open.
 */
export function useTokenFacts(chainId: number, addresses: readonly (Address | null)[]): ReadTokens {
  const { client } = useWallet()
  const queryClient = useQueryClient()
  const lowerCase = addresses.flatMap((address) => (address?.toLowerCase() as Address | undefined) ?? [])
  const wanted = useStable([...new Set(lowerCase)].sort())
  const { data, error, refetch } = useQuery({
    queryKey: ['tokens', chainId, wanted],
    async queryFn() {
      const known = cachedFacts(queryClient, chainId, wanted)
      const missing = wanted.filter((address) => !known.has(address))
      const read = await readTokenMetadata(client(chainId), missing)
      for (const [address, facts] of read)
        if (facts.standard !== null) queryClient.setQueryData(keyOf(chainId, address), facts)
      return new Map([...known, ...read])
    },
    enabled: wanted.length > 0,
    staleTime: ({ state }) =>
      wanted.some((address) => tokenFactsOf(state.data ?? new Map(), address).standard === null)
        ? unknownLifetime
        : Number.POSITIVE_INFINITY,
  })
  const facts = useMemo(
    () => data ?? cachedFacts(queryClient, chainId, wanted),
    [data, queryClient, chainId, wanted],
  )
  return {
    facts,
    isPending: wanted.length > 0 && !data && !error,
    retry: error && !data ? () => void refetch() : null,
  }
}

function keyOf(chainId: number, address: string) {
  return ['token', chainId, address]
}

/** Returns the cached facts of these contracts without a request. */
export function cachedFacts(
  queryClient: QueryClient,
  chainId: number,
  addresses: readonly Address[],
): TokenFactsByAddress {
  return new Map(
    addresses.flatMap((address) => {
      const facts = queryClient.getQueryData<TokenFacts>(keyOf(chainId, address.toLowerCase()))
      return facts ? [[address.toLowerCase() as Address, facts]] : []
    }),
  )
}
