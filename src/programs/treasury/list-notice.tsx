import { treasuryTexts } from '@/texts/en/treasury'
import { useTexts } from '@/texts/use-texts'
import { failureText } from './failure-text'
import styles from './treasury.module.css'

type Query = {
  isPending: boolean
  error: Error | null
  data: unknown
  dataUpdatedAt: number
  refetch: () => unknown
}

/** What stands in the place of a list that is loading, failed or empty; null when there is something to show. */
export function ListNotice({ query, isEmpty, empty }: { query: Query; isEmpty: boolean; empty: string }) {
  const texts = useTexts(treasuryTexts)
  if (query.data === undefined && query.error)
    return (
      <div className={`well ${styles.notice}`} role="alert">
        <p>{navigator.onLine ? texts.notLoaded(failureText(query.error, texts)) : texts.offline}</p>
        <button type="button" onClick={() => void query.refetch()}>
          {texts.retry}
        </button>
      </div>
    )
  if (query.data === undefined)
    return (
      <div className={`well ${styles.notice}`} role="status">
        <p>{texts.loading}</p>
      </div>
    )
  if (!isEmpty) return null
  return (
    <div className={`well ${styles.notice}`}>
      <p>{empty}</p>
    </div>
  )
}

/** A line above an old list: it could not be fetched anew, and since when it stands. */
export function StaleLine({ query }: { query: Query }) {
  const texts = useTexts(treasuryTexts)
  if (!query.error || query.data === undefined) return null
  const time = new Date(query.dataUpdatedAt).toLocaleTimeString('en-US')
  return (
    <div className={styles.stale} role="status">
      <span>{texts.stale(failureText(query.error, texts), time)}</span>
      <button type="button" onClick={() => void query.refetch()}>
        {texts.retry}
      </button>
    </div>
  )
}
