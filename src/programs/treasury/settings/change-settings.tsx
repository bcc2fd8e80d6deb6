import { useState } from 'react'
import { readFirstDeployed } from '@/chain/safe/first-deployed'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { describeCall } from '@/safe/decode/describe-call'
import { settingsCall } from '@/safe/settings-change'
import { treasury } from '@/texts/treasury'
import { treasurySettings } from '@/texts/treasury-settings'

import { useRecipient } from '@/wallet/recipient/use-recipient'
import { useWallet } from '@/wallet/use-wallet'
import type { FormProps } from '../list/list-props'
import { ProposalForm } from '../propose/proposal-form'
import { useProposalFlow } from '../propose/use-proposal-flow'
import { failureText } from '../safe/failure-text'
import { useHostOf } from '../safe/safe-context'
import { settingsText } from '../transaction/action-texts'
import { callLine } from '../transaction/call-text'
import { useLookAlikes } from '../transaction/use-look-alikes'
import { type ChangeKind, fieldsOf, needsContract, readChange, SettingsFields } from './settings-fields'
import type { ReadSettings } from './use-safe-settings'
import { useVersionOffer } from './use-safe-settings'

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
