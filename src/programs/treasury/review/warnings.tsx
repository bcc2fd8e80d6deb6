import type { Review } from '@/safe/review'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import styles from './warnings.module.css'

/** What was found out about a transaction before anybody signs it: that it is no honest one, or what it could do. */
export function ReviewWarnings({ review }: { review: Review }) {
  const texts = useTexts(treasuryTexts)
  if (review.kind === 'tampered')
    return <Warnings icon="error" lines={[texts.tampered(review.claimed, review.computed)]} />
  if (review.kind !== 'ready') return <Warnings icon="error" lines={[texts[review.kind]]} />
  return <Warnings icon="warning" lines={review.riskFlags.map((flag) => texts.riskFlags[flag])} />
}

/** Sentences that must be read before anything is pressed. */
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
