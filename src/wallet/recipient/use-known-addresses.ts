import { queryOptions, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { Address } from '@/domain/address'
import type { Settings } from '@/domain/community/deployment-settings'
import type { KnownAddresses } from '@/domain/wallet/look-alikes'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useWallet } from '@/wallet/use-wallet'
import { recentRecipients } from './recent-recipients'

/** ms for which a history is believed, whole or in part; our server keeps it as long. */
const [freshFor, partlyFreshFor] = [300_000, 30_000]

/**
 * Addresses that a recipient is compared with; `isRead` once the history of the chain was read, or could not be; `isUnread` where it
 * could not be; `readFrom`: the first block of one that was read in part, else null.
 */
export type ComparedAddresses = KnownAddresses & {
  isRead: boolean
  isUnread: boolean
  readFrom: number | null
}

/**
 * The addresses that recipients of an account are compared with: itself, those of the community's file, those that were sent to from
 * this browser, and those of the account's history on the chain. A history that is not read takes no warning away.
 */
export function useKnownAddresses({ address, chainId }: Account): ComparedAddresses {
  const { settings } = useWallet()
  const recent = useStore(recentRecipients).filter((one) => one.chainId === chainId)
  const { data, isPending, isError } = useQuery(historyQuery({ address, chainId }))
  return {
    trusted: [
      address,
      ...configuredAddresses(settings, chainId),
      ...recent.map((one) => one.address),
      ...(data?.trusted ?? []),
    ],
    seen: data?.seen ?? [],
    isRead: !isPending,
    isUnread: isError,
    readFrom: data?.isPartial ? data.fromBlock : null,
  }
}

/** The query of an account's history on its chain. */
export function historyQuery({ address, chainId }: Account) {
  return queryOptions({
    queryKey: ['recipient-history', chainId, address.toLowerCase()],
    async queryFn() {
      const { readRecipientHistory } = await import('@/browser/api/recipients')
      return readRecipientHistory(chainId, address)
    },
    staleTime: ({ state }) => (state.data?.isPartial ? partlyFreshFor : freshFor),
  })
}

/** The contracts and the Safe that the community's file names on a chain. */
export function configuredAddresses(
  { exchange, tokens, safe: { treasury } }: Pick<Settings, 'exchange' | 'tokens' | 'safe'>,
  chainId: number,
): readonly Address[] {
  const ofExchange =
    exchange.chainId === chainId
      ? [exchange.wrappedNative, exchange.router, ...Object.values(tokens).map((token) => token.address)]
      : []
  return [...ofExchange, treasury?.chainId === chainId ? treasury.address : null].filter(
    (one) => one !== null,
  )
}
