import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

/** Each problem as one line, `pairs[3].token: not a checksummed address`, in the order of the values. */
export function problemLines(issues: readonly Issue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${pathText([...issue.path, key])}: is not a known setting`)
    const messages =
      issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : [issue.message]
    return messages.map((message) => `${pathText(issue.path)}: ${message}`)
  })
}

/** Zod's own texts in the words of a person who edits a file; a text given in a schema wins. */
export function configProblem(issue: RawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `must be ${kinds[String(issue.expected)] ?? issue.expected}`
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`
  return undefined
}

/** A text for a value that is there but wrong; a value that is absent is said to be missing. */
export function unlessMissing(problem: string): (issue: RawIssue) => string | undefined {
  return (issue) => (issue.input === undefined ? undefined : problem)
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
}

function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text.startsWith('.') ? text.slice(1) : text || '(file)'
}
