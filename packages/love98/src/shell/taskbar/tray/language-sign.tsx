import { languageFacts } from '@/texts/language-facts'

import styles from './tray.module.css'

/**
 * Returns the first two letters of the page's language id, as the keyboard indicator of Windows 98 had them. Called at
 * each render, because the server draws pages of several languages.
 */
export const languageLetters = () => languageFacts.id.slice(0, 2)

export function LanguageSign() {
  return <span className={styles.sign} data-letters={languageLetters()} aria-hidden />
}
