import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `Добро пожаловать в ${site}`,
  skin: '1. Выберите тему оформления',
  wallet: '2. Подключите кошелек',
  walletText:
    'Кошелек нужен, чтобы видеть балансы, совершать платежи и играть в рейтинговые игры. Все остальное работает без него.',
  connect: 'Подключить кошелек…',
  begin: '3. Осмотритесь',
  each: 'Показывать этот экран при каждом открытии рабочего стола',
  close: 'Закрыть',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
