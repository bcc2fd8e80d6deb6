import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { GatewayError } from '@/safe/gateway/gateway-error'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import {
  type PendingSafeTransaction,
  pendingSafeTransactions,
  removePendingTransaction,
} from '@/wallet/safe/pending-safe-transactions'
import { failureText } from '../gateway/failure-text'
import { stateKey } from '../gateway/use-safe-lists'
import { wordOf } from '../review/describe'
import styles from '../treasury.module.css'
import type { ListProps } from './list-props'

/** ms between two questions about a transaction: for owners it may wait for days, a chain takes seconds. */
const intervals: Readonly<Record<string, number>> = { AWAITING_EXECUTION: 4_000 }
const interval = 15_000
const ends: readonly string[] = ['SUCCESS', 'FAILED', 'CANCELLED']

/** What this browser handed in for the Safe, and how far each is; it stays through reloads until its end was seen. */
export function PendingList(props: ListProps) {
  const texts = useTexts(treasuryTexts)
  const all = useStore(pendingSafeTransactions)
  const { chainId, address } = props.safe
  const own = all.filter(
    (entry) => entry.chainId === chainId && entry.address.toLowerCase() === address.toLowerCase(),
  )
  if (own.length === 0) return null
  return (
    <ul className={styles.pending} aria-label={texts.yours}>
      {own.map((transaction) => (
        <Pending key={transaction.safeTxHash} transaction={transaction} {...props} />
      ))}
    </ul>
  )
}

function Pending({
  transaction,
  gateway,
  safe,
  visible,
}: ListProps & { transaction: PendingSafeTransaction }) {
  const texts = useTexts(treasuryTexts)
  const { safeTxHash, what } = transaction
  const { chainId, address } = safe
  const queryClient = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['safe', safe.chainId, safe.address.toLowerCase(), 'pending', safeTxHash],
    queryFn: ({ signal }) => gateway.queries.transaction(safe.chainId, safeTxHash, signal),
    enabled: visible,
    refetchInterval({ state }) {
      const status = state.data?.txStatus ?? ''
      return ends.includes(status) ? false : (intervals[status] ?? interval)
    },
  })
  const isOver = data !== undefined && ends.includes(data.txStatus)

  // What came to its end changed the Safe: its lists need not wait for the next poll.
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: stateKey({ chainId, address }) })
  }, [isOver, queryClient, chainId, address])

  return (
    <li className={styles.stale}>
      <span className={styles.what}>{what}</span>
      <span role="status">{stateText()}</span>
      {isOver && (
        <button type="button" onClick={() => removePendingTransaction(safeTxHash)}>
          {texts.dismiss}
        </button>
      )}
    </li>
  )

  function stateText(): string {
    // A gateway takes a while to know what was just handed in.
    if (error instanceof GatewayError && error.detail.status === 404) return texts.takenIn
    if (!data) return error ? failureText(error, texts) : texts.loading
    const info = data.detailedExecutionInfo
    if (data.txStatus === 'AWAITING_CONFIRMATIONS' && info?.type === 'MULTISIG')
      return texts.awaiting(info.confirmations.length, info.confirmationsRequired)
    return wordOf(texts.ends, data.txStatus)
  }
}
