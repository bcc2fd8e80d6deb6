import { safeHostTexts as texts } from '@/texts/en/wallet/safe-host'

/** Numbers of EIP-1193 and EIP-1474, as every wallet gives them. */
const codes = {
  rejected: 4001,
  unsupported: 4200,
  disconnected: 4900,
  pending: -32_002,
  invalid: -32_602,
  internal: -32_603,
} as const

export type HostFailure = keyof typeof codes

/** The page around us refused, could not, or did not answer. The texts are fixed by `[S8.18]` `[S8.19]` `[S6.2]`. */
export class HostError extends Error {
  override readonly name = 'HostError'
  readonly code: number
  constructor(
    readonly failure: HostFailure,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
    this.code = codes[failure]
  }
}

/** What a Safe's page writes when a person closed its dialog; it gives no number. */
const refusals: readonly string[] = ['Transaction was rejected', 'Permissions were rejected']

/** An error of the SDK in our terms: refusals get the number 4001 that every other wallet gives them. */
export function toHostError(error: unknown): HostError {
  if (error instanceof HostError) return error
  // The SDK reads answers before it looks at them: `[null]` for permissions is a TypeError of its own code.
  if (error instanceof TypeError) return new HostError('internal', texts.unreadableAnswer, error)
  const message = error instanceof Error ? error.message : String(error)
  const code = Object(error).code
  const isRefusal = code === 4001 || refusals.includes(message)
  return new HostError(isRefusal ? 'rejected' : 'internal', message, error)
}
