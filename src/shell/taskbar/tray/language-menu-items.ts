import { chooseLanguage } from '@/desktop/preferences/choose-language'
import { currentLocale } from '@/texts/locale'
import { languages } from '@/texts/locales'
import type { MenuItem } from '@/ui/menu/menu-items'

/** All languages, each named in itself; the one of the page is marked. */
export function languageMenuItems(): readonly MenuItem[] {
  return languages.map(({ tag, name }) => ({
    kind: 'action',
    id: tag,
    label: name,
    checked: tag === currentLocale().id,
    onSelect: () => void chooseLanguage(tag),
  }))
}
