import { useQuery } from '@tanstack/react-query'
import { listText } from '@/language/list-text'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { plainText } from '@/safe/plain-text'
import { safeAppLink } from '@/safe/safe-app-link'
import { treasuryHost } from '@/texts/treasury-host'
import { treasuryProperties } from '@/texts/treasury-properties'
import { FactList } from '@/ui/fact-list/fact-list'
import type { SafeHost } from '@/wallet/safe/safe-host'
import { ListNotice } from '../list/list-notice'
import styles from './properties.module.css'
import type { PageProps } from './property-page'
import { PropertyPage } from './property-page'
import { useGatewayChain, useGatewayChains, useSafeApps } from './use-safe-properties'

/** The chain of the Safe as the gateway describes it, and the other chains that the gateway serves. */
export function NetworkPage({ gateway, safe }: PageProps) {
  const chain = useGatewayChain(gateway, safe.chainId)
  const chains = useGatewayChains(gateway)
  const others = (chains.data?.results ?? []).flatMap((row) => row ?? [])
  const data = chain.data
  const kind = [
    data?.isTestnet ? treasuryProperties.testnet : treasuryProperties.mainnet,
    data?.l2 ? treasuryProperties.layerTwo : '',
  ]
  return (
    <PropertyPage>
      <ListNotice query={chain} isEmpty={false} empty="" />
      {data && (
        <FactList
          facts={[
            [treasuryProperties.networkName, plainText(data.chainName, 40)],
            [treasuryProperties.chainId, data.chainId],
            [treasuryProperties.shortName, plainText(data.shortName, 20)],
            [
              treasuryProperties.currency,
              `${plainText(data.nativeCurrency.name, 30)} (${plainText(data.nativeCurrency.symbol, 16)})`,
            ],
            [treasuryProperties.networkKind, kind.filter(Boolean).join(' · ')],
            [treasuryProperties.features, listText(data.features.map((feature) => plainText(feature, 40)))],
          ]}
        />
      )}
      <h3>{treasuryProperties.otherNetworks}</h3>
      <ListNotice query={chains} isEmpty={others.length === 0} empty={treasuryProperties.noOtherNetworks} />
      {others.length > 0 && (
        <ul className={styles.rows} aria-label={treasuryProperties.otherNetworks}>
          {others.map(({ chainId, chainName }) => (
            <li key={chainId}>{`${plainText(chainName, 40)} (${chainId})`}</li>
          ))}
        </ul>
      )}
      <p>{treasuryProperties.providedByService}</p>
    </PropertyPage>
  )
}

/**
 * The Safe Apps of the network. Name, address and description are the gateway's and are plain text; the name is a link
 * that opens the app in Safe.
 */
export function AppsPage({ gateway, safe }: PageProps) {
  const query = useSafeApps(gateway, safe.chainId)
  const apps = query.data ?? []
  return (
    <PropertyPage>
      <ListNotice query={query} isEmpty={apps.length === 0} empty={treasuryProperties.noApps} />
      {apps.length > 0 && (
        <>
          <p>{treasuryProperties.providedByService}</p>
          <ul className={`selectable ${styles.rows}`} aria-label={treasuryProperties.apps}>
            {apps.map(({ id, name, url, description, accessControl }) => (
              <li key={id}>
                <strong>
                  <AppName name={plainText(name, 60)} href={safeAppLink(url, safe.chainId)} />
                </strong>
                {` ${plainText(url, 120)}`}
                {accessControl?.type === 'DOMAIN_ALLOWLIST' && ` · ${treasuryProperties.restrictedApp}`}
                {description && <p>{plainText(description, 300)}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </PropertyPage>
  )
}

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
      <p>{treasuryHost.providedByHost}</p>
    </PropertyPage>
  )
}

function AppName({ name, href }: { name: string; href: string | null }) {
  if (href === null) return name
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  )
}
