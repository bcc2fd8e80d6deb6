import { tray } from '@/texts/tray'

import { openMenu, prefetchMenus } from '@/ui/menu/open-menu'
import { LanguageSign, languageLetters } from './language-sign'
import styles from './tray.module.css'

/** The language of the page in two letters, with a menu of all languages. */
export function LanguageButton() {
  const { language: label } = tray
  const open = async (at: HTMLElement) => {
    const { languageMenuItems } = await import('./language-menu-items')
    openMenu({ label, at, keep: at, items: languageMenuItems() })
  }
  return (
    <button
      type="button"
      className={styles.item}
      data-opens=""
      data-part="language"
      // The letters that are seen are part of the name (WCAG 2.5.3).
      aria-label={`${label} (${languageLetters()})`}
      data-tip={label}
      aria-haspopup="menu"
      onPointerEnter={prefetchMenus}
      onFocus={prefetchMenus}
      onClick={({ currentTarget }) => void open(currentTarget)}
    >
      <LanguageSign />
    </button>
  )
}
