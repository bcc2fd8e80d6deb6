import { lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { recipientRefusal } from '@/domain/wallet/recipient-refusal'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { common } from '@/texts/common'
import { send } from '@/texts/send'

import { type Holding, useHoldings } from '@/wallet/holdings/use-holdings'
import { useRecipient } from '@/wallet/recipient/use-recipient'
import { safeHost } from '@/wallet/safe/safe-host'
import type { Account } from '@/wallet/transactions/transaction-store'
import { AmountField } from './amount-field'
import { AssetField } from './asset-field'
import { RecipientField } from './recipient-field'
import styles from './send.module.css'
import type { Draft } from './send-request'
import { mostOf, readAmount, type Transfer } from './transfer'
import type { Sending } from './use-sending'

// Lazy imports: typing does not need the code that simulates and sends.
const Review = lazy(async () => ({ default: (await import('./review')).Review }))
const Receipt = lazy(async () => ({ default: (await import('./receipt')).Receipt }))

type SendFormProps = {
  account: Account
  draft: Draft
  onDraft: (part: Partial<Draft>) => void
  isActive: boolean
  /** True if this window was connected to another account or network before. */
  hasChanged: boolean
}

type Stage =
  | { name: 'form' }
  | { name: 'review'; transfer: Transfer }
  | { name: 'receipt'; transfer: Transfer; sent: Sending }

/** The form of one account, followed by the review and the receipt. */
export function SendForm({ account, draft, onDraft, isActive, hasChanged }: SendFormProps) {
  const { list, error, retry } = useHoldings(isActive)
  const recipient = useRecipient(draft.to, account.chainId)
  const host = useStore(safeHost)
  const [stage, setStage] = useState<Stage>({ name: 'form' })
  const [isAsked, setIsAsked] = useState(false)

  const loading = (
    <p className="window-notice" role="status">
      {common.loading}
    </p>
  )
  if (stage.name === 'review')
    return (
      <Suspense fallback={loading}>
        <Review
          // A confirmation of one address is not valid for another one.
          key={stage.transfer.to}
          account={account}
          transfer={stage.transfer}
          onMoved={(address) => {
            const { transfer } = stage
            const before = transfer.before ?? transfer.to
            setStage({ name: 'review', transfer: { ...transfer, to: address, before } })
          }}
          onBack={() => setStage({ name: 'form' })}
          onSent={(sent) => setStage({ name: 'receipt', transfer: stage.transfer, sent })}
        />
      </Suspense>
    )
  if (stage.name === 'receipt')
    return (
      <Suspense fallback={loading}>
        <Receipt
          account={account}
          transfer={stage.transfer}
          sent={stage.sent}
          onAnother={() => {
            onDraft({ to: '', amount: '', isFromLink: false })
            setIsAsked(false)
            setStage({ name: 'form' })
          }}
        />
      </Suspense>
    )

  const asset = list && assetOf(list, draft.token)
  const amount = asset ? readAmount(draft.amount, asset) : null
  const refusal =
    recipient.kind === 'known' && asset ? recipientRefusal(recipient.address, asset.token) : null
  const isReadOnly = host.phase === 'inside' && host.info.isReadOnly

  function review() {
    setIsAsked(true)
    if (!asset || amount?.kind !== 'amount' || recipient.kind !== 'known' || refusal) return
    const { address, name } = recipient
    setStage({ name: 'review', transfer: { asset, to: address, name, amount: amount.value } })
  }

  return (
    <form
      className={styles.form}
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
        onChange={(text) => onDraft({ amount: text, isFromLink: false })}
        onMax={(held) => onDraft({ amount: typedAmountText(mostOf(held), held.decimals) })}
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

/** Finds an asset by symbol or contract: the first asset for an empty text, undefined if it is not configured here. */
function assetOf(list: readonly Holding[], wanted: string): Holding | undefined {
  const text = wanted.toLowerCase()
  return wanted === ''
    ? list[0]
    : list.find(({ symbol, token }) => symbol.toLowerCase() === text || token?.toLowerCase() === text)
}
