import * as v from 'valibot'

/**
 * Checks an answer of the server before anything is built on it.
 * @param whole names the answer itself in an error
 * @throws {TypeError} naming the first wrong value by its path without positions in lists, `chains.explorer.url: not as expected`
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
  whole: string,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, answer, { abortEarly: true, message: notAsExpected })
  if (read.success) return read.output
  const [{ path, message }] = read.issues
  const names = path?.flatMap(({ key }) => (typeof key === 'number' ? [] : [String(key)]))
  throw new TypeError(`${names?.join('.') || whole}: ${message}`)
}

const notAsExpected = 'not as expected'

/** An object, of which only what is named is kept. Unlike `v.object` it refuses a list. */
export function record<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.unknown(), v.check(isRecord, 'not an object'), v.object(entries, 'is missing'))
}

/** A list with at most so many items; a longer one is refused before any item is looked at. */
export function list<Item extends v.GenericSchema>(item: Item, most = Number.POSITIVE_INFINITY) {
  return v.pipe(
    v.unknown(),
    v.check(Array.isArray, 'not a list'),
    v.check((items) => (items as readonly unknown[]).length <= most, 'too long'),
    v.array(item),
  )
}

/** An object whose every name has the same kind of value. Unlike `v.record` it keeps `constructor` and `__proto__`. */
export function recordOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.custom<Record<string, unknown>>(isRecord, 'not an object'),
    v.rawTransform(({ dataset, addIssue }): Record<string, v.InferOutput<Item>> => {
      const entries = Object.entries(dataset.value).flatMap(([key, value]) => {
        const read = v.safeParse(item, value, { abortEarly: true, message: notAsExpected })
        if (read.success) return [[key, read.output] as const]
        const [{ message, path = [] }] = read.issues
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: dataset.value, key, value }, ...path],
        })
        return []
      })
      return Object.fromEntries(entries)
    }),
  )
}

/** A whole number that a JavaScript number holds exactly. */
export function whole(min: number, max = Number.MAX_SAFE_INTEGER) {
  const problem = `not a whole number from ${min} to ${max}`
  return v.pipe(
    v.number(problem),
    v.check((number) => Number.isSafeInteger(number) && number >= min && number <= max, problem),
  )
}

export const flag = v.boolean('not true or false')
export const text = v.string('not a text')

/** A text of a pattern. */
export function matching(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern))
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
