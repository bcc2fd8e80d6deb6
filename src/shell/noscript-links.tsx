import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { desktopTexts } from '@/texts/en/shell/desktop-page'
import { useTexts } from '@/texts/use-texts'
import styles from './noscript-links.module.css'

/** The Start menu's links that have no desktop icon, for browsers without JavaScript: they cannot open the menu. */
export function NoscriptLinks({ entries }: { entries: readonly DesktopEntry[] }) {
  const texts = useTexts(desktopTexts)
  return (
    <noscript>
      <nav aria-label={texts.moreLinks} className={styles.links}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.kind === 'unset' ? (
                `${entry.label}: ${texts.notConfigured}`
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
