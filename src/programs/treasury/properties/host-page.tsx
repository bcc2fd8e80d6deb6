import { useQuery } from '@tanstack/react-query'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { plainText } from '@/safe/plain-text'
import { treasuryHost } from '@/texts/treasury-host'

import type { SafeHost } from '@/wallet/safe/safe-host'
import { ListNotice } from '../lists/list-notice'
import { FactList } from '../review/fact-list'
import { PropertyPage } from './property-page'

type HostPageProps = { safe: SafeId; host: Extract<SafeHost, { phase: 'inside' }> }

/**
 * The data of the Safe around this page `[S7.23]`, as it reports them: its address, its network and its balances. They are not
 * verified, and the Treasury does not use them elsewhere.
 */
export function HostPage({ safe, host }: HostPageProps) {
  const { client } = host
  const query = useQuery({
    queryKey: ['safe-host', safe.chainId, safe.address],
    async queryFn({ signal }) {
      const options = { signal }
      const [environment, chain, balances] = await Promise.all([
        client.environment(options),
        client.chainInfo(options),
        // A host without balances can still answer the other requests.
        client.balances('usd', options).catch(() => null),
      ])
      return { environment, chain, balances }
    },
  })
  const { environment, chain, balances } = query.data ?? {}
  return (
    <PropertyPage>
      <ListNotice query={query} isEmpty={false} empty="" />
      {environment && chain && (
        <FactList
          facts={[
            [treasuryHost.origin, plainText(environment.origin, 100)],
            [treasuryHost.network, `${plainText(chain.chainName, 40)} (${plainText(chain.chainId, 20)})`],
            [treasuryHost.shortName, plainText(chain.shortName, 20)],
            [treasuryHost.total, balances && plainText(balances.fiatTotal, 40)],
            [treasuryHost.assets, balances && String(balances.items.length)],
          ]}
        />
      )}
      <p>{treasuryHost.fromHost}</p>
    </PropertyPage>
  )
}
