import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { useTexts } from '@/texts/use-texts'
import styles from './asset-table.module.css'

/** The heading of a column that the gateway fills, and that nothing here checks. */
export function SaidColumn({ name, className }: { name: string; className?: string | undefined }) {
  const texts = useTexts(treasuryReviewTexts)
  return (
    <th scope="col" className={className} title={texts.saidByGatewayHint}>
      {name} <span className={styles.said}>{texts.saidByGateway}</span>
    </th>
  )
}
