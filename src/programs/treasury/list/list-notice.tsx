import { useEffect, useState } from 'react'
import { dateFormat } from '@/language/date-format'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryProposal } from '@/texts/treasury-proposal'
import { treasuryStatus } from '@/texts/treasury-status'
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

/** The notice that replaces a loading, failed or empty list; null if there is something to show. */
export function ListNotice({ query, isEmpty, empty, unknown, unreadable = 0 }: ListNoticeProps) {
  if (query.data === undefined && query.error)
    return (
      <div className={`well ${recipes.notice}`} role="alert">
        <p>{navigator.onLine ? treasury.notLoaded(failureText(query.error, unknown)) : treasury.offline}</p>
        <button type="button" onClick={() => void query.refetch()}>
          {common.retry}
        </button>
      </div>
    )
  if (query.data === undefined) return <Loading />
  if (unreadable > 0)
    return (
      <div className={`${recipes.line} ${styles.outdated}`} role="status">
        <span>{treasuryStatus.unreadable(unreadable)}</span>
        <button type="button" onClick={() => void query.refetch()}>
          {common.retry}
        </button>
      </div>
    )
  if (!isEmpty) return null
  return (
    <div className={`well ${recipes.notice}`}>
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
    <div className={`${recipes.line} ${styles.outdated}`} role="status">
      <span>{treasury.stale(failureText(query.error), since)}</span>
      <button type="button" onClick={() => void query.refetch()}>
        {common.retry}
      </button>
    </div>
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
    <div className={`well ${recipes.notice}`} role="status">
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
  const { unknownTokens } = treasuryProposal
  if (!retry) return null
  return (
    <div className={recipes.line} role="status">
      <span className={recipes.text}>{unknownTokens}</span>
      <button type="button" onClick={retry}>
        {common.retry}
      </button>
    </div>
  )
}
