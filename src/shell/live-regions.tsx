import { useStore } from 'zustand'
import { announcements } from '@/desktop/notifications/announcements'
import styles from './live-regions.module.css'

/**
 * What is told to those who do not see it happen. The regions are always there: a screen reader hears only what
 * changes in one it knows.
 */
export function LiveRegions() {
  const { polite, urgent } = useStore(announcements)
  return (
    <div className={styles.regions}>
      <p role="status">{polite}</p>
      <p role="alert">{urgent}</p>
    </div>
  )
}
