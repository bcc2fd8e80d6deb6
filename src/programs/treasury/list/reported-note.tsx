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

/** The heading of a column that only the Safe service fills. `ReportedNote` below the table explains its mark. */
export function ReportedColumn({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <th scope="col" className={className}>
      {treasuryReview.reported(name)}
    </th>
  )
}
