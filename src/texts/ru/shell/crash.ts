import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) =>
    `На рабочем столе возникло фатальное исключение ${id}, и его работа была остановлена.`,
  lines: [
    'Ваш кошелек не затронут. Эта страница ничего не может отправить без вашего подтверждения.',
    'Нажмите любую клавишу, чтобы влюбиться снова. Ваши окна будут восстановлены.',
  ],
  forgetting:
    'После перезапуска ошибка повторилась. Ее причиной могут быть сохраненные параметры. Если запустить рабочий стол без них, из этого браузера будут удалены настройки оформления, открытые окна, сохраненные игры и принятые соглашения, а кошелек будет отключен.',
  restart: 'Перезапустить',
  forget: 'Запустить без сохраненных параметров',
  copy: 'Копировать код ошибки',
  copied: 'Скопировано.',
  notCopied: 'Браузер запретил копирование. Выделите текст и нажмите Ctrl+C.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
