import { useId, useState, useTransition } from 'react'
import { useStore } from 'zustand'
import { useCommunity } from '@/desktop/use-community'
import type { Connection } from '@/domain/wallet/connection'
import { firstAsset } from '@/domain/wallet/last-assets'
import { recipientRefusal } from '@/domain/wallet/recipient-refusal'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { send } from '@/texts/send'
import { walletProgram } from '@/texts/wallet-program'

import { DropDown } from '@/ui/drop-down/drop-down'
import { lazyNamed } from '@/ui/lazy-named'
import { TextField } from '@/ui/text-field/text-field'
import { type Holding, useHoldings } from '@/wallet/holdings/use-holdings'
import { useMax } from '@/wallet/holdings/use-max'
import { useRecipient } from '@/wallet/recipient/use-recipient'
import { safeHost } from '@/wallet/safe/safe-host'
import { hostOf } from '@/wallet/transactions/sending-wallet'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useWallet } from '@/wallet/use-wallet'
import { ConnectionNotice } from '../connection-notice'
import { AmountField, AssetField } from './amount-field'
import { RecipientField } from './recipient-field'
import styles from './send.module.css'
import type { Draft } from './send-request'
import { lastAssets } from './stored-assets'
import { readAmount, type Transfer } from './transfer'

// Lazy import: typing does not need the code that simulates and sends.
const TransferFlow = lazyNamed(() => import('./transfer-flow'), 'TransferFlow')

/** The gas of a payment of the native coin (yellow paper, G_transaction). */
const gasOfPayment = 21_000n

type SendFormProps = {
  account: Account
  draft: Draft
  onDraft: (part: Partial<Draft>) => void
  isActive: boolean
  /** True if this window was connected to another account or network before. */
  hasChanged: boolean
}

/** The form of one account, followed by the review and the receipt. */
export function SendForm({ account, draft, onDraft, isActive, hasChanged }: SendFormProps) {
  const { list, error, retry } = useHoldings(isActive, useCommunity().pairs)
  const recipient = useRecipient(draft.to, account.chainId)
  const host = useStore(safeHost)
  const [transfer, setTransfer] = useState<Transfer | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  // The form stays, with the hourglass, until the code of the review is there.
  const [isOpening, startOpening] = useTransition()
  const { client, settings } = useWallet()
  const [last] = useState(() => lastAssets.read().get(account.chainId))
  const [own] = Object.keys(settings.tokens)
  const asset = list && (draft.token === '' ? firstAsset(list, { last, own }) : assetOf(list, draft.token))
  const max = useMax(asset?.symbol ?? '', asset ?? null)

  if (transfer)
    return (
      <TransferFlow
        account={account}
        transfer={transfer}
        onBack={() => setTransfer(null)}
        onAnother={() => {
          max.cancel()
          onDraft({ to: '', amount: '', isFromLink: false })
          setIsAsked(false)
          setTransfer(null)
        }}
      />
    )

  const amount = asset ? readAmount(draft.amount, asset) : null
  const refusal =
    recipient.kind === 'known' && asset ? recipientRefusal(recipient.address, asset.token) : null
  const isReadOnly = host.phase === 'inside' && host.info.isReadOnly

  function fillMax(held: Holding) {
    const balance = held.balance ?? 0n
    const fill = (most: bigint) => onDraft({ amount: typedAmountText(most, held.decimals) })
    // The sender of the transaction that executes a Safe's transfer pays its fee.
    if (held.token !== null || hostOf({ chainId: account.chainId, from: account.address }))
      return fill(balance)
    const to = recipient.kind === 'known' ? recipient.address : account.address
    const transaction = { to, value: balance, data: '0x' } as const
    max.press({
      balance,
      fill,
      async read() {
        const { readSpendable } = await import('@/chain/network-fee')
        return readSpendable(client(account.chainId), { balance, gas: gasOfPayment, transaction })
      },
    })
  }

  function review() {
    if (max.isReading) max.cancel()
    setIsAsked(true)
    if (!asset || amount?.kind !== 'amount' || recipient.kind !== 'known' || refusal) return
    const { address, name } = recipient
    startOpening(() => setTransfer({ asset, to: address, name, amount: amount.value }))
  }

  return (
    <form
      className={styles.form}
      aria-busy={isOpening}
      inert={isOpening}
      onSubmit={(event) => {
        event.preventDefault()
        review()
      }}
    >
      {hasChanged && <p role="status">{send.accountChanged}</p>}
      {draft.isFromLink && <p role="status">{send.fromLink}</p>}
      <div className={styles.row}>
        <span>{send.from}</span>
        <bdi className={`selectable ${styles.account}`}>{account.address}</bdi>
      </div>
      <AssetField
        list={list}
        asset={asset}
        error={error}
        isUnknown={draft.token !== '' && list !== null && !asset}
        onRetry={retry}
        onChange={(token) => onDraft({ token, isFromLink: false })}
      />
      <RecipientField
        text={draft.to}
        recipient={recipient}
        refusal={refusal}
        isAsked={isAsked}
        account={account}
        onChange={(to) => {
          setIsAsked(false)
          onDraft({ to, isFromLink: false })
        }}
      />
      <AmountField
        text={draft.amount}
        asset={asset ?? null}
        problem={amount?.kind === 'problem' && (isAsked || !amount.isEmpty) ? amount.text : ''}
        isReading={max.isReading}
        maxNote={max.note}
        onChange={(text) => {
          max.cancel()
          onDraft({ amount: text, isFromLink: false })
        }}
        onMax={fillMax}
      />
      <div className={styles.grow} />
      {isReadOnly && <p role="status">{send.readOnlySafe}</p>}
      <div className="button-row">
        <button type="submit" data-default disabled={isReadOnly || !asset || recipient.kind === 'resolving'}>
          {send.review}
        </button>
      </div>
    </form>
  )
}

/** Finds an asset by symbol or contract; undefined if it is not configured here. */
function assetOf(list: readonly Holding[], wanted: string): Holding | undefined {
  const text = wanted.toLowerCase()
  return list.find(({ symbol, token }) => symbol.toLowerCase() === text || token?.toLowerCase() === text)
}

type DisabledFormProps = { connection: Connection; draft: Draft }

/** The form of Send without an account: what a link asked for is shown, and nothing can be typed. */
export function DisabledForm({ connection, draft }: DisabledFormProps) {
  const labelId = useId()
  return (
    <section
      className={styles.form}
      aria-label={connection.status === 'connected' ? walletProgram.otherNetwork : send.notConnected}
    >
      <div className={styles.row}>
        <span>{send.from}</span>
      </div>
      <div className={styles.row}>
        <span id={labelId}>{send.asset}</span>
        <DropDown
          disabled
          labelledBy={labelId}
          options={[{ id: '', label: '' }]}
          value=""
          onChange={() => undefined}
        />
      </div>
      <div className={styles.row}>
        <TextField disabled label={send.to} className={styles.grow} value={draft.to} dir="ltr" />
      </div>
      <div className={styles.row}>
        <TextField disabled label={send.amount} className={styles.grow} value={draft.amount} dir="ltr" />
        <button type="button" className={styles.small} disabled>
          {send.max}
        </button>
      </div>
      <div className={styles.grow} />
      <ConnectionNotice connection={connection} notConnected={send.notConnected} />
    </section>
  )
}
