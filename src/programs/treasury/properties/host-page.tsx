import { useQuery } from '@tanstack/react-query'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { plainText } from '@/safe/plain-text'
import { treasuryHostTexts } from '@/texts/en/programs/treasury-host'
import { useTexts } from '@/texts/use-texts'
import type { SafeHost } from '@/wallet/safe/safe-host'
import { ListNotice } from '../lists/list-notice'
import { FactList } from '../review/fact-list'
import { PropertyPage } from './property-page'

type HostPageProps = { safe: SafeId; host: Extract<SafeHost, { phase: 'inside' }> }

/**
 * What the Safe around this page says of itself `[S7.23]`: its address, its network and its balances. None of it is verified, and
 * nothing else in the Treasury is drawn from it.
 */
export function HostPage({ safe, host }: HostPageProps) {
  const texts = useTexts(treasuryHostTexts)
  const { client } = host
  const query = useQuery({
    queryKey: ['safe-host', safe.chainId, safe.address],
    async queryFn({ signal }) {
      const options = { signal }
      const [environment, chain, balances] = await Promise.all([
        client.environment(options),
        client.chainInfo(options),
        // A host that knows no balances has the other answers still.
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
            [texts.origin, plainText(environment.origin, 100)],
            [texts.network, `${plainText(chain.chainName, 40)} (${plainText(chain.chainId, 20)})`],
            [texts.shortName, plainText(chain.shortName, 20)],
            [texts.total, balances && plainText(balances.fiatTotal, 40)],
            [texts.assets, balances && String(balances.items.length)],
          ]}
        />
      )}
      <p>{texts.fromHost}</p>
    </PropertyPage>
  )
}
