import { useMemo, useState } from 'react'
import type { TransactionSummary } from '@/safe/gateway/transaction-shapes'
import { historyRows } from '@/safe/history-days'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { treasuryToolsTexts } from '@/texts/en/programs/treasury-tools'
import { useTexts } from '@/texts/use-texts'
import { useNextPage } from '../gateway/use-next-page'
import { type HistoryView, useSafeHistory } from '../gateway/use-safe-history'
import { describeTransaction, wordOf } from '../review/describe'
import { Details } from '../review/details'
import { useReviews } from '../review/use-reviews'
import { useWords } from '../review/use-words'
import { callLine } from '../words/call-words'
import { HistoryBar } from './history-bar'
import type { ToldTransaction } from './history-file'
import { ListNotice, StaleLine } from './list-notice'
import type { ListProps } from './list-props'
import { type ListRow, RowList } from './row-list'
import { unreadableRows } from './unreadable-rows'

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})
/** What was executed stays as it is, so it is read once. */
const executed = 'executed'
/** Rows whose words from bytes are kept after they left the sight. */
const mostKept = 200

/** What the Safe did and received, by the days of the visitor's own time zone; of what owners signed, in words from its bytes. */
export function History({ view, ...props }: ListProps & { view: HistoryView }) {
  const texts = useTexts(treasuryTexts)
  const review = useTexts(treasuryReviewTexts)
  const tools = useTexts(treasuryToolsTexts)
  const { safe, nativeSymbol } = props
  const { columns } = texts
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const query = useSafeHistory(props, view, timeZone)
  const onEnd = useNextPage(query)
  const [chosen, setChosen] = useState<string | null>(null)
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const [find, setFind] = useState('')
  const pages = query.data?.pages
  const all = useMemo(
    () =>
      historyRows(
        (pages ?? []).flatMap(({ results }) => results),
        timeZone,
      ),
    [pages, timeZone],
  )
  // What others said, of which ten thousand rows are made once.
  const said = useMemo(
    () =>
      new Map(
        all.flatMap((row) =>
          row.kind === 'day' ? [] : [[row.key, saidOf(row.transaction, texts, nativeSymbol)] as const],
        ),
      ),
    [all, texts, nativeSymbol],
  )
  const signed = useMemo(
    () => all.flatMap((row) => (row.kind === 'transaction' && isSigned(row.transaction) ? [row.key] : [])),
    [all],
  )
  const ids = useMemo(() => {
    const known = new Set(signed)
    return [...new Set([...signed.slice(0, mostKept), ...drawn.filter((id) => known.has(id))])]
  }, [signed, drawn])
  const reviews = useReviews(props, { ids, drawn }, executed)
  const ready = [...reviews.values()].flatMap((one) => one ?? [])
  const words = useWords(
    ready.map(({ call }) => call),
    { chainId: safe.chainId, nativeSymbol },
  )

  function tell(transaction: TransactionSummary): ToldTransaction {
    const own = reviews.get(transaction.id)
    return {
      transaction,
      what: own ? callLine(own.call, safe.address, words) : (said.get(transaction.id) ?? ''),
      isFromBytes: Boolean(own),
      status: wordOf(texts.statuses, transaction.txStatus),
    }
  }

  const sought = find.trim().toLowerCase()
  const isFound = ({ what, status, transaction }: ToldTransaction) =>
    sought === '' ||
    [what, status, transaction.id, transaction.txHash ?? ''].some((text) =>
      text.toLowerCase().includes(sought),
    )
  const found: ToldTransaction[] = []
  const rows: ListRow[] = []
  let heading: ListRow | null = null
  for (const row of all) {
    if (row.kind === 'day') {
      heading = { key: row.key, isHeading: true, cells: [day.format(row.timestamp)] }
      continue
    }
    const told = tell(row.transaction)
    if (!isFound(told)) continue
    if (heading) rows.push(heading)
    heading = null
    found.push(told)
    const { timestamp } = row.transaction
    const what = told.isFromBytes ? told.what : review.said(told.what)
    rows.push({
      key: row.key,
      isHeading: false,
      cells: [timestamp === null ? '' : time.format(timestamp), what, told.status],
    })
  }

  return (
    <>
      <StaleLine query={query} />
      <ListNotice
        query={query}
        isEmpty={all.length === 0}
        unreadable={unreadableRows(pages)}
        empty={view === 'all' ? texts.noHistory : texts.noSuchHistory}
      />
      {all.length > 0 && <HistoryBar find={find} found={found} count={said.size} onFind={setFind} />}
      {all.length > 0 && rows.length === 0 && <p role="status">{tools.noneFound}</p>}
      {rows.length > 0 && (
        <RowList
          label={view === 'all' ? texts.history : texts.historyViews[view]}
          columns={[columns.time, columns.what, columns.state]}
          rows={rows}
          chosen={chosen}
          onChoose={setChosen}
          onEnd={onEnd}
          onDrawn={setDrawn}
        />
      )}
      {chosen !== null && (
        <Details {...props} id={chosen} moment={executed} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

/** Whether owners signed it, so that its bytes have a hash to compare. */
function isSigned({ executionInfo }: TransactionSummary): boolean {
  return executionInfo?.type === 'MULTISIG'
}

function saidOf({ txInfo }: TransactionSummary, texts: typeof treasuryTexts, nativeSymbol: string): string {
  const isImitation = txInfo.type === 'Transfer' && txInfo.transferInfo.imitation === true
  return describeTransaction(txInfo, texts, nativeSymbol) + (isImitation ? ` · ${texts.imitation}` : '')
}
