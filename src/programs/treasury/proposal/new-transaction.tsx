import { useId, useState } from 'react'
import type { Address } from '@/domain/address'
import { treasury } from '@/texts/treasury'
import { treasuryProposal } from '@/texts/treasury-proposal'

import { useNameCheck } from '@/wallet/recipient/use-current-address'
import { useRecipient } from '@/wallet/recipient/use-recipient'
import { useTransactionActions } from '../actions/use-transaction-actions'
import { HostAddressBook } from '../address-book/host-address-book'
import { useSafeBalances } from '../gateway/use-safe-lists'
import { ListNotice } from '../lists/list-notice'
import type { FormProps } from '../lists/list-props'
import { useLookAlikes } from '../review/use-look-alikes'
import { useHostOf } from '../safe-context'
import { UnknownTokens } from '../tokens/unknown-tokens'
import { useAssets } from '../tokens/use-assets'
import { type Payment, parsePayment } from './parse-payment'
import { PaymentList } from './payment-list'
import type { Prepared } from './prepare-proposal'
import { ProposalForm } from './proposal-form'
import { ProposalReview } from './proposal-review'
import { RecipientField } from './recipient-field'

/** `nonce`: of a waiting transaction whose place the new one takes. */
type NewTransactionProps = FormProps & { nonce?: bigint }

const none: readonly Address[] = []

/** Sending from the Safe: what, how much, to whom. Nothing moves before enough owners signed. */
export function NewTransaction({ onClose, nonce, ...props }: NewTransactionProps) {
  const [assetId, amountId, noteId] = [useId(), useId(), useId()]
  const host = useHostOf(props.safe)
  const { pending, start, prepare, proposeReviewed, cancel, press } = useTransactionActions(props)
  const query = useSafeBalances({ ...props, currency: 'usd' })
  const { assets, isPending, retry } = useAssets(query, props)
  const [payments, setPayments] = useState<readonly Payment[]>([])
  const [asset, setAsset] = useState(0)
  const [to, setTo] = useState('')
  const recipient = useRecipient(to, props.safe.chainId)
  const [isAsked, setIsAsked] = useState(false)
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const [reviewed, setReviewed] = useState<readonly Payment[]>([])
  const checkNames = useNameCheck(props.safe.chainId)
  const hint = nonce === undefined ? treasury.nothingMoves : treasuryProposal.replaces(String(nonce))
  const alike = useLookAlikes(props, host && recipient.kind === 'known' ? [recipient.address] : none)
  const isDisabled = alike.isOpen || pending.phase === 'waiting' || assets.length === 0 || isPending

  /** Adds what was typed to the others, or says what is wrong with it. */
  function withTyped(): readonly Payment[] | null {
    setIsAsked(true)
    setProblem('')
    if (recipient.kind !== 'known') return null
    const read = parsePayment({ assets, asset, recipient, amount }, payments)
    setProblem(typeof read === 'string' ? read : '')
    return typeof read === 'string' ? null : [...payments, read]
  }

  async function send() {
    const isDone = payments.length > 0 && to === '' && amount === ''
    const all = isDone ? payments : withTyped()
    const [first] = all ?? []
    if (!all || !first) return
    const stays = press()
    if (!host && !(await haveSameNames(all))) return
    if (!stays()) return
    setReviewed(all)
    const what = all.length === 1 ? first.what : treasury.batchOf(all.length)
    const proposal = { calls: all, what, ...(nonce !== undefined && { nonce }) }
    if (!host) return setPrepared(await prepare(proposal))
    const said = await start(proposal, () => haveSameNames(all))
    if (said) onClose(said)
  }

  /** True when all names resolve to the reviewed addresses at this moment; else the form says why not. */
  async function haveSameNames(all: readonly Payment[]): Promise<boolean> {
    const wrong = await checkNames(all.map((payment) => payment.recipient))
    if (wrong) {
      setPrepared(null)
      setProblem(wrong)
    }
    return !wrong
  }

  async function sign(ready: Parameters<typeof proposeReviewed>[0], what: string) {
    const said = await proposeReviewed(ready, what, note.trim(), () => haveSameNames(reviewed))
    if (said) onClose(said)
  }

  function addAnother() {
    const all = withTyped()
    if (!all) return
    setPayments(all)
    setTo('')
    setIsAsked(false)
    setAmount('')
  }

  function close() {
    cancel()
    onClose('')
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
  return (
    <ProposalForm
      title={treasury.newTransaction}
      problem={problem}
      said={pending.text || (payments.length > 0 ? treasury.together : hint)}
      action={treasury.propose}
      isDisabled={isDisabled}
      onSubmit={() => void send()}
      onCancel={close}
      more={
        <button type="button" disabled={isDisabled} onClick={addAnother}>
          {treasury.addPayment}
        </button>
      }
    >
      <PaymentList payments={payments} onChange={setPayments} />
      <ListNotice query={query} isEmpty={assets.length === 0} empty={treasury.noAssets} />
      {assets.length > 0 && (
        <fieldset>
          <legend>{treasuryProposal.assetOf(assets.length)}</legend>
          {assets.map(({ token, name, amount: held, decimals }, index) => (
            <label key={token} className="field-row" title={token ?? undefined}>
              <input
                type="radio"
                name={assetId}
                checked={asset === index}
                disabled={decimals === null}
                onChange={() => setAsset(index)}
              />
              {isPending ? '…' : `${held} ${name}`}
            </label>
          ))}
        </fieldset>
      )}
      <UnknownTokens retry={retry} />
      <RecipientField
        text={to}
        recipient={recipient}
        isAsked={isAsked}
        chainId={props.safe.chainId}
        onChange={(text) => {
          setTo(text)
          setIsAsked(false)
        }}
      />
      {alike.warnings}
      {host && <HostAddressBook host={host} onPick={setTo} />}
      <label htmlFor={amountId}>{treasury.amount}</label>
      <input
        id={amountId}
        value={amount}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => setAmount(event.target.value)}
      />
      {!host && (
        <>
          <label htmlFor={noteId}>{treasury.field.note}</label>
          <input id={noteId} value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
        </>
      )}
    </ProposalForm>
  )
}
