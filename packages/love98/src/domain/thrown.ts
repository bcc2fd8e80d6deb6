import { type AppError, asAppError } from './errors'

/** A thrown value, or one of its causes. Its texts are untrusted: they are cut and never shown as markup. */
export type Thrown = {
  /** The value itself if it is a `AppError`. */
  readonly own: AppError | undefined
  readonly name: string
  /** The message; for a value without one, its JSON or its text. */
  readonly message: string
  /** The code of EIP-1193, JSON-RPC or any other source. */
  readonly code: unknown
}

/** The maximum length of one text, in characters. */
const textLimit = 1_000
/** The maximum number of causes: a chain of causes may be circular. */
const causeLimit = 8

/** Reads a property of an untrusted value; returns `undefined` if its getter throws. */
export function readProperty(value: unknown, name: string): unknown {
  try {
    return (value as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  } catch {
    return undefined
  }
}

/**
 * Reads a thrown value and its causes, outermost first, at most eight. Never throws, although a wallet may throw a
 * proxy, an object without a prototype, or one whose getters throw. Mobile wallets put the relevant code in
 * `data.originalError`.
 */
export function readThrown(error: unknown): readonly Thrown[] {
  const causes: Thrown[] = []
  for (let cause = error; cause !== undefined && causes.length < causeLimit; ) {
    const original = readProperty(readProperty(cause, 'data'), 'originalError')
    causes.push({
      own: asAppError(cause),
      name: textOf(readProperty(cause, 'name')),
      message: textOf(readProperty(cause, 'message')) || wordsOf(cause),
      code: readProperty(original, 'code') ?? readProperty(cause, 'code'),
    })
    cause = readProperty(cause, 'cause')
  }
  return causes
}

/**
 * Converts a thrown value and its causes to `Error` objects with the same names, messages and codes. A `AppError` is
 * kept as it is.
 */
export function copyThrown(error: unknown): Error {
  return (
    readThrown(error).reduceRight<Error | undefined>(
      (cause, { own, name, message, code }) =>
        own ?? Object.assign(new Error(message, { cause }), name && { name }, code !== undefined && { code }),
      undefined,
    ) ?? new Error()
  )
}

/**
 * Returns the technical text behind "Details": name, code and message of each cause, one line per cause, cut at 2,000
 * characters.
 */
export function errorDetails(error: unknown): string {
  return readThrown(error)
    .map(({ name, code, message }) => {
      const label = [name, typeof code === 'number' ? code : ''].filter((part) => part !== '').join(' ')
      return label ? `${label}: ${message}` : message
    })
    .join('\n')
    .slice(0, 2 * textLimit)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, textLimit) : ''
}

function wordsOf(value: unknown): string {
  try {
    return textOf(Object(value) === value ? JSON.stringify(value) : String(value))
  } catch {
    return ''
  }
}
