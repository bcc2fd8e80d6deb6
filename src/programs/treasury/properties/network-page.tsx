import { listText } from '@/language/list-text'
import { plainText } from '@/safe/plain-text'
import { treasuryProperties } from '@/texts/treasury-properties'
import { ListNotice } from '../lists/list-notice'
import { FactList } from '../review/fact-list'
import type { PageProps } from './page-props'
import styles from './properties.module.css'
import { PropertyPage } from './property-page'
import { useGatewayChain, useGatewayChains } from './use-safe-properties'

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
      <p>{treasuryProperties.fromGateway}</p>
    </PropertyPage>
  )
}
