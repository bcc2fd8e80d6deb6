import { errors } from '@/texts/errors'

export type ErrorCode = keyof typeof errors

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code)
}

/** A failure that the visitor may see. Each has a code, whose text is in the catalog. */
export class AppError extends Error {
  override readonly name = 'AppError'
  constructor(
    readonly code: ErrorCode,
    cause?: unknown,
  ) {
    super(errors[code], { cause })
  }
}

/**
 * Returns the text that the visitor sees for any thrown value: the text of a `AppError`, otherwise the generic one.
 * Never throws.
 */
export function errorMessage(error: unknown): string {
  return asAppError(error)?.message ?? errors.unexpected
}

/**
 * Returns the value if it is a `AppError`, else `undefined`. Never throws, although `instanceof` throws for some
 * proxies.
 */
export function asAppError(error: unknown): AppError | undefined {
  try {
    return error instanceof AppError ? error : undefined
  } catch {
    return undefined
  }
}
