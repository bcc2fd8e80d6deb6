import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ru')

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'Рабочий стол',
  selected: (count: number) =>
    plural(count, {
      one: `Выделен ${count} значок`,
      few: `Выделено ${count} значка`,
      many: `Выделено ${count} значков`,
      other: `Выделено ${count} значка`,
    }),
  moved: (label: string, column: number, row: number) => `${label}: столбец ${column}, строка ${row}`,
  moving:
    'Чтобы переместить значок, нажимайте клавиши со стрелками. Нажмите ENTER, чтобы принять, или ESC, чтобы отменить.',
  undone: 'Значки возвращены на прежние места',
  copied: (label: string) => `Ссылка «${label}» скопирована`,
  notCopied: 'Браузер запретил копирование. Скопируйте эту ссылку:',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
