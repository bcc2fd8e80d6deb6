import { Icon } from '@/ui/icon'
import styles from './send.module.css'

/** Warnings about the recipient, above the buttons. */
export function Warnings({ lines, isGrave }: { lines: readonly string[]; isGrave: boolean }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.warnings} role={isGrave ? 'alert' : undefined}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name={isGrave ? 'warning' : 'info'} size={16} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}
