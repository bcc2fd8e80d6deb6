import { languageFacts } from '@/texts/language-facts'

import styles from './tray.module.css'

/**
 * The two letters of the language of the page, as the indicator of keyboards in Windows 98 had them. Read at each render: the
 * server draws pages of several languages.
 */
export const languageLetters = () => languageFacts.id.slice(0, 2)

/** The letters in the tray. */
export function LanguageSign() {
  return <span className={styles.sign} data-letters={languageLetters()} aria-hidden />
}
