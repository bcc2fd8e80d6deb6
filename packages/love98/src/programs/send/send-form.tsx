import { Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { recipientRefusal } from '@/domain/wallet/recipient-refusal'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { common } from '@/texts/common'
import { send } from '@/texts/send'

import { lazyNamed } from '@/ui/lazy-named'
import { Notice } from '@/ui/notice/notice'
import { type Holding, useHoldings } from '@/wallet/holdings/use-holdings'
import { useRecipient } from '@/wallet/recipient/use-recipient'
import { safeHost } from '@/wallet/safe/safe-host'
import type { Account } from '@/wallet/transactions/transaction-store'
import { AmountField, AssetField } from './amount-field'
import { RecipientField } from './recipient-field'
import styles from './send.module.css'
import type { Draft } from './send-request'
import { maxAmountOf, readAmount, type Transfer } from './transfer'

// Lazy import: typing does not need the code that simulates and sends.
const TransferFlow = lazyNamed(() => import('./transfer-flow'), 'TransferFlow')

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
  const { list, error, retry } = useHoldings(isActive)
  const recipient = useRecipient(draft.to, account.chainId)
  const host = useStore(safeHost)
  const [transfer, setTransfer] = useState<Transfer | null>(null)
  const [isAsked, setIsAsked] = useState(false)

  if (transfer)
    return (
      <Suspense fallback={<Notice role="status" text={common.loading} />}>
        <TransferFlow
          account={account}
          transfer={transfer}
          onBack={() => setTransfer(null)}
          onAnother={() => {
            onDraft({ to: '', amount: '', isFromLink: false })
            setIsAsked(false)
            setTransfer(null)
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
    setTransfer({ asset, to: address, name, amount: amount.value })
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
        onMax={(held) => onDraft({ amount: typedAmountText(maxAmountOf(held), held.decimals) })}
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
