import { useId } from 'react'
import type { Address } from '@/domain/address'
import type { VersionOffer } from '@/safe/versions/version-offer'
import { treasurySettings } from '@/texts/treasury-settings'

import type { Recipient } from '@/wallet/recipient/use-recipient'
import { RecipientField } from '../proposal/recipient-field'
import { type ChangeKind, fieldsOf, needsContract } from './typed-change'
import type { ReadSettings } from './use-safe-settings'

type Typed = { kind: ChangeKind; chosen: Address | null; text: string; threshold: string }

type SettingsFieldsProps = {
  typed: Typed
  settings: ReadSettings
  recipient: Recipient
  /** True after the form was submitted with these values. */
  isAsked: boolean
  /** The chain of the Safe. */
  chainId: number
  /** The newer version on offer, or null. */
  offer: VersionOffer | null
  onChange: (next: Partial<Typed>) => void
}

/** The kinds of change that this Safe supports, and the fields of the chosen kind. */
export function SettingsFields(props: SettingsFieldsProps) {
  const { typed, settings, recipient, isAsked, chainId, offer, onChange } = props
  const [kindName, listName, thresholdId] = [useId(), useId(), useId()]
  const { kind, chosen, text, threshold } = typed
  const needed: readonly string[] = fieldsOf[kind]
  const list = needed.includes('owner') ? settings.owners : settings.modules
  const kinds = (Object.keys(fieldsOf) as ChangeKind[]).filter((one) => offer || one !== 'CHANGE_VERSION')
  const isPossible: Partial<Record<ChangeKind, boolean>> = {
    REMOVE_OWNER: settings.owners.length > 1,
    DISABLE_MODULE: settings.modules.length > 0,
    DELETE_GUARD: settings.guard !== null,
  }
  return (
    <>
      <fieldset>
        <legend>{treasurySettings.kind}</legend>
        {kinds.map((one) => (
          <label key={one} className="field-row">
            <input
              type="radio"
              name={kindName}
              checked={kind === one}
              disabled={isPossible[one] === false}
              onChange={() => onChange({ kind: one, chosen: null })}
            />
            {treasurySettings.kinds[one]}
          </label>
        ))}
      </fieldset>
      {(needed.includes('owner') || needed.includes('module')) && (
        <fieldset>
          <legend>{needed.includes('owner') ? treasurySettings.owner : treasurySettings.module}</legend>
          {list.map((address) => (
            <label key={address} className="field-row">
              <input
                type="radio"
                name={listName}
                checked={chosen === address}
                onChange={() => onChange({ chosen: address })}
              />
              <bdi>{address}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      {needed.includes('address') && (
        <RecipientField
          label={needsContract.has(kind) ? treasurySettings.contract : treasurySettings.newOwner}
          text={text}
          recipient={recipient}
          isAsked={isAsked}
          chainId={chainId}
          onChange={(next) => onChange({ text: next })}
        />
      )}
      {kind === 'CHANGE_VERSION' && offer && (
        <>
          <p>{treasurySettings.versionOffer(offer.from, offer.to, offer.singleton)}</p>
          <p>{treasurySettings.versionRuns}</p>
        </>
      )}
      {needed.includes('threshold') && (
        <>
          <label htmlFor={thresholdId}>{treasurySettings.threshold}</label>
          <input
            id={thresholdId}
            value={threshold}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => onChange({ threshold: event.target.value })}
          />
        </>
      )}
    </>
  )
}
