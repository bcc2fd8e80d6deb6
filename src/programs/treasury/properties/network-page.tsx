import { plainText } from '@/safe/plain-text'
import { treasuryPropertiesTexts } from '@/texts/en/programs/treasury-properties'
import { listText } from '@/texts/list-text'
import { useTexts } from '@/texts/use-texts'
import { ListNotice } from '../lists/list-notice'
import { FactList } from '../review/fact-list'
import type { PageProps } from './page-props'
import styles from './properties.module.css'
import { PropertyPage } from './property-page'
import { useGatewayChain, useGatewayChains } from './use-safe-properties'

/** The chain of the Safe as the gateway describes it, and the other chains that the gateway serves. */
export function NetworkPage({ gateway, safe }: PageProps) {
  const texts = useTexts(treasuryPropertiesTexts)
  const chain = useGatewayChain(gateway, safe.chainId)
  const chains = useGatewayChains(gateway)
  const others = (chains.data?.results ?? []).flatMap((row) => row ?? [])
  const data = chain.data
  const kind = [data?.isTestnet ? texts.testnet : texts.mainnet, data?.l2 ? texts.layerTwo : '']
  return (
    <PropertyPage>
      <ListNotice query={chain} isEmpty={false} empty="" />
      {data && (
        <FactList
          facts={[
            [texts.networkName, plainText(data.chainName, 40)],
            [texts.chainId, data.chainId],
            [texts.shortName, plainText(data.shortName, 20)],
            [
              texts.currency,
              `${plainText(data.nativeCurrency.name, 30)} (${plainText(data.nativeCurrency.symbol, 16)})`,
            ],
            [texts.networkKind, kind.filter(Boolean).join(' · ')],
            [texts.features, listText(data.features.map((feature) => plainText(feature, 40)))],
          ]}
        />
      )}
      <h3>{texts.otherNetworks}</h3>
      <ListNotice query={chains} isEmpty={others.length === 0} empty={texts.noOtherNetworks} />
      {others.length > 0 && (
        <ul className={styles.rows} aria-label={texts.otherNetworks}>
          {others.map(({ chainId, chainName }) => (
            <li key={chainId}>{`${plainText(chainName, 40)} (${chainId})`}</li>
          ))}
        </ul>
      )}
      <p>{texts.fromGateway}</p>
    </PropertyPage>
  )
}
