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

/** What a person reads about any thrown value: our own text when it is ours, the generic one otherwise. */
export function errorText(error: unknown): string {
  return error instanceof LoveError ? error.message : errorTexts.unexpected
}

/** The technical detail behind "Details": name and message down the chain of causes, one a line, cut at 2,000 characters. */
export function errorDetails(error: unknown): string {
  const lines: string[] = []
  for (let cause = error, depth = 0; cause !== undefined && depth < 8; depth++) {
    lines.push(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return lines.join('\n').slice(0, 2000)
}
