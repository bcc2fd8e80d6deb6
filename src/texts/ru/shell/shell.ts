import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/shell'

/** The wallet area of the taskbar `[S2.9]`. */
export const walletAreaTexts = {
  connect: 'Подключить кошелек',
  connecting: 'Подключение…',
  reconnecting: 'Повторное подключение…',
  reconnect: 'Подключить снова',
  retry: 'Повторить',
  cancel: 'Отмена',
} as const satisfies PartialTranslation<typeof english.walletAreaTexts>

/** Message boxes of the desktop itself. */
export const shellBoxTexts = {
  ok: 'ОК',
  error: 'Ошибка',
  notConfigured: (label: string) => `Ссылка «${label}» не настроена.\nСообщество еще не задало ее адрес.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  illegalOperation: (title: string) =>
    `Программа «${title}» выполнила недопустимую операцию и будет закрыта.\nОстальные программы не затронуты.`,
  restart: 'Перезапустить',
  close: 'Закрыть',
} as const satisfies PartialTranslation<typeof english.shellBoxTexts>
