import type { Texts } from '@/texts/texts'

/** Messages of the errors that an answer of Safe's gateway causes. */
export const safeGatewayTexts = {
  /** Fixed by the specification: S8.17. */
  invalidContent: 'Invalid response content',
  unexpectedShape: 'Unexpected response shape',
} as const satisfies Texts
