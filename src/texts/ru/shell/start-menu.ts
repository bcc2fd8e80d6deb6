import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/start-menu'

/** The Start button and its menu. */
export const startMenuTexts = {
  programs: 'Программы',
  links: 'Ссылки',
  social: 'Соцсети',
  documents: 'Документы',
  settings: 'Настройка',
  skins: 'Темы оформления',
  webStyle: 'Стиль Web (один щелчок)',
  sounds: 'Звуки',
  help: 'Справка',
  run: 'Выполнить…',
  shutDown: 'Завершение работы…',
  welcome: 'Добро пожаловать',
} as const satisfies PartialTranslation<typeof english.startMenuTexts>

/** The letters that choose a row of the Start menu; each must be a letter of its text. */
export const startMenuLetters = {
  programs: 'П',
  links: 'С',
  social: 'ц',
  documents: 'Д',
  settings: 'Н',
  help: 'к',
  run: 'В',
  shutDown: 'З',
} as const satisfies PartialTranslation<typeof english.startMenuLetters>
