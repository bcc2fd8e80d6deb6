import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { tokensOfCall } from '@/safe/decode/tokens-of-call'
import type { TransactionSummary } from '@/safe/gateway/transaction-shapes'
import type { HistoryRow } from '@/safe/history-days'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { treasuryStatusTexts } from '@/texts/en/programs/treasury-status'
import { treasuryToolsTexts } from '@/texts/en/programs/treasury-tools'
import { useTexts } from '@/texts/use-texts'
import { describeTransaction, wordOf } from '../review/describe'
import { type ReviewedRow, useReviews } from '../review/use-reviews'
import { useSafeContract } from '../review/use-safe-context'
import { useWords } from '../review/use-words'
import { keptFacts } from '../tokens/use-token-facts'
import { callLine } from '../words/call-words'
import type { ToldTransaction } from './history-file'
import type { ListProps } from './list-props'
import { useExecutions } from './use-executions'

/** What was executed stays as it is, so it is read once. */
export const executed = 'executed'

/** The words of a history. Those of a row are made when it is drawn: a history has ten thousand. */
export type ToldHistory = {
  tell: (transaction: TransactionSummary) => ToldTransaction
  /** All that are loaded, for a search and for a file; words from bytes where the transaction was read before. */
  tellAll: () => readonly ToldTransaction[]
}

/** @param drawn ids of the rows in sight, whose transactions are read in full */
export function useToldHistory(
  props: ListProps,
  rows: readonly HistoryRow[],
  drawn: readonly string[],
): ToldHistory {
  const texts = useTexts(treasuryTexts)
  const said = useTexts(treasuryStatusTexts)
  const tools = useTexts(treasuryToolsTexts)
  const review = useTexts(treasuryReviewTexts)
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
  // Rows that are not drawn now count too: the first of two equal rows may have been scrolled away.
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
      what: own ? callLine(own.call, safe.address, context) : saidOf(transaction, texts, nativeSymbol),
      isFromBytes: Boolean(own),
      nonce: String(own ? own.transaction.nonce : (transaction.executionInfo?.nonce ?? '')),
      txHash: own ? own.txHash : transaction.txHash,
      ...(isRepeated ? { status: tools.repeated, state: tools.repeated } : statusOf(transaction, own)),
    }
  }

  /** By the event of the Safe's contract; without it, what the gateway says, as its own words. */
  function statusOf({ txStatus }: TransactionSummary, own: ReturnType<typeof reviews.known>) {
    const execution = own && executionOf(own)
    if (execution) return bothOf(execution === 'executed' ? texts.statuses.SUCCESS : texts.statuses.FAILED)
    const word = wordOf(texts.statuses, txStatus)
    const isReached = !own || !contract || own.transaction.nonce < contract.nonce
    return isReached
      ? { status: said.asServiceSays(word), state: review.reported(word) }
      : bothOf(said.notOnChain(word))
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

/** The first row of each transaction, by its hash: a gateway can list one twice under different ids. */
type Firsts = ReadonlyMap<string, string>

function firstsOf(rows: readonly (readonly [string, ReviewedRow | null | undefined])[]): Firsts {
  const firsts = new Map<string, string>()
  for (const [id, own] of rows) if (own && !firsts.has(own.safeTxHash)) firsts.set(own.safeTxHash, id)
  return firsts
}

function bothOf(text: string): { readonly status: string; readonly state: string } {
  return { status: text, state: text }
}

/** Whether owners signed it, so that its bytes have a hash to compare. */
function isSigned({ executionInfo }: TransactionSummary): boolean {
  return executionInfo?.type === 'MULTISIG'
}

function saidOf({ txInfo }: TransactionSummary, texts: typeof treasuryTexts, nativeSymbol: string): string {
  const isImitation = txInfo.type === 'Transfer' && txInfo.transferInfo.imitation === true
  return describeTransaction(txInfo, texts, nativeSymbol) + (isImitation ? ` · ${texts.imitation}` : '')
}
