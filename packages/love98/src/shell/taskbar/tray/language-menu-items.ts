import { chooseLanguage } from '@/desktop/preferences/choose-language'
import { languageNote } from '@/language/language-label'
import { languages } from '@/language/languages'
import { languageFacts } from '@/texts/language-facts'
import type { MenuItem } from '@/ui/menu/menu-items'

export function languageMenuItems(): readonly MenuItem[] {
  return languages.map((language) => ({
    kind: 'action',
    id: language.id,
    label: language.name,
    note: languageNote(language),
    checked: language.id === languageFacts.id,
    onSelect: () => chooseLanguage(language.id),
  }))
}
