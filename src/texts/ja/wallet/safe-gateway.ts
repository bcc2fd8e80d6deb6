import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-gateway'

/** Messages of the errors that an answer of Safe's gateway causes. */
export const safeGatewayTexts = {
  invalidContent: '応答の内容が無効です',
  unexpectedShape: '応答の形式が予期しないものです',
} as const satisfies PartialTranslation<typeof english.safeGatewayTexts>
