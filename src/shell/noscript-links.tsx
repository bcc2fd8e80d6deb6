import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { common } from '@/texts/common'
import { desktopPage } from '@/texts/desktop-page'

import styles from './noscript-links.module.css'

/** The Start menu's links that have no desktop icon, for browsers without JavaScript: they cannot open the menu. */
export function NoscriptLinks({ entries }: { entries: readonly DesktopEntry[] }) {
  return (
    <noscript>
      <nav aria-label={desktopPage.moreLinks} className={styles.links}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.kind === 'unset' ? (
                `${entry.label}: ${common.notConfigured}`
              ) : (
                <a href={entry.href}>{entry.label}</a>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
