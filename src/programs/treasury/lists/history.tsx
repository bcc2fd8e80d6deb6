import { useMemo, useState } from 'react'
import { historyRows } from '@/safe/history-days'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { useNextPage } from '../gateway/use-next-page'
import { type HistoryView, useSafeHistory } from '../gateway/use-safe-history'
import { describeTransaction, wordOf } from '../review/describe'
import { Details } from '../review/details'
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

/** What the Safe did and received, by the days of the visitor's own time zone. */
export function History({ view, ...props }: ListProps & { view: HistoryView }) {
  const texts = useTexts(treasuryTexts)
  const { nativeSymbol } = props
  const { columns } = texts
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const query = useSafeHistory(props, view, timeZone)
  const onEnd = useNextPage(query)
  const [chosen, setChosen] = useState<string | null>(null)
  const pages = query.data?.pages

  const rows = useMemo(() => {
    const items = (pages ?? []).flatMap(({ results }) => results)
    return historyRows(items, timeZone).map((row): ListRow => {
      if (row.kind === 'day') return { key: row.key, isHeading: true, cells: [day.format(row.timestamp)] }
      const { txInfo, txStatus, timestamp } = row.transaction
      const isImitation = txInfo.type === 'Transfer' && txInfo.transferInfo.imitation === true
      return {
        key: row.key,
        isHeading: false,
        cells: [
          timestamp === null ? '' : time.format(timestamp),
          describeTransaction(txInfo, texts, nativeSymbol) + (isImitation ? ` · ${texts.imitation}` : ''),
          wordOf(texts.statuses, txStatus),
        ],
      }
    })
  }, [pages, timeZone, texts, nativeSymbol])

  return (
    <>
      <StaleLine query={query} />
      <ListNotice
        query={query}
        isEmpty={rows.length === 0}
        unreadable={unreadableRows(pages)}
        empty={view === 'all' ? texts.noHistory : texts.noSuchHistory}
      />
      {rows.length > 0 && (
        <RowList
          label={view === 'all' ? texts.history : texts.historyViews[view]}
          columns={[columns.time, columns.whatIsSaid, columns.state]}
          rows={rows}
          chosen={chosen}
          onChoose={setChosen}
          onEnd={onEnd}
        />
      )}
      {chosen !== null && (
        <Details {...props} id={chosen} moment={props.state?.txHistoryTag} onClose={() => setChosen(null)} />
      )}
    </>
  )
}
