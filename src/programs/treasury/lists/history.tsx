import { useMemo, useState } from 'react'
import { type HistoryRow, historyRows } from '@/safe/history-days'
import { dateFormat } from '@/texts/date-format'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { treasuryToolsTexts } from '@/texts/en/programs/treasury-tools'
import { useTexts } from '@/texts/use-texts'
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

/** What the Safe did and received, by the days of the visitor's own time zone; of what owners signed, in words from its bytes. */
export function History({ view, ...props }: ListProps & { view: HistoryView }) {
  const texts = useTexts(treasuryTexts)
  const review = useTexts(treasuryReviewTexts)
  const tools = useTexts(treasuryToolsTexts)
  const { columns } = texts
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
  // Without a search the rows stay the same ones while the list scrolls.
  const every = useMemo(() => all.map(toListRow), [all])
  const rows = matches ? withHeadings(every, matches) : every

  function cellsOf({ row }: (typeof every)[number]): readonly string[] {
    if (row.kind === 'day') return [day.format(row.timestamp)]
    const { what, isFromBytes, state } = tell(row.transaction)
    const { timestamp } = row.transaction
    return [
      timestamp === null ? '' : time.format(timestamp),
      isFromBytes ? what : review.reported(what),
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
        empty={view === 'all' ? texts.noHistory : texts.noSuchHistory}
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
      {all.length > 0 && rows.length === 0 && <p role="status">{tools.noneFound}</p>}
      {rows.length > 0 && (
        <RowList
          label={view === 'all' ? texts.history : texts.historyViews[view]}
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

/** The rows that were found, each day above its own. */
function withHeadings(rows: readonly Row[], found: ReadonlySet<string>): readonly Row[] {
  return rows.filter(({ key, isHeading }, index) => {
    if (!isHeading) return found.has(key)
    for (let below = index + 1; rows[below] && !rows[below]?.isHeading; below++)
      if (found.has(rows[below]?.key ?? '')) return true
    return false
  })
}

/** Whether a text stands in the words, the state, the id or the hash of a transaction; an empty one does. */
function isFound({ what, status, transaction }: ToldTransaction, sought: string): boolean {
  return [what, status, transaction.id, transaction.txHash ?? ''].some((text) =>
    text.toLowerCase().includes(sought),
  )
}
