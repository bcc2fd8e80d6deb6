import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readFirstDeployed } from '@/chain/safe/first-deployed'
import { readCodeHash } from '@/chain/safe/read-code-hash'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { describeCall } from '@/safe/decode/describe-call'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { type ProposedChange, settingsCall } from '@/safe/settings-change'
import { type VersionOffer, versionOffer } from '@/safe/versions/version-offer'
import { treasury } from '@/texts/treasury'
import { treasurySettings } from '@/texts/treasury-settings'
import { AddressText } from '@/ui/address-text/address-text'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { TextField } from '@/ui/text-field/text-field'
import { type Recipient, useRecipient } from '@/wallet/recipient/use-recipient'
import { useWallet } from '@/wallet/use-wallet'
import type { FormProps } from '../list/list-props'
import { ProposalForm } from '../propose/proposal-form'
import { RecipientField } from '../propose/recipient-field'
import { useProposalFlow } from '../propose/use-proposal-flow'
import { failureText } from '../safe/failure-text'
import { useHostOf } from '../safe/use-safe-context'
import type { ReadSettings } from '../safe/use-safe-properties'
import { settingsText } from '../transaction/action-texts'
import { callLine } from '../transaction/call-text'
import { useLookAlikes } from '../transaction/use-look-alikes'

/** `settings`: from the chain; owners and modules are named with their place in the contract's lists. */
type ChangeSettingsProps = FormProps & { settings: ReadSettings }

const none: readonly Address[] = []

/** The form of a change of the Safe's own settings, followed by the review. */
export function ChangeSettings({ onClose, settings, ...props }: ChangeSettingsProps) {
  const { safe, nativeSymbol } = props
  const host = useHostOf(safe)
  const { client } = useWallet()
  const offer = useVersionOffer(safe, settings, host === null)
  const flow = useProposalFlow({ ...props, onDone: onClose })
  const [typed, setTyped] = useState({
    kind: 'ADD_OWNER' as ChangeKind,
    chosen: null as Hex | null,
    text: '',
    threshold: String(settings.threshold),
  })
  const recipient = useRecipient(typed.text, safe.chainId)
  const alike = useLookAlikes(props, host && recipient.kind === 'known' ? [recipient.address] : none)
  const [isAsked, setIsAsked] = useState(false)
  const [problem, setProblem] = useState('')

  function propose() {
    setIsAsked(true)
    setProblem('')
    if (typed.kind === 'CHANGE_VERSION') return proposeVersion()
    const address = recipient.kind === 'known' ? recipient.address : null
    const change = readChange({ ...typed, kind: typed.kind, address })
    // The field itself shows the problem of an address.
    if (change === 'address') return
    if (change === 'chosen') return setProblem(treasurySettings.chooseOne)
    const call = settingsCall(safe.address, change, settings)
    if (typeof call === 'string') return setProblem(treasurySettings.problems[call])
    flow.propose({
      calls: [call],
      description: settingsText(change),
      recipients: recipient.kind === 'known' ? [recipient] : [],
      verify: async () => (needsContract.has(typed.kind) && address ? contractProblem(address) : ''),
    })
  }

  /** Resolves to the problem of an address without a contract, or to an empty text. */
  async function contractProblem(address: Address): Promise<string> {
    try {
      return (await readFirstDeployed(client(safe.chainId), [address])) ? '' : treasurySettings.noContract
    } catch (error) {
      return failureText(error)
    }
  }

  function proposeVersion() {
    if (!offer) return setProblem(treasurySettings.chooseOne)
    const { call } = offer
    const context = { nativeSymbol, facts: new Map() }
    flow.propose({
      calls: [call],
      description: callLine(describeCall(safe.address, call), safe.address, context),
    })
  }

  const needed: readonly string[] = fieldsOf[typed.kind]
  const hint = needsContract.has(typed.kind) ? treasurySettings.codeWarning : treasury.nothingMoves
  const isOwnerAdded = needed.includes('address') && !needsContract.has(typed.kind)
  return (
    <ProposalForm
      {...props}
      flow={flow}
      title={treasurySettings.title}
      problem={problem}
      hint={isOwnerAdded ? treasurySettings.ownerKeyWarning : hint}
      isDisabled={alike.isOpen || recipient.kind === 'resolving'}
      onSubmit={propose}
      onCancel={() => onClose('')}
    >
      <SettingsFields
        typed={typed}
        settings={settings}
        recipient={recipient}
        isAsked={isAsked}
        chainId={props.safe.chainId}
        offer={offer}
        onChange={(next) => {
          setTyped({ ...typed, ...next })
          setIsAsked(false)
          setProblem('')
        }}
      />
      {alike.warnings}
    </ProposalForm>
  )
}

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
function SettingsFields(props: SettingsFieldsProps) {
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
type ChangeKind = ProposedChange['type'] | 'CHANGE_VERSION'

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
const fieldsOf = {
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
const needsContract: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'ENABLE_MODULE',
  'SET_GUARD',
  'SET_FALLBACK_HANDLER',
])

/** Returns the typed change, or the missing field. An invalid threshold becomes 0, which every Safe rejects. */
function readChange({
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

/** The type of a contract does not change, so it is read once. */
const lifetime = Number.POSITIVE_INFINITY

/**
 * Returns a newer version for this Safe if the chain has the Safe project's contract that changes the
 * version, with the published code. Null without such a contract, and until its code is read.
 * @param isWanted false inside the Safe's own page, which accepts no delegate calls from apps
 */
function useVersionOffer(safe: SafeId, settings: ReadSettings, isWanted: boolean): VersionOffer | null {
  const { client } = useWallet()
  const offer = versionOffer(settings)
  const { data } = useQuery({
    queryKey: ['code-hash', safe.chainId, offer?.code.address],
    queryFn: () => (offer ? readCodeHash(client(safe.chainId), offer.code.address) : null),
    enabled: isWanted && offer !== null,
    staleTime: lifetime,
  })
  return offer && data === offer.code.hash ? offer : null
}
