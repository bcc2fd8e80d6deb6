import { useStore } from 'zustand'
import { announcements } from '@/desktop/notifications/announcements'
import styles from './live-regions.module.css'

/**
 * ARIA live regions for screen readers. They are always in the document: only changes of an existing region
 * are announced.
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
