import { useRef } from 'react'
import { canDismiss, shownOf } from '@/domain/wallet/tracked-transaction'
import { transactionState } from '@/domain/wallet/transaction-state'
import { common } from '@/texts/common'
import { transactions } from '@/texts/transactions'

import { Icon } from '@/ui/icon'
import { useRecentTransactions, useTransactionActions } from '@/wallet/transactions/use-recent-transactions'
import { useWallet } from '@/wallet/use-wallet'
import styles from './account-dialog.module.css'

/**
 * The three newest transactions of the account on this chain `[S2.10]`, each with a link to the explorer. Transactions whose outcome
 * only the wallet can report stay in the list until it is found or the visitor removes them.
 */
export function AccountTransactions({ address, chainId }: { address: string; chainId: number }) {
  const list = useRecentTransactions()
  const { checkAgain, dismiss, clear } = useTransactionActions()
  const { settings } = useWallet()
  const section = useRef<HTMLFieldSetElement>(null)
  const explorer = settings.chains.find(({ id }) => id === chainId)?.explorer?.url ?? null
  return (
    <fieldset ref={section} tabIndex={-1} className={styles.section}>
      <legend>{transactions.title}</legend>
      {list.length === 0 && <p>{transactions.none}</p>}
      <ul aria-live="polite">
        {shownOf(list).map((one) => (
          <li key={one.hash} className={styles.transaction}>
            <Icon name={icons[one.differs ? 'failed' : one.status]} size={16} />
            <span className={styles.grow}>
              {explorer && !one.isProposal && !one.unnamed ? (
                <a href={`${explorer}/tx/${one.hash}`} target="_blank" rel="noopener noreferrer">
                  {one.description}
                </a>
              ) : (
                one.description
              )}
            </span>
            <span>{transactionState(one)}</span>
            {one.isLate && (
              <button
                type="button"
                aria-label={transactions.checkNamed(one.description)}
                onClick={() => checkAgain(one.hash)}
              >
                {transactions.checkAgain}
              </button>
            )}
            {canDismiss(one) && (
              <button
                type="button"
                aria-label={transactions.removeNamed(one.description)}
                onClick={() => {
                  dismiss(one.hash)
                  section.current?.focus()
                }}
              >
                {common.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {list.length > 0 && (
        <div className={styles.more}>
          {list.some(({ status }) => status !== 'pending') && (
            <button
              type="button"
              onClick={() => {
                clear()
                // The button may be removed with the list: keep the keyboard focus in the section.
                section.current?.focus()
              }}
            >
              {transactions.clear}
            </button>
          )}
          {explorer && (
            <a href={`${explorer}/address/${address}`} target="_blank" rel="noopener noreferrer">
              {transactions.explorer}
            </a>
          )}
        </div>
      )}
    </fieldset>
  )
}

const icons = { pending: 'hourglass', confirmed: 'verify', failed: 'error' } as const
