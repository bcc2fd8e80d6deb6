import { useId, useState } from 'react'
import type { Address } from '@/domain/address'
import { isSameAddress, shortenAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { treasuryProperties } from '@/texts/treasury-properties'
import { treasuryReview } from '@/texts/treasury-review'

import { ListNotice } from '../lists/list-notice'
import type { PageProps } from './page-props'
import styles from './properties.module.css'
import { PropertyPage } from './property-page'
import { useSafesOfOwner } from './use-safe-properties'

type OwnersPageProps = PageProps & { state: SafeState; onOpen: (safe: SafeId) => void }

/** More buttons than this make the page unusable; the rest is counted. */
const maxSafes = 50

/** The owners of the Safe, and the other Safes of the selected one. */
export function OwnersPage({ state, settings, onOpen, ...props }: OwnersPageProps) {
  const groupName = useId()
  const [owner, setOwner] = useState<Address | null>(null)
  return (
    <PropertyPage>
      <fieldset>
        <legend>
          {settings ? treasuryProperties.ownerList : treasuryReview.said(treasuryProperties.ownerList)}
        </legend>
        {(settings?.owners ?? state.owners.map(({ value }) => value)).map((value) => (
          <label key={value} className="field-row">
            <input type="radio" name={groupName} checked={owner === value} onChange={() => setOwner(value)} />
            <bdi>{value}</bdi>
          </label>
        ))}
      </fieldset>
      {owner === null ? (
        <p>{treasuryProperties.ownerHint}</p>
      ) : (
        <OtherSafes key={owner} {...props} owner={owner} onOpen={onOpen} />
      )}
    </PropertyPage>
  )
}

function OtherSafes({
  gateway,
  safe,
  owner,
  onOpen,
}: PageProps & { owner: Address; onOpen: (safe: SafeId) => void }) {
  const query = useSafesOfOwner(gateway, safe.chainId, owner)
  const others = (query.data?.safes ?? []).filter((address) => !isSameAddress(address, safe.address))
  return (
    <>
      <ListNotice query={query} isEmpty={others.length === 0} empty={treasuryProperties.noOtherSafes} />
      {others.length > 0 && <p title={treasuryReview.saidByGatewayHint}>{treasuryReview.saidByGateway}</p>}
      {others.length > 0 && (
        <ul className={styles.rows} aria-label={treasuryProperties.otherSafes}>
          {others.slice(0, maxSafes).map((address) => (
            <li key={address}>
              <button
                type="button"
                title={address}
                onClick={() => onOpen({ chainId: safe.chainId, address })}
              >
                {shortenAddress(address)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > maxSafes && <p>{treasuryProperties.moreSafes(others.length - maxSafes)}</p>}
    </>
  )
}
