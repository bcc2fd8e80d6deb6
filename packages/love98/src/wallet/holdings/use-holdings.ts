import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useMarket } from '@/browser/market/use-market'
import type { Address } from '@/domain/address'
import type { Token } from '@/domain/asset'
import { marketChains, settingsOn } from '@/domain/community/chain-settings'
import { type MarketChain, marketChainOf } from '@/domain/market/market-chain'
import { formatBalance } from '@/domain/wallet/balance'
import type { Connection } from '@/domain/wallet/connection'
import { storeMainBalance } from '@/wallet/account/use-main-balance'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'

export type Holding = Pick<Token, 'name' | 'decimals'> & {
  symbol: string
  /** Null for the native coin. */
  token: Address | null
  /** In the smallest unit. Null if the contract returns no amount. */
  balance: bigint | null
}

export type Holdings = {
  list: readonly Holding[] | null
  error: Error | null
  /** True if the list is from an earlier block than the last request. */
  isOld: boolean
  retry: () => void
}

/** The interval between two reads if the market reports no blocks, ms. */
const withoutBlocks = 12_000

/**
 * Returns the native coin of the connected chain and its configured tokens. Each block takes one call, which the proxy
 * sends to the node once for all pages.
 * @param active true while a visible component needs the data
 * @param pairs of the community, which decide about the chains whose blocks are known
 */
export function useHoldings(active: boolean, pairs: readonly { readonly name: string }[]): Holdings {
  const wallet = useWallet()
  const connection = useConnectionState()
  const { snapshot } = useMarket(active, heldChain(wallet.settings, connection, pairs) ?? null)
  const account =
    active && connection.status === 'connected' && connection.supported
      ? { address: connection.address, chainId: connection.chainId }
      : null
  const block = snapshot && snapshot.chainId === account?.chainId ? snapshot.block.number : null
  const { data, error, isPlaceholderData, refetch } = useQuery(holdingsQuery(wallet, account, block))
  const isOwn = data?.address === account?.address && data?.chainId === account?.chainId
  return {
    list: isOwn && data ? data.list : null,
    error,
    isOld: isPlaceholderData || error !== null,
    retry: () => void refetch(),
  }
}

/**
 * Returns the market of the chain on which an account is connected.
 * @returns undefined without a connection, and on a chain without pairs
 */
export function heldChain(
  settings: Wallet['settings'],
  connection: Connection,
  pairs: readonly { readonly name: string }[],
): MarketChain | undefined {
  if (connection.status !== 'connected') return undefined
  const isTraded = marketChains(settings, pairs).includes(connection.chainId)
  return isTraded ? marketChainOf(settings, connection.chainId) : undefined
}

type Account = { address: Address; chainId: number }

function holdingsQuery(wallet: Wallet, account: Account | null, block: string | null) {
  return queryOptions({
    queryKey: ['holdings', account?.chainId, account?.address, block],
    queryFn: account ? () => readHoldings(wallet, account) : skipToken,
    // The list stays while the next block is being read.
    placeholderData: keepPreviousData,
    refetchInterval: block === null ? withoutBlocks : false,
    gcTime: 60_000,
    staleTime: block === null ? 0 : Number.POSITIVE_INFINITY,
  })
}

async function readHoldings({ client, settings }: Wallet, { address, chainId }: Account) {
  const reader = client(chainId)
  const tokens = configuredTokens(settingsOn(settings, chainId).tokens)
  const { readBalances } = await import('@/chain/tokens/read-balances')
  const { native, tokens: amounts } = await readBalances(
    reader,
    address,
    tokens.map(({ token }) => token),
  )
  const { name, symbol, decimals } = reader.chain.nativeCurrency
  const list: readonly Holding[] = [
    { name, symbol, decimals, token: null, balance: native },
    ...tokens.map((token, index) => ({ ...token, balance: amounts[index] ?? null })),
  ]
  const [own] = Object.keys(settings.tokens)
  const main = list.find(({ token, symbol }) => token !== null && symbol === own)
  if (main?.balance != null)
    storeMainBalance(chainId, address, `${formatBalance(main.balance, main.decimals)} ${main.symbol}`)
  return { address, chainId, list }
}

function configuredTokens(tokens: Wallet['settings']['tokens']) {
  return Object.entries(tokens).flatMap(([symbol, { address, name, decimals }]) =>
    address ? [{ name, decimals, symbol, token: address }] : [],
  )
}
