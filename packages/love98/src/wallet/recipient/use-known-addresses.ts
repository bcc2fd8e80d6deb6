import { queryOptions, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { Address } from '@/domain/address'
import { hasServer } from '@/domain/build/capabilities'
import { settingsOn } from '@/domain/community/chain-settings'
import type { Settings } from '@/domain/community/deployment-settings'
import type { KnownAddresses } from '@/domain/wallet/look-alikes'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useWallet } from '@/wallet/use-wallet'
import { recentRecipients } from './recent-recipients'

/**
 * The time for which a complete and a partial history are used without another request, ms. Our server keeps them as
 * long.
 */
const [freshFor, partlyFreshFor] = [300_000, 30_000]

/**
 * The addresses that a recipient is compared with. `isRead`: the history of the chain was read, or the request failed.
 * `isUnread`: the request failed, or a static site sends none. `readFrom`: the first block of a partial history, otherwise null.
 */
export type ComparedAddresses = KnownAddresses & {
  isRead: boolean
  isUnread: boolean
  readFrom: number | null
}

/**
 * Returns the addresses that the recipients of an account are compared with: the account itself, the community's file,
 * the recipients of this browser, and the account's history on the chain. A missing history suppresses no warning.
 */
export function useKnownAddresses({ address, chainId }: Account): ComparedAddresses {
  const { settings } = useWallet()
  const recent = useStore(recentRecipients).filter((one) => one.chainId === chainId)
  const { data, isPending, isError } = useQuery({ ...historyQuery({ address, chainId }), enabled: hasServer })
  return {
    trusted: [
      address,
      ...configuredAddresses(settings, chainId),
      ...recent.map((one) => one.address),
      ...(data?.trusted ?? []),
    ],
    seen: data?.seen ?? [],
    isRead: !hasServer || !isPending,
    isUnread: !hasServer || isError,
    readFrom: data?.isPartial ? data.fromBlock : null,
  }
}

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
  settings: Pick<Settings, 'exchange' | 'otherExchanges' | 'tokens' | 'safe'>,
  chainId: number,
): readonly Address[] {
  const { treasury } = settings.safe
  const { exchange, tokens } = settingsOn(settings, chainId)
  const contracts = [
    exchange.wrappedNative,
    exchange.router,
    ...Object.values(tokens).map((token) => token.address),
  ]
  return [...contracts, treasury?.chainId === chainId ? treasury.address : null].filter((one) => one !== null)
}
