import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) =>
    `На рабочем столе возникло фатальное исключение ${id}. Работа рабочего стола завершена.`,
  lines: [
    'Ваш кошелек не затронут. Эта страница ничего не может отправить без вашего подтверждения.',
    'Нажмите любую клавишу, чтобы влюбиться снова. Ваши окна будут восстановлены.',
  ],
  forgetting:
    'Ошибка повторилась. Возможно, ее причина — сохраненные параметры. Если запустить рабочий стол без них, из этого браузера будут удалены настройки оформления, открытые окна, сохраненные игры и ваше согласие с условиями, а кошелек будет отключен.',
  restart: 'Перезапустить',
  forget: 'Запустить без сохраненных параметров',
  copy: 'Копировать код ошибки',
  copied: 'Скопировано.',
  notCopied: 'Браузер запретил копирование. Выделите текст и нажмите CTRL+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
