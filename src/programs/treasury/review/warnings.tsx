import type { Review } from '@/safe/review'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import styles from './warnings.module.css'

/** The result of the review of a transaction: a hash that does not match, or its risk flags. */
export function ReviewWarnings({ review }: { review: Review }) {
  const texts = useTexts(treasuryTexts)
  if (review.kind === 'tampered')
    return <Warnings icon="error" lines={[texts.tampered(review.claimed, review.computed)]} />
  if (review.kind !== 'ready') return <Warnings icon="error" lines={[texts[review.kind]]} />
  return <Warnings icon="warning" lines={review.riskFlags.map((flag) => texts.riskFlags[flag])} />
}

/** Warnings above the buttons that they concern. */
export function Warnings({ icon, lines }: { icon: 'error' | 'warning'; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div role="alert" className={styles.warnings}>
      {lines.map((line) => (
        <p key={line} className={styles.warning}>
          <Icon name={icon} size={16} />
          <span>{line}</span>
        </p>
      ))}
    </div>
  )
}
