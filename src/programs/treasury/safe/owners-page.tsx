import { useState } from 'react'
import type { Address } from '@/domain/address'
import { isSameAddress, shortenAddress } from '@/domain/address'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { SafeState } from '@/safe/gateway/safe-shapes'
import { treasuryProperties } from '@/texts/treasury-properties'
import { treasuryReview } from '@/texts/treasury-review'

import { AddressText } from '@/ui/address-text/address-text'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { ListNotice } from '../list/list-notice'
import styles from './properties.module.css'
import type { PageProps } from './property-page'
import { PropertyPage } from './property-page'
import { useSafesOfOwner } from './use-safe-properties'

type OwnersPageProps = PageProps & { state: SafeState; onOpen: (safe: SafeId) => void }

/** More buttons than this make the page unusable; the rest is counted. */
const maxSafes = 50

/** The owners of the Safe, and the other Safes of the selected one. */
export function OwnersPage({ state, settings, onOpen, ...props }: OwnersPageProps) {
  const [owner, setOwner] = useState<Address | null>(null)
  return (
    <PropertyPage>
      <RadioGroup
        label={
          settings
            ? treasuryProperties.ownerList
            : treasuryReview.accordingToService(treasuryProperties.ownerList)
        }
        options={(settings?.owners ?? state.owners.map(({ value }) => value)).map((id) => ({
          id,
          label: <AddressText address={id} />,
        }))}
        value={owner}
        onChange={setOwner}
      />
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
      {others.length > 0 && (
        <p title={treasuryReview.reportedByServiceHint}>{treasuryReview.reportedByService}</p>
      )}
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
