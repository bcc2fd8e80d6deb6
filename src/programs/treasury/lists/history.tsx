import { useMemo, useState } from 'react'
import { dateFormat } from '@/language/date-format'
import { type HistoryRow, historyRows } from '@/safe/history-days'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryTools } from '@/texts/treasury-tools'

import { useLoadAll } from '../gateway/use-load-all'
import { useNextPage } from '../gateway/use-next-page'
import { type HistoryView, useSafeHistory } from '../gateway/use-safe-history'
import { Details } from '../review/lazy-details'
import { HistoryBar } from './history-bar'
import type { ToldTransaction } from './history-file'
import { ListNotice, StaleLine } from './list-notice'
import type { ListProps } from './list-props'
import { RowList } from './row-list'
import { unreadableRows } from './unreadable-rows'
import { executed, useToldHistory } from './use-told-history'

const time = dateFormat({ hour: 'numeric', minute: '2-digit' })
const day = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** The transactions of the Safe by day in the visitor's time zone. Transactions that owners signed are decoded from their bytes. */
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
  const { tell, tellAll } = useToldHistory(props, all, drawn)

  const sought = find.trim().toLowerCase()
  const found = () => tellAll().filter((told) => isFound(told, sought))
  const matches = sought === '' ? null : new Set(found().map(({ transaction }) => transaction.id))
  // Without a search the row objects keep their identity while the list scrolls.
  const every = useMemo(() => all.map(toListRow), [all])
  const rows = matches ? withHeadings(every, matches) : every

  function cellsOf({ row }: (typeof every)[number]): readonly string[] {
    if (row.kind === 'day') return [day.format(row.timestamp)]
    const { what, isFromBytes, state } = tell(row.transaction)
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
        <Details {...props} id={chosen} moment={executed} onClose={() => setChosen(null)} />
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
function isFound({ what, status, transaction }: ToldTransaction, sought: string): boolean {
  return [what, status, transaction.id, transaction.txHash ?? ''].some((text) =>
    text.toLowerCase().includes(sought),
  )
}
