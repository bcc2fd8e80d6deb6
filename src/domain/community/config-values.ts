import * as v from 'valibot'

// Values that a person writes into a file or an environment: what is wrong is said with its path, and in words that help.

export type ConfigIssue = v.BaseIssue<unknown>

/** Checks what a person wrote; each wrong value has one issue, the first. */
export function readConfig<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.SafeParseResult<Schema> {
  return v.safeParse(schema, given, { abortPipeEarly: true, message: configProblem })
}

/** Each problem as one line, `pairs[3].token: not a checksummed address`, in the order of the values. */
export function problemLines(issues: readonly ConfigIssue[]): string[] {
  return issues.map(({ path = [], message }) => `${pathText(path.map(({ key }) => key))}: ${message}`)
}

/** Valibot's own texts in the words of a person who edits a file; a text given in a schema wins. */
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

/** A text for a value that is there but wrong; a value that is absent is said to be missing. */
export function unlessMissing(problem: string): (issue: ConfigIssue) => string {
  return ({ input }) => (input === undefined ? missing : problem)
}

/** An object that has these settings alone; each other one is a problem. */
export function settings<const Entries extends v.ObjectEntries>(entries: Entries) {
  const unknown = 'is not a known setting'
  const schema = v.pipe(
    v.unknown(),
    v.check(isRecord, unlessMissing('must be an object')),
    noneHidden(unknown),
    v.objectWithRest(entries, v.never(unknown)),
  )
  // `v.strictObject` has this type, but tells only the first unknown name, and takes a list for an object.
  return schema as unknown as v.StrictObjectSchema<Entries, undefined>
}

/** An object whose names and values have one shape each. */
export function named<Name extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(
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

/** Valibot passes over these names without a word. */
function noneHidden(message: string) {
  return v.rawCheck<unknown>(({ dataset, addIssue }) => {
    const input = Object(dataset.value) as Record<string, unknown>
    for (const key of ['__proto__', 'prototype', 'constructor'])
      if (Object.hasOwn(input, key))
        addIssue({ message, path: [{ type: 'object', origin: 'key', input, key, value: input[key] }] })
  })
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The text of an address, without the white space that a URL parser would ignore.
 * @param start how it has to begin, such as `https://`
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
