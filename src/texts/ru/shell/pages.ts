import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/pages'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) =>
    `Не удается найти ${path}\nПроверьте адрес и повторите попытку. Чтобы открыть программу, нажмите кнопку «Пуск» и выберите «Программы».`,
  withoutScripts: 'Не удается найти эту страницу. Чтобы открыть программу, щелкните ее значок.',
  ok: 'ОК',
} as const satisfies PartialTranslation<typeof english.notFoundTexts>

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: 'Синий экран',
  name: 'Сердечная боль',
  message: 'Вы сами попросили. Ничего не сломано.',
} as const satisfies PartialTranslation<typeof english.bsodTexts>
