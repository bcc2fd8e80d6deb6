import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { useTexts } from '@/texts/use-texts'
import styles from './reported-note.module.css'

/** Explains, once below a list, the mark of what only the Safe service reports. `id`: for the description of the list. */
export function ReportedNote({ id }: { id?: string }) {
  const texts = useTexts(treasuryReviewTexts)
  return (
    <p id={id} className={styles.note}>
      {texts.reportedNote}
    </p>
  )
}
