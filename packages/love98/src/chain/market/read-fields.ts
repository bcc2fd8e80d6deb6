import { UnusableAnswer } from './unusable-answer'

/** Returns the fields of an object in a node's answer. @throws {UnusableAnswer} */
export function fieldsOf(answer: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new UnusableAnswer(`The node gave no ${what}`)
  return answer as Record<string, unknown>
}

/** A quantity (https://ethereum.github.io/execution-apis/) of at most 64 bits. @throws {UnusableAnswer} */
export function quantityOf(value: unknown, what: string): bigint {
  if (typeof value === 'string' && /^0x[0-9a-f]{1,16}$/i.test(value)) return BigInt(value)
  throw new UnusableAnswer(`The ${what} is no number`)
}

/** A 32-byte hash in lower case. @throws {UnusableAnswer} */
export function hashOf(value: unknown, what: string): string {
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)) return value.toLowerCase()
  throw new UnusableAnswer(`The ${what} is no hash`)
}
