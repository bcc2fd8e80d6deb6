import { languageFacts } from '@/texts/en/shell/language'
import styles from './tray.module.css'

/** The two letters of the language of the page, as the indicator of keyboards in Windows 98 had them. */
export function LanguageSign() {
  return (
    <span className={styles.sign} aria-hidden>
      {languageFacts.id.slice(0, 2)}
    </span>
  )
}
