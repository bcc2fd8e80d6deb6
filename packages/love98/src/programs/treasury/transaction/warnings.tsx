import { riskLevels } from '@/safe/decode/risks'
import type { Review } from '@/safe/review'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import { Icon } from '@/ui/icon'
import styles from './warnings.module.css'

/** The result of the review of a transaction: a hash that does not match, or its risk flags. */
export function ReviewWarnings({ review }: { review: Review }) {
  const { riskFlags, unreadable } = treasuryReview
  if (review.kind === 'tampered')
    return <Warnings icon="error" lines={[treasury.tampered(review.claimed, review.computed)]} />
  if (review.kind !== 'ready') return <Warnings icon="error" lines={[treasury[review.kind]]} />
  const linesOf = (...levels: readonly string[]) =>
    review.riskFlags.filter((flag) => levels.includes(riskLevels[flag])).map((flag) => riskFlags[flag])
  return (
    <>
      {review.gravity === 'refused' && <Warnings icon="error" lines={[unreadable, ...linesOf('refused')]} />}
      <Warnings icon="warning" lines={linesOf('danger')} />
      <Warnings icon="info" lines={linesOf('acknowledged', 'caution')} />
    </>
  )
}

/** Warnings above the buttons that they concern. */
export function Warnings({ icon, lines }: { icon: 'error' | 'warning' | 'info'; lines: readonly string[] }) {
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
