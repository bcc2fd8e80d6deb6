import { useMemo, useState } from 'react'
import { saveText } from '@/browser/save-text'
import { dateFormat } from '@/language/date-format'
import { type HistoryRow, historyRows } from '@/safe/history-days'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryTools } from '@/texts/treasury-tools'
import { TextField } from '@/ui/text-field/text-field'
import { ListNotice, StaleLine, unreadableRows } from '../list/list-notice'
import type { ListProps } from '../list/list-props'
import { RowList } from '../list/row-list'
import { type SafeListOptions, useLoadAll, useNextPage, useSafeList } from '../safe/use-safe-queries'
import { Details } from '../transaction/lazy-details'
import styles from './history.module.css'
import { type DescribedTransaction, executed, historyFile, useHistoryTexts } from './use-history-texts'

const time = dateFormat({ hour: 'numeric', minute: '2-digit' })
const day = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/**
 * The transactions of the Safe by day in the visitor's time zone. Transactions that owners signed are decoded
 * from their bytes.
 */
export function History({ view, ...props }: ListProps & { view: HistoryView }) {
  const { columns } = treasury
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const query = useSafeHistory(props, view, timeZone)
  const onEnd = useNextPage(query)
  const loadAll = useLoadAll(query)
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
  const count = useMemo(() => all.filter(({ kind }) => kind === 'transaction').length, [all])
  const { describe, describeAll } = useHistoryTexts(props, all, drawn)

  const sought = find.trim().toLowerCase()
  const found = () => describeAll().filter((described) => isFound(described, sought))
  const matches = sought === '' ? null : new Set(found().map(({ transaction }) => transaction.id))
  // Without a search the row objects keep their identity while the list scrolls.
  const every = useMemo(() => all.map(toListRow), [all])
  const rows = matches ? withHeadings(every, matches) : every

  function cellsOf({ row }: (typeof every)[number]): readonly string[] {
    if (row.kind === 'day') return [day.format(row.timestamp)]
    const { what, isFromBytes, state } = describe(row.transaction)
    const { timestamp } = row.transaction
    return [
      timestamp === null ? '' : time.format(timestamp),
      isFromBytes ? what : treasuryReview.reported(what),
      state,
    ]
  }

  return (
    <>
      <StaleLine query={query} />
      <ListNotice
        query={query}
        isEmpty={all.length === 0}
        unreadable={unreadableRows(pages)}
        empty={view === 'all' ? treasury.noHistory : treasury.noSuchHistory}
      />
      {all.length > 0 && (
        <HistoryBar
          find={find}
          found={matches ? matches.size : count}
          count={count}
          rows={found}
          onFind={setFind}
          {...loadAll}
        />
      )}
      {all.length > 0 && rows.length === 0 && <p role="status">{treasuryTools.noneFound}</p>}
      {rows.length > 0 && (
        <RowList
          label={view === 'all' ? treasury.history : treasury.historyViews[view]}
          columns={[columns.time, columns.what, columns.state]}
          rows={rows}
          cellsOf={cellsOf}
          chosen={chosen}
          onChoose={setChosen}
          onEnd={onEnd}
          onDrawn={setDrawn}
          // A history has ten thousand rows, of which only those in sight are read.
          hasReported
        />
      )}
      {chosen !== null && (
        <Details {...props} id={chosen} revision={executed} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

type Row = { key: string; isHeading: boolean; row: HistoryRow }

function toListRow(row: HistoryRow): Row {
  return { key: row.key, isHeading: row.kind === 'day', row }
}

/** Returns the matching rows, and the heading of each day that has one. */
function withHeadings(rows: readonly Row[], found: ReadonlySet<string>): readonly Row[] {
  return rows.filter(({ key, isHeading }, index) => {
    if (!isHeading) return found.has(key)
    for (let below = index + 1; rows[below] && !rows[below]?.isHeading; below++)
      if (found.has(rows[below]?.key ?? '')) return true
    return false
  })
}

/** Returns true if the description, the state, the id or the hash of a transaction contains a text. */
function isFound({ what, status, transaction }: DescribedTransaction, sought: string): boolean {
  return [what, status, transaction.id, transaction.txHash ?? ''].some((text) =>
    text.toLowerCase().includes(sought),
  )
}

type HistoryBarProps = {
  find: string
  /** The number of rows with the text. */
  found: number
  /** The number of loaded rows. */
  count: number
  /** The rows with the text. */
  rows: () => readonly DescribedTransaction[]
  onFind: (text: string) => void
  /** True if the gateway has rows that are not loaded. */
  hasMore: boolean
  isLoading: boolean
  setLoading: (isOn: boolean) => void
}

/** Finds a text in the loaded history, and saves what was found as a file. */
function HistoryBar({ find, found, count, rows, onFind, hasMore, isLoading, setLoading }: HistoryBarProps) {
  return (
    <div className={styles.bar}>
      <TextField
        label={treasuryTools.find}
        value={find}
        maxLength={200}
        title={treasuryTools.findHint}
        autoComplete="off"
        spellCheck={false}
        onChange={onFind}
      />
      <span role="status">
        {isLoading
          ? treasuryTools.loaded(count)
          : find.trim() === ''
            ? ''
            : treasuryTools.found(found, count)}
      </span>
      <span>{treasuryTools.times}</span>
      {hasMore && (
        <button type="button" onClick={() => setLoading(!isLoading)}>
          {isLoading ? treasuryTools.stopLoading : treasuryTools.loadAll}
        </button>
      )}
      <button
        type="button"
        disabled={found === 0}
        onClick={() => saveText(treasuryTools.historyFile, 'text/csv', historyFile(rows()))}
      >
        {treasuryTools.saveHistory}
      </button>
    </div>
  )
}

/** The transactions that the history shows: all `[S7.10]`, or one of the lists of `[S7.5]`. */
export const historyViews = ['all', 'incoming', 'module', 'multisig'] as const
export type HistoryView = (typeof historyViews)[number]

/** @param timezone IANA name; the gateway groups the complete history by its days */
function useSafeHistory({ state, ...place }: SafeListOptions, view: HistoryView, timezone: string) {
  const { safe } = place
  return useSafeList(
    place,
    state,
    ['history', view, state?.txHistoryTag, timezone],
    (queries, page, signal) => {
      if (view === 'incoming') return queries.incomingTransfers(safe, page, signal)
      if (view === 'module') return queries.moduleTransactions(safe, page, signal)
      if (view === 'multisig') return queries.multisigTransactions(safe, { executed: true, ...page }, signal)
      return queries.history(safe, { timezone, ...page }, signal)
    },
  )
}
