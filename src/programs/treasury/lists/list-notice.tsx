import { useEffect, useState } from 'react'
import { dateFormat } from '@/texts/date-format'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryStatusTexts } from '@/texts/en/programs/treasury-status'
import { useTexts } from '@/texts/use-texts'
import { failureText } from '../gateway/failure-text'
import recipes from '../recipes.module.css'
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
  /** What is said when the gateway knows nothing of the kind. */
  unknown?: string
  /** Rows of the answer that could not be read: they are told, and the list is not called empty. */
  unreadable?: number | undefined
}

/** ms after which the loading text says that it takes longer. */
const patience = 4_000

/** What stands in the place of a list that is loading, failed or empty; null when there is something to show. */
export function ListNotice({ query, isEmpty, empty, unknown, unreadable = 0 }: ListNoticeProps) {
  const texts = useTexts(treasuryTexts)
  const said = useTexts(treasuryStatusTexts)
  if (query.data === undefined && query.error)
    return (
      <div className={`well ${recipes.notice}`} role="alert">
        <p>{navigator.onLine ? texts.notLoaded(failureText(query.error, texts, unknown)) : texts.offline}</p>
        <button type="button" onClick={() => void query.refetch()}>
          {texts.retry}
        </button>
      </div>
    )
  if (query.data === undefined) return <Loading />
  if (unreadable > 0)
    return (
      <div className={`${recipes.line} ${styles.outdated}`} role="status">
        <span>{said.unreadable(unreadable)}</span>
        <button type="button" onClick={() => void query.refetch()}>
          {texts.retry}
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

/** A line above an old list: it could not be fetched anew, and since when it stands. */
export function StaleLine({ query }: { query: Query }) {
  const texts = useTexts(treasuryTexts)
  if (!query.error || query.data === undefined) return null
  const since = time.format(query.dataUpdatedAt)
  return (
    <div className={`${recipes.line} ${styles.outdated}`} role="status">
      <span>{texts.stale(failureText(query.error, texts), since)}</span>
      <button type="button" onClick={() => void query.refetch()}>
        {texts.retry}
      </button>
    </div>
  )
}

function Loading() {
  const texts = useTexts(treasuryTexts)
  const [isSlow, setIsSlow] = useState(false)

  // Timer. A request that is answered with 429 is repeated for up to two minutes.
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={`well ${recipes.notice}`} role="status">
      <p>{isSlow ? texts.loadingSlowly : texts.loading}</p>
    </div>
  )
}
