import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sign-in'

/** Verify your account `[S2.12]`. */
export const verifyTexts = {
  title: 'Подтвердите свой счет',
  intro:
    'Подпишите сообщение в кошельке, чтобы доказать, что этот счет принадлежит вам. Подпись бесплатна и не дает никаких разрешений.',
  whatYouSign: 'Что вы подписываете',
  noMessage: 'Сообщения пока нет.',
  switchNetwork: 'Сменить сеть',
  disconnect: 'Отключить',
  notNow: 'Не сейчас',
  site: 'Сайт',
  account: 'Счет',
  network: 'Сеть',
  signBefore: 'Подписать до',
  statement: 'Заявление',
  preparing: 'Запрос сообщения у сервера…',
  idle: '«Не сейчас» оставляет кошелек подключенным; «Отключить» отключает его.',
  signing: 'Подтвердите в кошельке.',
  resumed: 'Владельцам, которые уже подписали, не нужно подписывать снова. Ожидание остальных.',
  queued: (place: string) =>
    `Чтобы выполнить вход, владельцы должны исполнить транзакцию ${place}. Вы можете вернуться позже.`,
  verifying: 'Проверка подписи…',
  verified: 'Счет подтвержден',
  verifiedUntil: (time: string) => `Вход выполнен до ${time}.`,
} as const satisfies PartialTranslation<typeof english.verifyTexts>

/** The terms dialog `[S2.6]`; the terms come from the community's file. */
export const termsTexts = {
  ok: 'ОК',
  agree: 'Принимаю',
  disconnect: 'Отключить',
  inLanguage: (language: string) => `Эти условия доступны только на этом языке: ${language}.`,
} as const satisfies PartialTranslation<typeof english.termsTexts>

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: 'Подтверждение',
  signOut: 'Выйти',
  verify: 'Подтвердить счет',
  signedOutHere: (reason: string) =>
    `Вы вышли в этом браузере. Ваш сеанс на сервере завершится, когда сервер ответит. ${reason}`,
  receipt: 'Квитанция: сообщение и подпись',
  receiptLines: (message: string, signature: string) => `Сообщение:\n${message}\n\nПодпись:\n${signature}`,
  copied: 'Скопировано.',
  copyReceipt: 'Копировать квитанцию',
  receiptStatus: {
    idle: 'То, что вы подписали, — для вашего архива.',
    copied: 'Квитанция скопирована в буфер обмена.',
    failed: 'Браузер запретил копирование. Выделите квитанцию и нажмите CTRL+C.',
  },
  looking: 'Проверка…',
  notVerified: 'Не подтвержден',
  verifiedUntil: (time: string) => `Подтвержден до ${time}`,
} as const satisfies PartialTranslation<typeof english.verificationTexts>

/** The first button of the dialog, by phase `[S2.12]`. */
export const signInButtonTexts = {
  preparing: 'Подготовка сообщения…',
  idle: 'Подписать сообщение',
  failed: 'Повторить',
  signing: 'Ожидание подписи…',
  queued: 'Ожидание Safe…',
  verifying: 'Проверка подписи…',
} as const satisfies PartialTranslation<typeof english.signInButtonTexts>
