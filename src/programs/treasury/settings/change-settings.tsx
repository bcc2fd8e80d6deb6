import { useState } from 'react'
import { readFirstDeployed } from '@/chain/safe/first-deployed'
import type { Address } from '@/domain/address'
import { describeCall } from '@/safe/decode/describe-call'
import { settingsCall } from '@/safe/settings-change'
import { treasury } from '@/texts/treasury'
import { treasurySettings } from '@/texts/treasury-settings'

import { useNameCheck } from '@/wallet/recipient/use-current-address'
import { useRecipient } from '@/wallet/recipient/use-recipient'
import { useWallet } from '@/wallet/use-wallet'
import { useTransactionActions } from '../actions/use-transaction-actions'
import { failureText } from '../gateway/failure-text'
import type { FormProps } from '../lists/list-props'
import type { Prepared } from '../proposal/prepare-proposal'
import { ProposalForm } from '../proposal/proposal-form'
import { ProposalReview } from '../proposal/proposal-review'
import { useLookAlikes } from '../review/use-look-alikes'
import { useHostOf } from '../safe-context'
import { callLine } from '../words/call-words'
import { settingsWords } from '../words/settings-words'
import { SettingsFields } from './settings-fields'
import { type ChangeKind, fieldsOf, needsContract, readChange } from './typed-change'
import type { ReadSettings } from './use-safe-settings'
import { useVersionOffer } from './use-version-offer'

/** `settings`: from the chain; owners and modules are named with their place in the contract's lists. */
type ChangeSettingsProps = FormProps & { settings: ReadSettings }

const none: readonly Address[] = []

/** A change of the Safe's own settings: which, whom or what, and then the review of any proposal. */
export function ChangeSettings({ onClose, settings, ...props }: ChangeSettingsProps) {
  const { safe, nativeSymbol } = props
  const host = useHostOf(safe)
  const { client } = useWallet()
  const offer = useVersionOffer(safe, settings, host === null)
  const { pending, start, prepare, proposeReviewed, cancel, press } = useTransactionActions(props)
  const [typed, setTyped] = useState({
    kind: 'ADD_OWNER' as ChangeKind,
    chosen: null as `0x${string}` | null,
    text: '',
    threshold: String(settings.threshold),
  })
  const recipient = useRecipient(typed.text, safe.chainId)
  const alike = useLookAlikes(props, host && recipient.kind === 'known' ? [recipient.address] : none)
  const [isAsked, setIsAsked] = useState(false)
  const [problem, setProblem] = useState('')
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const checkNames = useNameCheck(safe.chainId)
  const named = recipient.kind === 'known' && typed.kind !== 'CHANGE_VERSION' ? [recipient] : []

  async function propose() {
    setIsAsked(true)
    setProblem('')
    if (typed.kind === 'CHANGE_VERSION') return proposeVersion()
    const address = recipient.kind === 'known' ? recipient.address : null
    const change = readChange({ ...typed, kind: typed.kind, address })
    // The field itself says what is wrong with an address.
    if (change === 'address') return
    if (change === 'chosen') return setProblem(treasurySettings.chooseOne)
    const stays = press()
    const wrong = address && (await checkNames(named))
    if (wrong) return setProblem(wrong)
    const call = settingsCall(safe.address, change, settings)
    if (typeof call === 'string') return setProblem(treasurySettings.problems[call])
    try {
      if (
        needsContract.has(typed.kind) &&
        address &&
        !(await readFirstDeployed(client(safe.chainId), [address]))
      )
        return setProblem(treasurySettings.noContract)
    } catch (error) {
      return setProblem(failureText(error))
    }
    if (!stays()) return
    const what = settingsWords(change)
    if (!host) return setPrepared(await prepare({ calls: [call], what }))
    const said = await start({ calls: [call], what }, hasSameName)
    if (said) onClose(said)
  }

  /** True when the name resolves to the reviewed address at this moment; else the form says why not. */
  async function hasSameName(): Promise<boolean> {
    const wrong = await checkNames(named)
    if (wrong) {
      setPrepared(null)
      setProblem(wrong)
    }
    return !wrong
  }

  async function sign(ready: Parameters<typeof proposeReviewed>[0], what: string) {
    const said = await proposeReviewed(ready, what, '', hasSameName)
    if (said) onClose(said)
  }

  async function proposeVersion() {
    if (!offer) return setProblem(treasurySettings.chooseOne)
    const { call } = offer
    const context = { nativeSymbol, facts: new Map() }
    const what = callLine(describeCall(safe.address, call), safe.address, context)
    setPrepared(await prepare({ calls: [call], what }))
  }

  if (prepared)
    return (
      <ProposalReview
        {...props}
        prepared={prepared}
        pending={pending}
        onSign={(ready) => void sign(ready, prepared.what)}
        onBack={() => {
          cancel()
          setPrepared(null)
        }}
      />
    )
  const needed: readonly string[] = fieldsOf[typed.kind]
  const hint = needsContract.has(typed.kind) ? treasurySettings.everyOne : treasury.nothingMoves
  const isOwnerAdded = needed.includes('address') && !needsContract.has(typed.kind)
  return (
    <ProposalForm
      title={treasurySettings.title}
      problem={problem}
      said={pending.text || (isOwnerAdded ? treasurySettings.onlyTheirs : hint)}
      action={treasury.propose}
      isDisabled={alike.isOpen || pending.phase === 'waiting' || recipient.kind === 'resolving'}
      onSubmit={() => void propose()}
      onCancel={() => {
        cancel()
        onClose('')
      }}
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
