import { useRef } from 'react'
import { canDismiss, visibleTransactions } from '@/domain/wallet/tracked-transaction'
import { transactionState } from '@/domain/wallet/transaction-state'
import { common } from '@/texts/common'
import { transactions } from '@/texts/transactions'
import { ExplorerLink } from '@/ui/explorer-link/explorer-link'
import { Icon } from '@/ui/icon'
import { useRecentTransactions, useTransactionActions } from '@/wallet/transactions/use-recent-transactions'
import { useChain } from '@/wallet/use-chain'
import styles from './account-dialog.module.css'

/**
 * The three newest transactions of the account on this chain `[S2.10]`, each with a link to the explorer.
 * Transactions whose outcome only the wallet can report stay in the list until it is found or the visitor
 * removes them.
 */
export function AccountTransactions({ address, chainId }: { address: string; chainId: number }) {
  const list = useRecentTransactions()
  const { checkAgain, dismiss, clear } = useTransactionActions()
  const section = useRef<HTMLFieldSetElement>(null)
  const explorer = useChain(chainId)?.explorer
  return (
    <fieldset ref={section} tabIndex={-1} className={styles.section}>
      <legend>{transactions.title}</legend>
      {list.length === 0 && <p>{transactions.none}</p>}
      <ul aria-live="polite">
        {visibleTransactions(list).map((one) => (
          <li key={one.hash} className={styles.transaction}>
            <Icon name={icons[one.differs ? 'failed' : one.status]} size={16} />
            <span className={styles.grow}>
              <ExplorerLink
                explorer={one.isProposal || one.unnamed ? null : explorer}
                path={`tx/${one.hash}`}
                fallback={one.description}
              >
                {one.description}
              </ExplorerLink>
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
          <ExplorerLink explorer={explorer} path={`address/${address}`}>
            {transactions.explorer}
          </ExplorerLink>
        </div>
      )}
    </fieldset>
  )
}

const icons = { pending: 'hourglass', confirmed: 'verify', failed: 'error' } as const
