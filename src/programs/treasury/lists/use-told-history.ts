import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { tokensOfCall } from '@/safe/decode/tokens-of-call'
import type { TransactionSummary } from '@/safe/gateway/transaction-shapes'
import type { HistoryRow } from '@/safe/history-days'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryStatus } from '@/texts/treasury-status'
import { treasuryTools } from '@/texts/treasury-tools'

import { describeTransaction, wordOf } from '../review/describe'
import { type ReviewedRow, useReviews } from '../review/use-reviews'
import { useSafeContract } from '../review/use-safe-context'
import { useWords } from '../review/use-words'
import { keptFacts } from '../tokens/use-token-facts'
import { callLine } from '../words/call-words'
import type { ToldTransaction } from './history-file'
import type { ListProps } from './list-props'
import { useExecutions } from './use-executions'

/** A query key that never changes: an executed transaction does not change, so it is read once. */
export const executed = 'executed'

/** The texts of a history. A row's texts are built when it is rendered, since a history can have ten thousand rows. */
export type ToldHistory = {
  tell: (transaction: TransactionSummary) => ToldTransaction
  /** All loaded transactions, for a search or an export. Only transactions that were read before are decoded from bytes. */
  tellAll: () => readonly ToldTransaction[]
}

/** @param drawn ids of the visible rows, whose transactions are read in full */
export function useToldHistory(
  props: ListProps,
  rows: readonly HistoryRow[],
  drawn: readonly string[],
): ToldHistory {
  const queryClient = useQueryClient()
  const { safe, nativeSymbol } = props
  const transactions = useMemo(
    () => rows.flatMap((row) => (row.kind === 'transaction' ? [row.transaction] : [])),
    [rows],
  )
  const signed = useMemo(() => new Set(transactions.filter(isSigned).map(({ id }) => id)), [transactions])
  const ids = useMemo(() => drawn.filter((id) => signed.has(id)), [drawn, signed])
  const reviews = useReviews(props, { ids, drawn }, executed)
  const read = [...reviews.byId.values()].flatMap((ready) => ready ?? [])
  // Rows that are no longer rendered count too: the first of two equal rows may have been scrolled away.
  const drawnFirsts = useRef(new Map<string, string>()).current
  const places = useMemo(() => new Map(transactions.map(({ id }, place) => [id, place])), [transactions])
  const placeOf = (id: string) => places.get(id) ?? transactions.length
  const executionOf = useExecutions(safe, read)
  const { data: contract } = useSafeContract(safe, props.state)
  const words = useWords(
    read.map(({ call }) => call),
    { chainId: safe.chainId, nativeSymbol },
  )

  function told(
    transaction: TransactionSummary,
    own: ReturnType<typeof reviews.known>,
    { firsts, context = words }: { firsts: Firsts; context?: typeof words },
  ) {
    const isRepeated = own && firsts.get(own.safeTxHash) !== transaction.id
    return {
      transaction,
      what: own ? callLine(own.call, safe.address, context) : saidOf(transaction, nativeSymbol),
      isFromBytes: Boolean(own),
      nonce: String(own ? own.transaction.nonce : (transaction.executionInfo?.nonce ?? '')),
      txHash: own ? own.txHash : transaction.txHash,
      ...(isRepeated
        ? { status: treasuryTools.repeated, state: treasuryTools.repeated }
        : statusOf(transaction, own)),
    }
  }

  /** Returns the status by the event of the Safe's contract. Without it, the service's status is marked as such. */
  function statusOf({ txStatus }: TransactionSummary, own: ReturnType<typeof reviews.known>) {
    const execution = own && executionOf(own)
    if (execution)
      return bothOf(execution === 'executed' ? treasury.statuses.SUCCESS : treasury.statuses.FAILED)
    const word = wordOf(treasury.statuses, txStatus)
    const isReached = !own || !contract || own.transaction.nonce < contract.nonce
    return isReached
      ? { status: treasuryStatus.asServiceSays(word), state: treasuryReview.reported(word) }
      : bothOf(treasuryStatus.notOnChain(word))
  }

  for (const [id, own] of reviews.byId) {
    const first = own && drawnFirsts.get(own.safeTxHash)
    if (own && (first === undefined || placeOf(id) < placeOf(first ?? '')))
      drawnFirsts.set(own.safeTxHash, id)
  }
  return {
    tell: (transaction) => told(transaction, reviews.byId.get(transaction.id), { firsts: drawnFirsts }),
    tellAll() {
      const read = transactions.map(
        (transaction) =>
          [transaction, signed.has(transaction.id) ? reviews.known(transaction.id) : null] as const,
      )
      const tokens = new Set(read.flatMap(([, own]) => (own ? tokensOfCall(own.call) : [])))
      const facts = keptFacts(
        queryClient,
        safe.chainId,
        [...tokens].filter((token) => token !== null),
      )
      const firsts = firstsOf(read.map(([{ id }, own]) => [id, own]))
      return read.map(([transaction, own]) =>
        told(transaction, own, { firsts, context: { ...words, facts } }),
      )
    },
  }
}

/** The first row of each transaction, by its hash. A gateway can list a transaction twice under different ids. */
type Firsts = ReadonlyMap<string, string>

function firstsOf(rows: readonly (readonly [string, ReviewedRow | null | undefined])[]): Firsts {
  const firsts = new Map<string, string>()
  for (const [id, own] of rows) if (own && !firsts.has(own.safeTxHash)) firsts.set(own.safeTxHash, id)
  return firsts
}

function bothOf(text: string): { readonly status: string; readonly state: string } {
  return { status: text, state: text }
}

/** Returns true if owners signed the transaction, so that its bytes have a hash to verify. */
function isSigned({ executionInfo }: TransactionSummary): boolean {
  return executionInfo?.type === 'MULTISIG'
}

function saidOf({ txInfo }: TransactionSummary, nativeSymbol: string): string {
  const isImitation = txInfo.type === 'Transfer' && txInfo.transferInfo.imitation === true
  return describeTransaction(txInfo, nativeSymbol) + (isImitation ? ` · ${treasury.imitation}` : '')
}
