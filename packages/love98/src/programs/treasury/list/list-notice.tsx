import { useEffect, useState } from 'react'
import { dateFormat } from '@/language/date-format'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryProposal } from '@/texts/treasury-proposal'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryStatus } from '@/texts/treasury-status'
import { Icon } from '@/ui/icon'
import recipes from '../recipes.module.css'
import { failureText } from '../safe/failure-text'
import styles from './list-notice.module.css'

type Query = {
  error: Error | null
  data: unknown
  dataUpdatedAt: number
  refetch: () => unknown
}

type ListNoticeProps = {
  query: Query
  isEmpty: boolean
  empty: string
  /** The message for a gateway that does not have the item. */
  unknown?: string
  /** The number of rows that could not be read. They are reported, and the list is not called empty. */
  unreadable?: number | undefined
}

/** The time after which the loading text says that it takes longer, ms. */
const patience = 4_000

/** A notice as windows have it, in the frame of the list that it replaces. */
const frame = 'well window-notice'

/** The notice that replaces a loading, failed or empty list; null if there is something to show. */
export function ListNotice({ query, isEmpty, empty, unknown, unreadable = 0 }: ListNoticeProps) {
  if (query.data === undefined && query.error)
    return (
      <div className={frame} role="alert">
        <Icon name="error" size={32} />
        <p>{navigator.onLine ? treasury.notLoaded(failureText(query.error, unknown)) : treasury.offline}</p>
        <button type="button" onClick={() => void query.refetch()}>
          {common.retry}
        </button>
      </div>
    )
  if (query.data === undefined) return <Loading />
  if (unreadable > 0)
    return (
      <RetryLine
        text={treasuryStatus.unreadable(unreadable)}
        className={styles.outdated}
        onRetry={query.refetch}
      />
    )
  if (!isEmpty) return null
  return (
    <div className={frame}>
      <p>{empty}</p>
    </div>
  )
}

const time = dateFormat({ timeStyle: 'medium' })

/** A line above an outdated list: the reason why it could not be refreshed, and the time of its data. */
export function StaleLine({ query }: { query: Query }) {
  if (!query.error || query.data === undefined) return null
  const since = time.format(query.dataUpdatedAt)
  return (
    <RetryLine
      text={treasury.stale(failureText(query.error), since)}
      className={styles.outdated}
      onRetry={query.refetch}
    />
  )
}

function Loading() {
  const [isSlow, setIsSlow] = useState(false)

  // Timer. A request that is answered with 429 is repeated for up to two minutes.
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={frame} role="status">
      <p>{isSlow ? treasury.loadingSlowly : common.loading}</p>
    </div>
  )
}

type Pages = readonly { readonly results: readonly (object | null)[] }[] | undefined

/** The number of rows that could not be read, or are of a kind that is not known here. */
export function unreadableRows(pages: Pages): number {
  const rows = (pages ?? []).flatMap(({ results }) => results)
  return rows.filter((row) => row === null || ('type' in row && row.type === 'OTHER')).length
}

/** A line above amounts whose decimals could not be read from the chain, with a way to read them again. */
export function UnknownTokens({ retry }: { retry: (() => void) | null }) {
  if (!retry) return null
  return <RetryLine text={treasuryProposal.unknownTokens} onRetry={retry} />
}

type RetryLineProps = { text: string; className?: string | undefined; onRetry: () => unknown }

/** A message above a list that is shown, with the button Retry. */
function RetryLine({ text, className = '', onRetry }: RetryLineProps) {
  return (
    <div className={`${recipes.line} ${className}`} role="status">
      <span>{text}</span>
      <button type="button" onClick={() => void onRetry()}>
        {common.retry}
      </button>
    </div>
  )
}

/**
 * Explains, once below a list, the mark of what only the Safe service reports. `id`: for the description of
 * the list.
 */
export function ReportedNote({ id }: { id?: string }) {
  return (
    <p id={id} className={styles.note}>
      {treasuryReview.reportedNote}
    </p>
  )
}

/** The heading of a column that only the Safe service fills. `ReportedNote` below the table explains its mark. */
export function ReportedColumn({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <th scope="col" className={className}>
      {treasuryReview.reported(name)}
    </th>
  )
}
