import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { formatBalance } from '@/domain/balance'
import type { Connection } from '@/domain/connection'
import { useConnectionState } from './use-connection-state'
import { useWallet } from './use-wallet'
import type { Wallet } from './wallet'

/**
 * The connected account's balance on its chain, as `1.5 ETH`; `null` while it is unknown. It is read every 4 s while
 * the page is looked at `[S9.7]`. @param isWanted `false` reads nothing
 */
export function useBalance(isWanted = true): string | null {
  const wallet = useWallet()
  const connection = useConnectionState()
  const { data } = useQuery(balanceQuery(wallet, isWanted ? connection : { status: 'disconnected' }))
  return data ?? null
}

function balanceQuery({ client }: Wallet, connection: Connection) {
  const account = connection.status === 'connected' && connection.supported ? connection : null
  return queryOptions({
    queryKey: ['balance', account?.chainId, account?.address],
    queryFn: account
      ? async () => {
          const reader = client(account.chainId)
          // One plain call of the node; viem's `getBalance` would go through Multicall3.
          const wei = await reader.request({ method: 'eth_getBalance', params: [account.address, 'latest'] })
          const { decimals, symbol } = reader.chain.nativeCurrency
          return `${formatBalance(BigInt(wei), decimals)} ${symbol}`
        }
      : skipToken,
    refetchInterval: 4_000,
  })
}
