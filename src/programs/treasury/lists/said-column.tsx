import { treasuryReviewTexts } from '@/texts/en/programs/treasury-review'
import { useTexts } from '@/texts/use-texts'

/** The heading of a column that only the Safe service fills. `ReportedNote` below the table explains its mark. */
export function SaidColumn({ name, className }: { name: string; className?: string | undefined }) {
  const texts = useTexts(treasuryReviewTexts)
  return (
    <th scope="col" className={className}>
      {texts.reported(name)}
    </th>
  )
}
