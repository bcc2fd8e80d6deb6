import { safeHost } from '@/texts/safe-host'

const codes = {
  rejected: 4001,
  unsupported: 4200,
  disconnected: 4900,
  pending: -32_002,
  invalid: -32_602,
  internal: -32_603,
} as const

export type HostFailure = keyof typeof codes

/**
 * Reports that the embedding page rejected a request, failed, or did not answer. The texts are fixed by `[S8.18]`
 * `[S8.19]` `[S6.2]`.
 */
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

/** The messages of a Safe's page after a person closed its dialog; they have no error code. */
const refusals: readonly string[] = ['Transaction was rejected', 'Permissions were rejected']

export function toHostError(error: unknown): HostError {
  if (error instanceof HostError) return error
  // The SDK reads an answer before it validates it: `[null]` for permissions causes a TypeError in its own code.
  if (error instanceof TypeError) return new HostError('internal', safeHost.unreadableAnswer, error)
  const message = error instanceof Error ? error.message : String(error)
  const code = Object(error).code
  const isRefusal = code === 4001 || refusals.includes(message)
  return new HostError(isRefusal ? 'rejected' : 'internal', message, error)
}
