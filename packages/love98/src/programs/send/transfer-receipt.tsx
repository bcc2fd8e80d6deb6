import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readReceipt } from '@/chain/transactions/read-receipt'
import { isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { transactionState } from '@/domain/wallet/transaction-state'
import { common } from '@/texts/common'
import { send } from '@/texts/send'

import { CopyButton } from '@/ui/copy-button/copy-button'
import type { CopyOutcome } from '@/ui/copy-button/use-copy'
import { ExplorerLink } from '@/ui/explorer-link/explorer-link'
import { FactList } from '@/ui/fact-list/fact-list'
import type { SentTransaction } from '@/wallet/transactions/send-transaction'
import type { Account } from '@/wallet/transactions/transaction-store'
import { useRecentTransactions } from '@/wallet/transactions/use-recent-transactions'
import { useChain } from '@/wallet/use-chain'
import { useWallet } from '@/wallet/use-wallet'
import { FlowPage } from '../transaction-flow'
import { focusFirst } from './focus-first'
import styles from './send.module.css'
import { fullAmountText, signedAmount, type Transfer } from './transfer'
import { Warnings } from './warnings'

type TransferReceiptProps = {
  account: Account
  transfer: Transfer
  sent: SentTransaction
  onAnother: () => void
}

/** The result of a transfer as read from the chain. It can be copied. */
export function TransferReceipt({ account, transfer, sent, onAnother }: TransferReceiptProps) {
  const { client } = useWallet()
  const [copy, setCopy] = useState<CopyOutcome>('idle')
  const tracked = useRecentTransactions().find(
    ({ hash, sentAs }) => hash === sent.hash || sentAs === sent.hash,
  )
  const hash = (tracked?.hash ?? sent.hash) as Hex
  const isProposal = tracked ? tracked.isProposal === true : sent.isProposal
  const { asset, to, amount, name } = transfer
  const isDone = tracked !== undefined && tracked.status !== 'pending'
  const { data: facts } = useQuery({
    queryKey: ['receipt', account.chainId, hash],
    queryFn: () => readReceipt(client(account.chainId), hash, { token: asset.token, to }),
    enabled: isDone && !isProposal,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const chain = useChain(account.chainId)
  const coin = chain?.nativeCurrency
  // The transaction that replaced the sent one may have paid the recipient too.
  const hasMoved = tracked?.status === 'confirmed' || tracked?.reason === 'replaced'
  const { arrived = null, reported = null } = (hasMoved && facts) || {}
  // A transfer to the own account changes its balance by the fee at most, so the balance does not show the amount.
  const measured = isSameAddress(to, account.address) ? null : arrived
  const rows: readonly (readonly [string, string])[] = [
    [send.status, tracked ? transactionState(tracked) : isProposal ? send.proposed : send.sent],
    [send.amount, fullAmountText(asset, amount)],
    ...(measured === null || (asset.token === null && measured === amount)
      ? []
      : ([[send.amountReceived, signedAmount(asset, measured)]] as const)),
    ...(reported === null || reported === measured
      ? []
      : ([[send.reportedAmount, fullAmountText(asset, reported)]] as const)),
    ...(name === null ? [] : ([[send.name, name]] as const)),
    [send.to, to],
    [send.from, account.address],
    [send.network, chain?.name ?? String(account.chainId)],
    ...(facts ? ([[send.block, String(facts.block)]] as const) : []),
    ...(facts && coin ? ([[send.fee, fullAmountText(coin, facts.fee)]] as const) : []),
    [isProposal ? send.proposal : send.transaction, hash],
  ]
  return (
    <FlowPage
      className={styles.form}
      facts={
        <fieldset ref={focusFirst} tabIndex={-1} className={styles.page}>
          <legend>{send.receipt}</legend>
          <FactList className={styles.facts} aria-live="polite" facts={rows} />
        </fieldset>
      }
      warnings={
        measured !== null &&
        reported !== null &&
        measured !== reported && (
          <Warnings
            lines={[send.reportDiffers(fullAmountText(asset, reported), signedAmount(asset, measured))]}
            isGrave
          />
        )
      }
      extra={
        <>
          <p role="status">{copy === 'failed' && common.copyBlocked}</p>
          <div className={styles.grow} />
        </>
      }
      buttons={
        <div className="button-row">
          {chain && !isProposal && (
            <ExplorerLink explorer={chain.explorer} path={`tx/${hash}`}>
              {send.explorer(chain.explorer?.name ?? '')}
            </ExplorerLink>
          )}
          <button type="button" onClick={onAnother}>
            {send.newTransfer}
          </button>
          {/* It replaces Send: the second click of a double click copies the receipt, without a lasting effect. */}
          <CopyButton
            data-default
            text={rows.map(([label, value]) => `${label} ${value}`).join('\n')}
            label={send.copyReceipt}
            onOutcome={setCopy}
          />
        </div>
      }
    />
  )
}
