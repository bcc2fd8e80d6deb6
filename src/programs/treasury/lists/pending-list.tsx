import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { isSameAddress } from '@/domain/address'
import { GatewayError } from '@/safe/gateway/gateway-error'
import { nextStatusRead, outcomeOf, type StatusRead } from '@/safe/transaction-outcome'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import {
  type PendingSafeTransaction,
  pendingSafeTransactions,
  removePendingTransaction,
} from '@/wallet/safe/pending-safe-transactions'
import { failureText } from '../gateway/failure-text'
import { stateKey } from '../gateway/use-safe-lists'
import recipes from '../recipes.module.css'
import { wordOf } from '../review/describe'
import type { ListProps } from './list-props'
import styles from './pending-list.module.css'

/** ms between two reads: confirmations may take days, an execution takes seconds. */
const confirmationInterval = 15_000
const executionInterval = 4_000

/** Transactions that this browser submitted for the Safe, with their status; kept over reloads until they are dismissed. */
export function PendingList(props: ListProps) {
  const texts = useTexts(treasuryTexts)
  const all = useStore(pendingSafeTransactions)
  const { chainId, address } = props.safe
  const own = all.filter((entry) => entry.chainId === chainId && isSameAddress(entry.address, address))
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
    async queryFn({ queryKey, signal }) {
      const details = await gateway.queries.transaction(safe.chainId, safeTxHash, signal)
      return nextStatusRead(queryClient.getQueryData<StatusRead>(queryKey), details, Date.now())
    },
    enabled: visible,
    refetchInterval({ state }) {
      const outcome = state.data && outcomeOf(state.data)
      if (outcome === 'final') return false
      const isExecuting = state.data?.details.txStatus === 'AWAITING_EXECUTION' || outcome === 'unconfirmed'
      return isExecuting ? executionInterval : confirmationInterval
    },
  })
  const outcome = data && outcomeOf(data)
  const isOver = outcome === 'final'

  // The outcome changes the Safe: read it now instead of at the next poll.
  useEffect(() => {
    if (isOver) void queryClient.invalidateQueries({ queryKey: stateKey({ chainId, address }) })
  }, [isOver, queryClient, chainId, address])

  return (
    <li className={recipes.line}>
      <span className={recipes.text}>{what}</span>
      <span role="status">{stateText()}</span>
      {isOver && (
        <button type="button" onClick={() => removePendingTransaction(safeTxHash)}>
          {texts.dismiss}
        </button>
      )}
    </li>
  )

  function stateText(): string {
    // A gateway indexes a new transaction with a delay.
    if (error instanceof GatewayError && error.detail.status === 404) return texts.takenIn
    if (!data) return error ? failureText(error, texts) : texts.loading
    if (outcome === 'unconfirmed') return texts.confirmingOutcome
    const { txStatus, detailedExecutionInfo: info } = data.details
    if (txStatus === 'AWAITING_CONFIRMATIONS' && info?.type === 'MULTISIG')
      return texts.awaiting(info.confirmations.length, info.confirmationsRequired)
    return wordOf(texts.ends, txStatus)
  }
}
