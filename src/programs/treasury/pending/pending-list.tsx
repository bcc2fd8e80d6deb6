import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { isSameAddress } from '@/domain/address'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'

import {
  type PendingSafeTransaction,
  pendingSafeTransactions,
  removePendingTransaction,
} from '@/wallet/safe/pending-safe-transactions'
import { failureText } from '../gateway/failure-text'
import { stateKey } from '../gateway/use-safe-lists'
import type { ListProps } from '../lists/list-props'
import recipes from '../recipes.module.css'
import styles from './pending-list.module.css'
import { usePendingStatus } from './use-pending-status'

/** Transactions that this browser submitted for the Safe, with their status; kept over reloads until they are dismissed. */
export function PendingList(props: ListProps) {
  const all = useStore(pendingSafeTransactions)
  const { chainId, address } = props.safe
  const own = all.filter((entry) => entry.chainId === chainId && isSameAddress(entry.address, address))
  if (own.length === 0) return null
  return (
    <ul className={styles.pending} aria-label={treasury.yours}>
      {own.map((transaction) => (
        <Pending key={transaction.safeTxHash} transaction={transaction} {...props} />
      ))}
    </ul>
  )
}

function Pending({ transaction, ...props }: ListProps & { transaction: PendingSafeTransaction }) {
  const { safeTxHash, what } = transaction
  const { chainId, address } = props.safe
  const queryClient = useQueryClient()
  const { status, error } = usePendingStatus(transaction, props)
  const isOver = status?.isOver ?? false

  // The outcome changes the Safe: read it now instead of at the next poll.
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: stateKey({ chainId, address }) })
  }, [isOver, queryClient, chainId, address])

  return (
    <li className={recipes.line}>
      <span className={recipes.text}>{what}</span>
      <span role="status">{status?.text ?? (error ? failureText(error) : common.loading)}</span>
      {isOver && (
        <button type="button" onClick={() => removePendingTransaction(safeTxHash)}>
          {treasury.dismiss}
        </button>
      )}
    </li>
  )
}
