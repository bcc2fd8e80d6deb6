import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-host'

/** The page of the property sheet about the Safe around this page. */
export const treasuryHostTexts = {
  tab: 'Страница Safe',
  origin: 'Адрес страницы',
  network: 'Сеть',
  shortName: 'Краткое имя',
  total: 'Общая стоимость (USD)',
  assets: 'Активы',
  fromHost:
    'Эти сведения предоставлены приложением Safe, в котором открыта эта страница. На этом компьютере они не проверены.',
} as const satisfies PartialTranslation<typeof english.treasuryHostTexts>
