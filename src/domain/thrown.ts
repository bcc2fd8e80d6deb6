import { type LoveError, ownError } from './errors'

/** What was thrown, or one of its causes. The texts come from outside: they are cut, and shown as text only. */
export type Thrown = {
  /** Itself, if it is an error of ours. */
  readonly own: LoveError | undefined
  /** Empty where it has none. */
  readonly name: string
  /** Its message; of a value without one its JSON, or its text. */
  readonly message: string
  /** Of EIP-1193, JSON-RPC or anything else. */
  readonly code: unknown
}

/** Characters of one text. */
const textLimit = 1_000
/** Causes that are read: a chain of causes may lead back to itself. */
const causeLimit = 8

/** A property of a foreign value, or `undefined`: a getter may throw. */
export function readProperty(value: unknown, name: string): unknown {
  try {
    return (value as Readonly<Record<string, unknown>> | null | undefined)?.[name]
  } catch {
    return undefined
  }
}

/**
 * Reads whatever was thrown and its causes, outermost first, at most eight. Never throws: a wallet may throw a proxy, an
 * object without a prototype, or one whose getters throw. Wallets on phones keep the code that counts in
 * `data.originalError`.
 */
export function readThrown(error: unknown): readonly Thrown[] {
  const causes: Thrown[] = []
  for (let cause = error; cause !== undefined && causes.length < causeLimit; ) {
    const original = readProperty(readProperty(cause, 'data'), 'originalError')
    causes.push({
      own: ownError(cause),
      name: textOf(readProperty(cause, 'name')),
      message: textOf(readProperty(cause, 'message')) || wordsOf(cause),
      code: readProperty(original, 'code') ?? readProperty(cause, 'code'),
    })
    cause = readProperty(cause, 'cause')
  }
  return causes
}

/** What was thrown as errors of this page, with the same names, messages and codes. An error of ours stays itself. */
export function copyThrown(error: unknown): Error {
  return (
    readThrown(error).reduceRight<Error | undefined>(
      (cause, { own, name, message, code }) =>
        own ?? Object.assign(new Error(message, { cause }), name && { name }, code !== undefined && { code }),
      undefined,
    ) ?? new Error()
  )
}

/** The technical detail behind "Details": name, code and message down the chain of causes, one a line, cut at 2,000 characters. */
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
