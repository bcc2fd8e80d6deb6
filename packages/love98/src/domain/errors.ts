import { errors } from '@/texts/errors'

export type ErrorCode = keyof typeof errors

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}

/** A failure that the visitor may see. Each has a code, whose text is in the catalog. */
export class LoveError extends Error {
  override readonly name = 'LoveError'
  constructor(
    readonly code: ErrorCode,
    cause?: unknown,
  ) {
    super(errors[code], { cause })
  }
}

/**
 * Returns the text that the visitor sees for any thrown value: the text of a `LoveError`, otherwise the generic one.
 * Never throws.
 */
export function errorMessage(error: unknown): string {
  return asLoveError(error)?.message ?? errors.unexpected
}

/**
 * Returns the value if it is a `LoveError`, else `undefined`. Never throws, although `instanceof` throws for some
 * proxies.
 */
export function asLoveError(error: unknown): LoveError | undefined {
  try {
    return error instanceof LoveError ? error : undefined
  } catch {
    return undefined
  }
}
