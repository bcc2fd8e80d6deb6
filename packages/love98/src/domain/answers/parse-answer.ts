import type { Address } from '@/domain/address'

/** Names on the way to a value; the first one names the answer itself. */
type Path = readonly [whole: string, ...names: string[]]

/** Reads a value of an answer, or throws a `TypeError` that names its path. */
export type Shape<Value> = (value: unknown, at: Path) => Value

/**
 * Checks an answer of the server before anything is built on it.
 * @param name names the answer itself in an error
 * @throws {TypeError} naming the first wrong value by its path without positions in lists,
 * `chains.explorer.url: not as expected`
 */
export function parseAnswer<Value>(shape: Shape<Value>, answer: unknown, name: string): Value {
  return shape(answer, [name])
}

const notAsExpected = 'not as expected'
/** Marks a field that an object does not have. */
const absent = Symbol()

function refuse(value: unknown, [whole, ...names]: Path, problem: string): never {
  throw new TypeError(`${names.join('.') || whole}: ${value === absent ? 'is missing' : problem}`)
}

function such<Value>(isRight: (value: unknown) => value is Value, problem: string): Shape<Value> {
  return (value, at) => (isRight(value) ? value : refuse(value, at, problem))
}

const object = such(
  (value): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
  'not an object',
)

/** An object that a function reads field by field; fields that it does not read are left out. */
export function fields<Value>(
  read: (field: <Part>(name: string, shape: Shape<Part>) => Part) => Value,
): Shape<Value> {
  return (value, at) => {
    const given = object(value, at)
    return read((name, shape) => shape(Object.hasOwn(given, name) ? given[name] : absent, [...at, name]))
  }
}

/** An object; fields that are not named are left out. */
export function record<const Shapes extends Readonly<Record<string, Shape<unknown>>>>(
  shapes: Shapes,
): Shape<{ [Name in keyof Shapes]: ReturnType<Shapes[Name]> }> {
  return fields((field) => {
    const read = Object.entries(shapes).map(([name, shape]) => [name, field(name, shape)])
    return Object.fromEntries(read)
  })
}

/** An object whose every name has the same kind of value, `constructor` and `__proto__` too. */
export function recordOf<Value>(item: Shape<Value>): Shape<Record<string, Value>> {
  return (value, at) =>
    Object.fromEntries(
      Object.entries(object(value, at)).map(([name, part]) => [name, item(part, [...at, name])]),
    )
}

/** An array with at most `most` items; a longer one is refused before any item is checked. */
export function list<Value>(item: Shape<Value>, most = Number.POSITIVE_INFINITY): Shape<Value[]> {
  return (value, at) => {
    if (!Array.isArray(value)) return refuse(value, at, 'not a list')
    if (value.length > most) return refuse(value, at, 'too long')
    return value.map((part: unknown) => item(part, at))
  }
}

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  return such(
    (value): value is number => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max,
    `not a whole number from ${min} to ${max}`,
  )
}

/** Any number except infinity, which is the value of the valid JSON `1e999`. */
export const finite = such((value): value is number => Number.isFinite(value), notAsExpected)
export const flag = such((value): value is boolean => typeof value === 'boolean', 'not true or false')
export const text = such((value): value is string => typeof value === 'string', 'not a text')

export const address = such(
  (value): value is Address => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  notAsExpected,
)

export function matching(pattern: RegExp): Shape<string> {
  return refine(text, (value) => pattern.test(value))
}

export function literal<const Value>(only: Value): Shape<Value> {
  return such((value): value is Value => value === only, notAsExpected)
}

export function refine<Value>(
  shape: Shape<Value>,
  isRight: (value: Value) => boolean,
  problem = notAsExpected,
): Shape<Value> {
  return (value, at) => {
    const read = shape(value, at)
    return isRight(read) ? read : refuse(value, at, problem)
  }
}

export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value, at) => (value === null ? null : shape(value, at))
}

/** A field that may be missing, and not be null. */
export function unlessAbsent<Value>(shape: Shape<Value>): Shape<Value | undefined> {
  return (value, at) => (value === absent || value === undefined ? undefined : shape(value, at))
}

/** A value or null; a missing value reads as null. */
export function optional<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value, at) => (value === absent || value === undefined ? null : nullable(shape)(value, at))
}
