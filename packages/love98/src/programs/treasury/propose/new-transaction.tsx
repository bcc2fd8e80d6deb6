import { useState } from 'react'
import { encodeTransfer } from '@/domain/abi'
import { type Address, shortenAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { amountProblemText } from '@/domain/wallet/amount-problem-text'
import { readTypedAmount } from '@/domain/wallet/typed-amount'
import { amountText } from '@/safe/amount'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryProposal } from '@/texts/treasury-proposal'
import { ListBox } from '@/ui/list-box/list-box'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { TextField } from '@/ui/text-field/text-field'
import type { ResolvedRecipient } from '@/wallet/recipient/use-current-address'
import { useRecipient } from '@/wallet/recipient/use-recipient'
import { type SafeAsset, useAssets } from '../assets/use-assets'
import { ListNotice, UnknownTokens } from '../list/list-notice'
import type { FormProps } from '../list/list-props'
import recipes from '../recipes.module.css'
import { useHostOf } from '../safe/use-safe-context'
import { useSafeBalances } from '../safe/use-safe-queries'
import { useLookAlikes } from '../transaction/use-look-alikes'
import styles from './new-transaction.module.css'
import { ProposalForm } from './proposal-form'
import { HostAddressBook, RecipientField } from './recipient-field'
import { useProposalFlow } from './use-proposal-flow'

/** `nonce`: of the pending transaction that the new one replaces. */
type NewTransactionProps = FormProps & { nonce?: bigint }

const none: readonly Address[] = []

/** The form of payments from the Safe: asset, amount and recipient. */
export function NewTransaction({ onClose, nonce, ...props }: NewTransactionProps) {
  const host = useHostOf(props.safe)
  const flow = useProposalFlow({ ...props, onDone: onClose })
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
  const hint = nonce === undefined ? treasury.nothingMoves : treasuryProposal.replaces(String(nonce))
  const alike = useLookAlikes(props, host && recipient.kind === 'known' ? [recipient.address] : none)
  const isDisabled = alike.isOpen || flow.isBusy || assets.length === 0 || isPending

  /** Adds the typed payment to the others; null if it has a problem, which is then shown. */
  function withTyped(): readonly Payment[] | null {
    setIsAsked(true)
    setProblem('')
    if (recipient.kind !== 'known') return null
    const read = parsePayment({ assets, asset, recipient, amount }, payments)
    setProblem(typeof read === 'string' ? read : '')
    return typeof read === 'string' ? null : [...payments, read]
  }

  function propose() {
    const isDone = payments.length > 0 && to === '' && amount === ''
    const all = isDone ? payments : withTyped()
    const [first] = all ?? []
    if (!all || !first) return
    const description = all.length === 1 ? first.what : treasury.batchOf(all.length)
    const recipients = all.map((payment) => payment.recipient)
    flow.propose({ calls: all, description, recipients, ...(nonce !== undefined && { nonce }) })
  }

  function addAnother() {
    const all = withTyped()
    if (!all) return
    setPayments(all)
    setTo('')
    setIsAsked(false)
    setAmount('')
  }

  return (
    <ProposalForm
      {...props}
      flow={flow}
      title={treasury.newTransaction}
      problem={problem}
      hint={payments.length > 0 ? treasury.proposedTogether : hint}
      isDisabled={isDisabled}
      note={note.trim()}
      onSubmit={propose}
      onCancel={() => onClose('')}
      more={
        <button type="button" disabled={isDisabled} onClick={addAnother}>
          {treasury.addPayment}
        </button>
      }
    >
      <PaymentList payments={payments} onChange={setPayments} />
      <ListNotice query={query} isEmpty={assets.length === 0} empty={treasury.noAssets} />
      {assets.length > 0 && (
        <RadioGroup
          label={treasuryProposal.assetOf(assets.length)}
          options={assets.map(({ token, name, amount: held, decimals }, index) => ({
            id: index,
            label: isPending ? '…' : `${held} ${name}`,
            disabled: decimals === null,
            title: token ?? undefined,
          }))}
          value={asset}
          onChange={setAsset}
        />
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
      <TextField
        label={treasury.amount}
        value={amount}
        inputMode="decimal"
        autoComplete="off"
        onChange={setAmount}
      />
      {!host && <TextField label={treasury.field.note} value={note} maxLength={200} onChange={setNote} />}
    </ProposalForm>
  )
}

type PaymentListProps = { payments: readonly Payment[]; onChange: (payments: readonly Payment[]) => void }

/** The payments that will be proposed together. The button below the list removes the selected one. */
function PaymentList({ payments, onChange }: PaymentListProps) {
  const [chosen, setChosen] = useState(0)
  if (payments.length === 0) return null
  const selected = Math.min(chosen, payments.length - 1)
  return (
    <>
      <ListBox
        label={treasury.payments}
        rows={payments.map(({ what }, id) => ({ id, content: <span className={recipes.text}>{what}</span> }))}
        selected={selected}
        onSelect={setChosen}
        className={styles.payments}
      />
      <div className={recipes.buttons}>
        <button
          type="button"
          aria-label={`${common.remove}: ${payments[selected]?.what}`}
          onClick={({ detail }) => detail < 2 && onChange(payments.toSpliced(selected, 1))}
        >
          {common.remove}
        </button>
      </div>
    </>
  )
}

/** A payment to propose; `value` in wei. */
type Payment = {
  to: Hex
  value: bigint
  data: Hex
  /** In words. */
  what: string
  recipient: ResolvedRecipient
  /** The index in the list of assets. */
  asset: number
  /** In the asset's smallest unit. */
  amount: bigint
}

type Typed = { assets: readonly SafeAsset[]; asset: number; recipient: ResolvedRecipient; amount: string }

/**
 * Reads what was typed as a payment, or answers what is wrong with it.
 * @param others payments that will be made with it: together they may not be more than the Safe holds
 */
function parsePayment(
  { assets, asset, recipient, amount }: Typed,
  others: readonly Payment[],
): Payment | string {
  const held = assets[asset]
  if (!held || held.decimals === null) return treasury.noAssets
  const { token, name, decimals } = held
  const read = readTypedAmount(amount, decimals)
  if (read.kind === 'problem') return amountProblemText(read.code, { symbol: name, decimals })
  const { value } = read
  const spent = others.reduce((sum, other) => (other.asset === asset ? sum + other.amount : sum), 0n)
  if (spent + value > BigInt(held.balance)) return treasury.tooMuch
  const what = treasury.sent(
    `${amountText(String(value), decimals)} ${name}`,
    shortenAddress(recipient.address),
  )
  const call =
    token === null
      ? { to: recipient.address, value, data: '0x' as const }
      : { to: token, value: 0n, data: encodeTransfer(recipient.address, value) }
  return { ...call, what, recipient, asset, amount: value }
}
