import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { formatUnits } from 'viem/utils'
import { readNativeBalance } from '@/chain/native-balance'
import { formatBalance } from '@/domain/wallet/balance'
import type { Connection } from '@/domain/wallet/connection'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'

/** What an account holds of its chain's own currency `[S3.14]`. */
export type Balance = {
  decimals: number
  symbol: string
  /** In full, without grouping: `1.5`. */
  formatted: string
  /** As it is shown: `1.5 ETH`. */
  display: string
}

/**
 * The connected account's balance on its chain; `null` while it is unknown. It is read every 4 s while the page is visible
 * `[S9.7]`. @param isWanted `false` reads nothing
 */
export function useBalance(isWanted = true): Balance | null {
  return useBalanceRead(isWanted).balance
}

/** The same, and whether it was read, or could not be, so that what may wait for it goes on. */
export function useBalanceRead(isWanted: boolean): { balance: Balance | null; isSettled: boolean } {
  const wallet = useWallet()
  const connection = useConnectionState()
  const { data, isFetched } = useQuery(
    balanceQuery(wallet, isWanted ? connection : { status: 'disconnected' }),
  )
  return { balance: data ?? null, isSettled: !isWanted || isFetched }
}

function balanceQuery({ client }: Wallet, connection: Connection) {
  const account = connection.status === 'connected' && connection.supported ? connection : null
  return queryOptions({
    queryKey: ['balance', account?.chainId, account?.address],
    queryFn: account
      ? async (): Promise<Balance> => {
          const reader = client(account.chainId)
          const wei = await readNativeBalance(reader, account.address)
          const { decimals, symbol } = reader.chain.nativeCurrency
          const formatted = formatUnits(wei, decimals)
          return { decimals, symbol, formatted, display: `${formatBalance(wei, decimals)} ${symbol}` }
        }
      : skipToken,
    refetchInterval: 4_000,
  })
}
