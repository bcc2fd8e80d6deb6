import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-gateway'

/** Messages of the errors that an answer of Safe's gateway causes. `invalidContent` is fixed by `[S8.17]`. */
export const safeGatewayTexts = {
  invalidContent: 'Недопустимое содержимое ответа',
  unexpectedShape: 'Неожиданный вид ответа',
} as const satisfies PartialTranslation<typeof english.safeGatewayTexts>
