import { useId } from 'react'
import type { Address } from '@/domain/address'
import type { VersionOffer } from '@/safe/versions/version-offer'
import { treasurySettingsTexts } from '@/texts/en/programs/treasury-settings'
import { useTexts } from '@/texts/use-texts'
import type { Recipient } from '@/wallet/recipient/use-recipient'
import { RecipientField } from '../proposal/recipient-field'
import { type ChangeKind, fieldsOf, needsContract } from './typed-change'
import type { ReadSettings } from './use-safe-settings'

type Typed = { kind: ChangeKind; chosen: Address | null; text: string; threshold: string }

type SettingsFieldsProps = {
  typed: Typed
  settings: ReadSettings
  recipient: Recipient
  /** Whether the form was submitted with these values. */
  isAsked: boolean
  /** Of the Safe. */
  chainId: number
  /** A newer version on offer; null without one. */
  offer: VersionOffer | null
  onChange: (next: Partial<Typed>) => void
}

/** The kinds of change that this Safe can make, and the fields of the chosen one. */
export function SettingsFields(props: SettingsFieldsProps) {
  const { typed, settings, recipient, isAsked, chainId, offer, onChange } = props
  const texts = useTexts(treasurySettingsTexts)
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
        <legend>{texts.kind}</legend>
        {kinds.map((one) => (
          <label key={one} className="field-row">
            <input
              type="radio"
              name={kindName}
              checked={kind === one}
              disabled={isPossible[one] === false}
              onChange={() => onChange({ kind: one, chosen: null })}
            />
            {texts.kinds[one]}
          </label>
        ))}
      </fieldset>
      {(needed.includes('owner') || needed.includes('module')) && (
        <fieldset>
          <legend>{needed.includes('owner') ? texts.owner : texts.module}</legend>
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
          label={needsContract.has(kind) ? texts.contract : texts.newOwner}
          text={text}
          recipient={recipient}
          isAsked={isAsked}
          chainId={chainId}
          onChange={(next) => onChange({ text: next })}
        />
      )}
      {kind === 'CHANGE_VERSION' && offer && (
        <>
          <p>{texts.versionOffer(offer.from, offer.to, offer.singleton)}</p>
          <p>{texts.versionRuns}</p>
        </>
      )}
      {needed.includes('threshold') && (
        <>
          <label htmlFor={thresholdId}>{texts.threshold}</label>
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
