import { useState } from 'react'
import { isSameAddress } from '@/domain/address'
import type { TransactionSummary } from '@/safe/gateway/transaction-shapes'
import { queueGroups } from '@/safe/queue-groups'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { useTexts } from '@/texts/use-texts'
import { useNextPage } from '../gateway/use-next-page'
import { useSafeQueue } from '../gateway/use-safe-lists'
import { PendingList } from '../pending/pending-list'
import { describeTransaction, wordOf } from '../review/describe'
import { Details } from '../review/details'
import { useReviews } from '../review/use-reviews'
import { useWords } from '../review/use-words'
import { callLine } from '../words/call-words'
import { ListNotice, StaleLine } from './list-notice'
import type { ListProps } from './list-props'
import { ProposeButton } from './propose-button'
import { cellsOf, RowList, type RowWithCells } from './row-list'
import { unreadableRows } from './unreadable-rows'

/** What waits: what is next, what comes after it, and which of them exclude each other. */
export function Queue(props: ListProps) {
  const texts = useTexts(treasuryTexts)
  const review = useTexts(treasuryReviewTexts)
  const { safe, nativeSymbol, viewer } = props
  const { columns } = texts
  const query = useSafeQueue(props)
  const onEnd = useNextPage(query)
  const [chosen, setChosen] = useState<string | null>(null)
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const groups = queueGroups((query.data?.pages ?? []).flatMap(({ results }) => results))
  const ids = groups.flatMap(({ transactions }) => transactions.map(({ id }) => id))
  const { byId: reviews } = useReviews(props, { ids, drawn }, props.state?.txQueuedTag)
  const read = [...reviews.values()].flatMap((ready) => ready ?? [])
  const words = useWords(
    read.map(({ call }) => call),
    { chainId: safe.chainId, nativeSymbol },
  )
  const labels: Readonly<Record<string, string>> = { Next: texts.next, Queued: texts.queued }

  const rows: RowWithCells[] = []
  let label: string | null = null
  let conflict: string | null = null
  for (const group of groups) {
    const key = group.transactions.length > 1 && group.nonce !== null ? `conflict-${group.nonce}` : null
    // A conflict ends where its heading does: what follows it has the heading of its list again.
    const isAfter = conflict !== null && key === null
    const name = group.label ?? 'Queued'
    if ((group.label !== null && group.label !== label) || isAfter)
      rows.push({ key: `label-${group.transactions[0]?.id}`, isHeading: true, cells: [wordOf(labels, name)] })
    label = group.label
    conflict = key
    if (key !== null && group.nonce !== null)
      rows.push({ key, isHeading: true, cells: [texts.conflict(group.nonce)] })
    for (const transaction of group.transactions)
      rows.push({
        key: transaction.id,
        isHeading: false,
        under: key,
        cells: [nonceOf(transaction, group.nonce), whatOf(transaction), stateOf(transaction)],
      })
  }

  /** The one that is hashed; until it is read, the gateway's. */
  function nonceOf({ id }: TransactionSummary, said: number | null): string {
    const nonce = reviews.get(id)?.transaction.nonce ?? said
    return nonce === null ? '' : texts.nonce(Number(nonce))
  }

  /** From the bytes; until they are read, what the gateway says, as its own words. */
  function whatOf({ id, txInfo }: TransactionSummary): string {
    const ready = reviews.get(id)
    if (ready) return callLine(ready.call, safe.address, words)
    return ready === undefined
      ? review.reading
      : review.said(describeTransaction(txInfo, texts, nativeSymbol))
  }

  function stateOf({ txStatus, executionInfo }: TransactionSummary): string {
    const {
      confirmationsSubmitted: given,
      confirmationsRequired: needed,
      missingSigners,
    } = executionInfo ?? {}
    const isYours = missingSigners?.some(({ value }) => isSameAddress(value, viewer))
    const areCounted = typeof given === 'number' && typeof needed === 'number'
    if (isYours) return areCounted ? texts.yoursOf(given, needed) : texts.needsYou
    if (areCounted && txStatus === 'AWAITING_CONFIRMATIONS') return texts.signatures(given, needed)
    return wordOf(texts.statuses, txStatus)
  }

  return (
    <>
      <StaleLine query={query} />
      <PendingList {...props} />
      <ListNotice
        query={query}
        isEmpty={rows.length === 0}
        empty={texts.noQueue}
        unreadable={unreadableRows(query.data?.pages)}
      />
      {rows.length > 0 && (
        <RowList
          label={texts.queue}
          columns={[columns.nonce, columns.what, columns.state]}
          rows={rows}
          cellsOf={cellsOf}
          chosen={chosen}
          onChoose={setChosen}
          onEnd={onEnd}
          onDrawn={setDrawn}
        />
      )}
      {chosen !== null && (
        <Details
          {...props}
          id={chosen}
          moment={props.state?.txQueuedTag}
          onClose={() => setChosen(null)}
          waiting={read.map(({ transaction }) => transaction.nonce)}
        />
      )}
      <ProposeButton {...props} what={['transaction', 'contract-call']} />
    </>
  )
}
