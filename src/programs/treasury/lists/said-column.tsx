import { treasuryReview } from '@/texts/treasury-review'

/** The heading of a column that only the Safe service fills. `ReportedNote` below the table explains its mark. */
export function SaidColumn({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <th scope="col" className={className}>
      {treasuryReview.reported(name)}
    </th>
  )
}
