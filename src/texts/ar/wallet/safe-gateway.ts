import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-gateway'

/** Messages of the errors that an answer of Safe's gateway causes. */
export const safeGatewayTexts = {
  invalidContent: 'محتوى الاستجابة غير صالح',
  unexpectedShape: 'شكل الاستجابة غير متوقع',
} as const satisfies PartialTranslation<typeof english.safeGatewayTexts>
