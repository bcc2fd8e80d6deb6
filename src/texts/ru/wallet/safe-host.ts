import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-host'

/** Messages of the errors that a Safe's page around this one causes. Those of `[S8.6]` `[S8.18]` `[S8.19]` are fixed. */
export const safeHostTexts = {
  cancelled: 'Запрос отменен.',
  silent: 'Safe не отвечает.',
  pending: 'В Safe уже открыт запрос. Сначала ответьте на него.',
  invalidPermissionsRequest: 'Недопустимый запрос разрешений',
  permissionsRejected: 'Разрешения отклонены',
  infoMissing: 'Не удалось загрузить сведения о Safe',
  notImplemented: (call: string) => `Вызов «${call}» не реализован`,
  unexpectedAnswer: (method: string) => `Safe вернул неожиданный ответ на ${method}.`,
  unreadableAnswer: 'Safe вернул ответ, который невозможно прочитать.',
  invalidAddressOrHash: 'Недопустимый адрес или хеш сообщения',
  invalidAddress: 'Недопустимый адрес',
  invalidValue: 'Недопустимое значение',
  invalidData: 'Недопустимые данные',
  invalidTypedData: 'Недопустимые типизированные данные',
} as const satisfies PartialTranslation<typeof english.safeHostTexts>
