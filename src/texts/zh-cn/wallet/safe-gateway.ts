import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-gateway'

/** Messages of the errors that an answer of Safe's gateway causes. */
export const safeGatewayTexts = {
  invalidContent: '响应内容无效',
  unexpectedShape: '响应格式不符合预期',
} as const satisfies PartialTranslation<typeof english.safeGatewayTexts>
