import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from '@/domain/address'
import { useConnectionState } from './use-connection-state'
import { useWallet } from './use-wallet'
import type { Wallet } from './wallet'

/** How long a name stays fresh, in ms `[S9.8]`. */
const freshFor = 86_400_000

/**
 * The connected account's primary name (ENS) on the configured chain, or `null` while it is unknown or has none.
 * @param isWanted `false` asks for nothing yet; what is known is told all the same
 */
export function useEnsName(isWanted = true): string | null {
  const wallet = useWallet()
  const connection = useConnectionState()
  const query = nameQuery(wallet, connection.status === 'connected' ? connection.address : null)
  const { data } = useQuery({ ...query, enabled: isWanted })
  return data ?? null
}

function nameQuery({ client, settings: { nameChainId, chains } }: Wallet, address: Address | null) {
  const hasNames = chains.some(
    ({ id, universalResolver }) => id === nameChainId && universalResolver !== null,
  )
  return queryOptions({
    queryKey: ['ens-name', nameChainId, address],
    queryFn:
      address && hasNames
        ? async () => {
            // A name asks for much of viem; the account and its balance do not wait for it.
            const { readEnsName } = await import('./ens-name')
            return readEnsName(client(nameChainId), address)
          }
        : skipToken,
    staleTime: freshFor,
  })
}
