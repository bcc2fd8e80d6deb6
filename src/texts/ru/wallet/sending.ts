import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sending'

/** Why a transaction was not sent. */
export const sendingTexts = {
  fails: 'Эта транзакция завершится ошибкой.',
  funds: 'На этом счете недостаточно средств для суммы и комиссии сети.',
  says: (reason: string) => `Эта транзакция завершится ошибкой. Контракт сообщает: «${reason}».`,
  panic: (code: string) => `Эта транзакция завершится ошибкой. Контракт сообщил об ошибке ${code}.`,
  custom: (selector: string) => `Эта транзакция завершится ошибкой. Контракт сообщил об ошибке ${selector}.`,
  repeatedTitle: 'Отправить снова?',
  repeated:
    'Такая же транзакция уже была отправлена или запрошена и еще не подтверждена. Если отправить ее снова, она может быть выполнена дважды.',
  sendAgain: 'Отправить снова',
  cancel: 'Отмена',
} as const satisfies PartialTranslation<typeof english.sendingTexts>
