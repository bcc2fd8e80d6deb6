import * as v from 'valibot'
import type { Address } from '@/domain/address'
import type { FieldReader } from '@/domain/asset'
import { isRecord } from '@/domain/is-record'
import { allowedNames } from './allowed-names'

// Readers of values that people write in a file or in environment variables. Each problem has the path of its value and
// a text for people.

export type ConfigIssue = v.BaseIssue<unknown>

/** Checks values that a person wrote. Each invalid value has one issue, its first. */
export function readConfig<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.SafeParseResult<Schema> {
  return v.safeParse(schema, given, { abortPipeEarly: true, message: configProblem })
}

/**
 * Formats each problem as one line, such as `pairs[3].token: not a checksummed address`, in the order of the values. The
 * requirement of an unknown name has the allowed ones.
 */
export function problemLines(issues: readonly ConfigIssue[]): string[] {
  return issues.map(({ path = [], message, requirement }) => {
    const keys = path.map(({ key }) => key)
    const { allowed } = Object(requirement)
    const names = Array.isArray(allowed) ? `; ${allowedNames(keys.at(-1), allowed)}` : ''
    return `${pathText(keys)}: ${message}${names}`
  })
}

/** Replaces the default texts of Valibot with texts for people who edit a file. A text from a schema has priority. */
function configProblem({ input, kind, type, expected, requirement }: ConfigIssue): string {
  if (input === undefined) return missing
  if (type === 'min_value') return `must be at least ${requirement}`
  if (type === 'max_value') return `must be at most ${requirement}`
  if (type === 'safe_integer') return 'must be a whole number'
  return kind === 'schema' && kinds[type]
    ? `must be ${kinds[type]}`
    : `not as expected${expected ? `: ${expected}` : ''}`
}

const missing = 'is missing'

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  string: 'a text',
}

export function unlessMissing(
  problem: string | ((issue: ConfigIssue) => string),
): (issue: ConfigIssue) => string {
  return (issue) => {
    if (issue.input === undefined) return missing
    return typeof problem === 'string' ? problem : problem(issue)
  }
}

/**
 * The schema of an object with exactly these settings; each other key is a problem.
 * @param example the form of the object, for the problem of another value
 */
export function settings<const Entries extends v.ObjectEntries>(entries: Entries, example?: string) {
  const isAllowed = Object.assign(() => false, { allowed: Object.keys(entries) })
  const schema = v.pipe(
    v.unknown(),
    v.check(isRecord, unlessMissing(`must be an object${example ? `: ${example}` : ''}`)),
    noneHidden(unknownSetting),
    v.objectWithRest(entries, v.pipe(v.unknown(), v.check(isAllowed, unknownSetting))),
  )
  // `v.strictObject` has this type, but reports only the first unknown name and accepts an array as an object.
  return schema as unknown as v.StrictObjectSchema<Entries, undefined>
}

const unknownSetting = 'is not a known setting'

/**
 * The schema of an object that a hand-written parser reads.
 * @param values the schemas of the kinds of values
 */
export function parsed<Value>(
  parse: (read: FieldReader) => Value,
  values: {
    readonly text: v.GenericSchema<unknown, string>
    readonly address: v.GenericSchema<unknown, Address | null>
  },
) {
  const schema = v.pipe(
    v.unknown(),
    v.check(isRecord, unlessMissing('must be an object')),
    v.rawTransform<unknown, Value>(({ dataset, addIssue }) => {
      const input = Object(dataset.value) as Record<string, unknown>
      const report = (key: string, message: string) =>
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
      const field = <Schema extends v.GenericSchema>(key: string, schema: Schema) => {
        const { issues = [], output } = readConfig(schema, input[key])
        for (const { message } of issues) report(key, message)
        // With an issue, the value of the whole object is not used.
        return output as v.InferOutput<Schema>
      }
      const value = parse({
        text: (key) => field(key, values.text),
        whole: (key, min, max) =>
          field(key, v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max))),
        chainId: (key) => field(key, v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)))),
        address: (key) => field(key, values.address),
      })
      return value
    }),
  )
  return schema as unknown as v.GenericSchema<Value>
}

export function namedValues<Name extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(
  name: Name,
  value: Value,
) {
  const schema = v.pipe(
    v.unknown(),
    v.check(isRecord, unlessMissing('must be an object')),
    noneHidden('is a name that cannot be used'),
    v.record(name, value),
  )
  return schema as unknown as v.RecordSchema<Name, Value, undefined>
}

/** Reports the names that Valibot skips silently. */
function noneHidden(message: string) {
  return v.rawCheck<unknown>(({ dataset, addIssue }) => {
    const input = Object(dataset.value) as Record<string, unknown>
    for (const key of ['__proto__', 'prototype', 'constructor'])
      if (Object.hasOwn(input, key))
        addIssue({ message, path: [{ type: 'object', origin: 'key', input, key, value: input[key] }] })
  })
}

/**
 * The schema of a URL. It removes the white space that a URL parser would ignore.
 * @param start the required beginning, such as `https://`
 */
export function urlOf(start: RegExp, problem: string) {
  return v.pipe(
    v.string(unlessMissing(problem)),
    v.transform((text) => text.trim().replace(/[\t\n\r]/g, '')),
    v.check((text) => start.test(text) && URL.canParse(text), problem),
  )
}

function pathText(path: readonly unknown[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text.startsWith('.') ? text.slice(1) : text || '(file)'
}
