import type { Texts } from '@/texts/texts'

/** Messages of the errors that an answer of Safe's gateway causes. `invalidContent` is fixed by `[S8.17]`. */
export const safeGatewayTexts = {
  invalidContent: 'Invalid response content',
  unexpectedShape: 'Unexpected response shape',
} as const satisfies Texts
