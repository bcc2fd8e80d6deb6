import { errorTexts } from '@/texts/en/ui/errors'

export type ErrorCode = keyof typeof errorTexts

/** Whether a text that came from outside, such as a server's answer, is one of our codes. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorTexts, code)
}

/** Every failure that a person may see has a code; its text is in the catalogue. */
export class LoveError extends Error {
  override readonly name = 'LoveError'
  constructor(
    readonly code: ErrorCode,
    cause?: unknown,
  ) {
    super(errorTexts[code], { cause })
  }
}

/** What a person reads about any thrown value: our own text when it is ours, the generic one otherwise. Never throws. */
export function errorText(error: unknown): string {
  return ownError(error)?.message ?? errorTexts.unexpected
}

/** The value if it is an error of ours, else `undefined`. Never throws, as `instanceof` does for some proxies. */
export function ownError(error: unknown): LoveError | undefined {
  try {
    return error instanceof LoveError ? error : undefined
  } catch {
    return undefined
  }
}
