import type { Address } from '@/domain/address'
import type { ProposedChange } from '@/safe/settings-change'
import type { VersionOffer } from '@/safe/versions/version-offer'
import { treasurySettings } from '@/texts/treasury-settings'
import { AddressText } from '@/ui/address-text/address-text'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { TextField } from '@/ui/text-field/text-field'
import type { Recipient } from '@/wallet/recipient/use-recipient'
import { RecipientField } from '../propose/recipient-field'
import type { ReadSettings } from './use-safe-settings'

type SettingsInput = { kind: ChangeKind; chosen: Address | null; text: string; threshold: string }

type SettingsFieldsProps = {
  typed: SettingsInput
  settings: ReadSettings
  recipient: Recipient
  /** True after the form was submitted with these values. */
  isAsked: boolean
  /** The chain of the Safe. */
  chainId: number
  /** The newer version on offer, or null. */
  offer: VersionOffer | null
  onChange: (next: Partial<SettingsInput>) => void
}

/** The kinds of change that this Safe supports, and the fields of the chosen kind. */
export function SettingsFields(props: SettingsFieldsProps) {
  const { typed, settings, recipient, isAsked, chainId, offer, onChange } = props
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
      <RadioGroup
        label={treasurySettings.kind}
        options={kinds.map((id) => ({
          id,
          label: treasurySettings.kinds[id],
          disabled: isPossible[id] === false,
        }))}
        value={kind}
        onChange={(next) => onChange({ kind: next, chosen: null })}
      />
      {(needed.includes('owner') || needed.includes('module')) && (
        <RadioGroup
          label={needed.includes('owner') ? treasurySettings.owner : treasurySettings.module}
          options={list.map((id) => ({ id, label: <AddressText address={id} /> }))}
          value={chosen}
          onChange={(next) => onChange({ chosen: next })}
        />
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
          <p>{treasurySettings.migrationHint}</p>
        </>
      )}
      {needed.includes('threshold') && (
        <TextField
          label={treasurySettings.threshold}
          value={threshold}
          inputMode="numeric"
          autoComplete="off"
          onChange={(next) => onChange({ threshold: next })}
        />
      )}
    </>
  )
}

/** Kinds of change in the form. A version change calls another contract; the other kinds call the Safe itself. */
export type ChangeKind = ProposedChange['type'] | 'CHANGE_VERSION'

/** The contents of the form for a change. Only the fields of its kind count. */
type TypedChange = {
  kind: ChangeKind
  /** The owner or module to remove; null until one is chosen. */
  chosen: Address | null
  /** The account or contract to add; null until the field has an address. */
  address: Address | null
  /** Decimal digits. */
  threshold: string
}

/** The fields that each kind of change needs. */
export const fieldsOf = {
  ADD_OWNER: ['address', 'threshold'],
  REMOVE_OWNER: ['owner', 'threshold'],
  SWAP_OWNER: ['owner', 'address'],
  CHANGE_THRESHOLD: ['threshold'],
  ENABLE_MODULE: ['address'],
  DISABLE_MODULE: ['module'],
  SET_GUARD: ['address'],
  DELETE_GUARD: [],
  SET_FALLBACK_HANDLER: ['address'],
  CHANGE_VERSION: [],
} as const satisfies Readonly<Record<ChangeKind, readonly ('address' | 'owner' | 'module' | 'threshold')[]>>

/** Kinds whose address is a contract that runs code for the Safe. */
export const needsContract: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'ENABLE_MODULE',
  'SET_GUARD',
  'SET_FALLBACK_HANDLER',
])

/** Returns the typed change, or the missing field. An invalid threshold becomes 0, which every Safe rejects. */
export function readChange({
  kind,
  chosen,
  address,
  threshold,
}: TypedChange & { kind: ProposedChange['type'] }): ProposedChange | 'address' | 'chosen' {
  const needed: readonly string[] = fieldsOf[kind]
  const signatures = /^\d{1,6}$/.test(threshold.trim()) ? BigInt(threshold.trim()) : 0n
  if ((needed.includes('owner') || needed.includes('module')) && chosen === null) return 'chosen'
  if (needed.includes('address') && address === null) return 'address'
  const [gone, added] = [chosen ?? '0x', address ?? '0x'] as const
  switch (kind) {
    case 'ADD_OWNER':
      return { type: kind, owner: added, threshold: signatures }
    case 'REMOVE_OWNER':
      return { type: kind, owner: gone, threshold: signatures }
    case 'SWAP_OWNER':
      return { type: kind, oldOwner: gone, newOwner: added }
    case 'CHANGE_THRESHOLD':
      return { type: kind, threshold: signatures }
    case 'DISABLE_MODULE':
      return { type: kind, address: gone }
    case 'DELETE_GUARD':
      return { type: kind }
    default:
      return { type: kind, address: added }
  }
}
