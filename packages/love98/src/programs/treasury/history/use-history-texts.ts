import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { executionInReceipt } from '@/chain/safe/safe-execution'
import { csvText } from '@/safe/csv'
import { tokensOfCall } from '@/safe/decode/tokens-of-call'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import type { TransactionSummary } from '@/safe/gateway/transaction-shapes'
import type { HistoryRow } from '@/safe/history-days'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryStatus } from '@/texts/treasury-status'
import { treasuryTools } from '@/texts/treasury-tools'
import { useWallet } from '@/wallet/use-wallet'
import { cachedFacts, useDescriptionContext } from '../assets/use-token-facts'
import type { ListProps } from '../list/list-props'
import { useSafeContract } from '../safe/use-safe-context'
import { listLifetime, safeKey } from '../safe/use-safe-queries'
import { callLine } from '../transaction/call-text'
import { describeTransaction, translateValue } from '../transaction/reported-text'
import { type ReviewedRow, useReviews } from '../transaction/use-reviews'

/** A query key that never changes: an executed transaction does not change, so it is read once. */
export const executed = 'executed'

/** The texts of a history. A row's texts are built when it is rendered, since a history can have ten thousand rows. */
export type HistoryTexts = {
  describe: (transaction: TransactionSummary) => DescribedTransaction
  /**
   * All loaded transactions, for a search or an export. Only transactions that were read before are decoded
   * from bytes.
   */
  describeAll: () => readonly DescribedTransaction[]
}

/** @param drawn ids of the visible rows, whose transactions are read in full */
export function useHistoryTexts(
  props: ListProps,
  rows: readonly HistoryRow[],
  drawn: readonly string[],
): HistoryTexts {
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
  const textContext = useDescriptionContext(
    read.map(({ call }) => call),
    { chainId: safe.chainId, nativeSymbol },
  )

  function describeRow(
    transaction: TransactionSummary,
    own: ReturnType<typeof reviews.known>,
    { firsts, context = textContext }: { firsts: Firsts; context?: typeof textContext },
  ) {
    const isRepeated = own && firsts.get(own.safeTxHash) !== transaction.id
    return {
      transaction,
      what: own ? callLine(own.call, safe.address, context) : claimedText(transaction, nativeSymbol),
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
    const word = translateValue(treasury.statuses, txStatus)
    const isReached = !own || !contract || own.transaction.nonce < contract.nonce
    return isReached
      ? { status: treasuryStatus.statusFromService(word), state: treasuryReview.reported(word) }
      : bothOf(treasuryStatus.notOnChain(word))
  }

  for (const [id, own] of reviews.byId) {
    const first = own && drawnFirsts.get(own.safeTxHash)
    if (own && (first === undefined || placeOf(id) < placeOf(first ?? '')))
      drawnFirsts.set(own.safeTxHash, id)
  }
  return {
    describe: (transaction) =>
      describeRow(transaction, reviews.byId.get(transaction.id), { firsts: drawnFirsts }),
    describeAll() {
      const read = transactions.map(
        (transaction) =>
          [transaction, signed.has(transaction.id) ? reviews.known(transaction.id) : null] as const,
      )
      const tokens = new Set(read.flatMap(([, own]) => (own ? tokensOfCall(own.call) : [])))
      const facts = cachedFacts(
        queryClient,
        safe.chainId,
        [...tokens].filter((token) => token !== null),
      )
      const firsts = firstsOf(read.map(([{ id }, own]) => [id, own]))
      return read.map(([transaction, own]) =>
        describeRow(transaction, own, { firsts, context: { ...textContext, facts } }),
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

function claimedText({ txInfo }: TransactionSummary, nativeSymbol: string): string {
  const isImitation = txInfo.type === 'Transfer' && txInfo.transferInfo.imitation === true
  return describeTransaction(txInfo, nativeSymbol) + (isImitation ? ` · ${treasury.imitation}` : '')
}

type Execution = Awaited<ReturnType<typeof executionInReceipt>>

/**
 * Reads the outcome on the chain of the execution that the gateway reports for each transaction; null if the
 * chain has no such execution, undefined until it is read. Outcomes of earlier rows are kept.
 */
function useExecutions(
  safe: SafeId,
  rows: readonly ReviewedRow[],
): (row: ReviewedRow) => Execution | undefined {
  const { client } = useWallet()
  const queryClient = useQueryClient()
  const keyOf = ({ safeTxHash, txHash }: ReviewedRow) => safeKey(safe, 'execution', safeTxHash, txHash)
  useQueries({
    queries: rows.map((row) => ({
      queryKey: keyOf(row),
      queryFn: async (): Promise<Execution> => {
        const { safeTxHash, txHash } = row
        return txHash && executionInReceipt(client(safe.chainId), { safe: safe.address, safeTxHash, txHash })
      },
      gcTime: listLifetime,
      // An execution with a receipt is final. One without a receipt can still come.
      staleTime: listLifetime,
    })),
  })
  return (row) => queryClient.getQueryData<Execution>(keyOf(row))
}

/**
 * A row of the history with its texts. `isFromBytes`: `what` is decoded from the bytes, not reported by the
 * gateway.
 */
export type DescribedTransaction = {
  transaction: TransactionSummary
  what: string
  isFromBytes: boolean
  /** From the transaction whose hash was verified; otherwise as the row reports. `txHash`: of the execution. */
  nonce: string
  txHash: string | null
  status: string
  /** `status` for a list that marks reported values and explains the mark in a note. */
  state: string
}

/** The history as a table in CSV. Times are in UTC (ISO 8601); no field can be run as a formula. */
export function historyFile(rows: readonly Omit<DescribedTransaction, 'state'>[]): string {
  const { historyColumns: columns, sources } = treasuryTools
  const header = [
    columns.time,
    columns.nonce,
    columns.what,
    columns.source,
    columns.status,
    columns.id,
    columns.hash,
  ]
  const lines = rows.map(({ transaction, what, isFromBytes, nonce, txHash, status }) => [
    timeText(transaction.timestamp),
    nonce,
    what,
    isFromBytes ? sources.bytes : sources.gateway,
    status,
    transaction.id,
    txHash ?? '',
  ])
  return csvText([header, ...lines])
}

function timeText(timestamp: number | null): string {
  if (timestamp === null) return ''
  return new Date(timestamp).toISOString()
}
