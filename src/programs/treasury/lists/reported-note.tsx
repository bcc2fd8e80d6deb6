import { treasuryReview } from '@/texts/treasury-review'

import styles from './reported-note.module.css'

/** Explains, once below a list, the mark of what only the Safe service reports. `id`: for the description of the list. */
export function ReportedNote({ id }: { id?: string }) {
  return (
    <p id={id} className={styles.note}>
      {treasuryReview.reportedNote}
    </p>
  )
}
