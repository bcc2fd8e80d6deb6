import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/run'

/** The Run dialog and its answers. */
export const runTexts = {
  about:
    'Введите имя программы или ссылки, адрес, транзакцию или веб-страницу этого сообщества, и они будут открыты.',
  open: 'Открыть:',
  ok: 'ОК',
  cancel: 'Отмена',
  notFound: (text: string) =>
    `Не удается найти «${text}».\nПроверьте правильность ввода и повторите попытку. Список того, что можно ввести, см. в разделе справки «Запуск программы».`,
  notConfigured: (label: string) => `Ссылка «${label}» не настроена.\nСообщество еще не задало ее адрес.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  foreign: (host: string) =>
    `${host} не является сайтом этого сообщества, поэтому открыть его здесь нельзя.\nЕсли вы ему доверяете, введите его адрес в браузере.`,
  badHexadecimal:
    'Недопустимый адрес или транзакция.\nВведите 0x и 40 шестнадцатеричных цифр для адреса или 64 для транзакции.',
  aboutTitle: (site: string) => `О программе ${site}`,
  version: (site: string) =>
    `${site}\nРабочий стол 1998 года для сообщества наших дней.\nНарисовано, написано и сочинено вручную.`,
  loveTitle: 'love',
  love: 'Вы нас любите? Кнопка только одна, так что мы знаем.',
  formatTitle: 'format c:',
  format:
    'Вся любовь на этом диске была бы потеряна навсегда.\nНичего не отформатировано. И никогда не будет.',
} as const satisfies PartialTranslation<typeof english.runTexts>
