import { plainText } from '@/safe/plain-text'
import { treasuryProperties } from '@/texts/treasury-properties'

import { ListNotice } from '../lists/list-notice'
import type { PageProps } from './page-props'
import styles from './properties.module.css'
import { PropertyPage } from './property-page'
import { useSafeApps } from './use-safe-properties'

/** The Safe Apps of the network, as plain text: name, address and description are the gateway's and lead nowhere. */
export function AppsPage({ gateway, safe }: PageProps) {
  const query = useSafeApps(gateway, safe.chainId)
  const apps = query.data ?? []
  return (
    <PropertyPage>
      <ListNotice query={query} isEmpty={apps.length === 0} empty={treasuryProperties.noApps} />
      {apps.length > 0 && (
        <>
          <p>{treasuryProperties.fromGateway}</p>
          <ul className={`selectable ${styles.rows}`} aria-label={treasuryProperties.apps}>
            {apps.map(({ id, name, url, description, accessControl }) => (
              <li key={id}>
                <strong>{plainText(name, 60)}</strong>
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
