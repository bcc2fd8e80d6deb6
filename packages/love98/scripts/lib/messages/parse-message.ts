import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import {
  bidiControls,
  coversOneNumber,
  type MessageLanguage,
  pluralCategories,
  requiredCategories,
} from './language.ts'

export type Message = readonly MessageFormatElement[]

/**
 * Parses an ICU MessageFormat message and checks what the syntax allows but a translation must not contain.
 * @returns the message, or a sentence with the problem and the text to write instead
 */
export function parseMessage(
  text: string,
  language: MessageLanguage,
): Message | { readonly problem: string } {
  if (text.match(bidiControls))
    return { problem: 'contains a directional control character: delete it; the build isolates every value' }
  if (/<\/?[a-z][^>]*>/i.test(text))
    return { problem: 'contains HTML: write plain text; use Markdown in the documents (*.md)' }
  // Most messages are plain text, and the parser takes half of the time of a report.
  if (!/[{}]|''/.test(text)) return [{ type: TYPE.literal, value: text }]
  let message: Message
  try {
    message = parse(text, { ignoreTag: true, shouldParseSkeletons: true, requiresOtherClause: true })
  } catch (error) {
    return { problem: describeError(error instanceof Error ? error.message : String(error), text) }
  }
  const problem = problemIn(message, language)
  return problem === undefined ? message : { problem }
}

/** The parser reports only the names of its errors. */
const advice: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "has a { without its }: close it, or write '{' for a brace",
  UNMATCHED_CLOSING_TAG: 'contains HTML: write plain text',
  MISSING_OTHER_CLAUSE: 'has a plural or select without other: add other {…}',
  EMPTY_ARGUMENT: "has {} without a name: name the value, or write '{}' for braces",
  MALFORMED_ARGUMENT: "has a value with a malformed name: write {name}, or '{' for a brace",
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'has a plural category without text: write one {…}',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'has a choice without text: write key {…}',
}

function describeError(code: string, text: string): string {
  return `${advice[code] ?? `is not ICU MessageFormat (${code})`}. Found: ${JSON.stringify(text)}`
}

type Around = { readonly plural?: string; readonly select?: string }

function problemIn(message: Message, language: MessageLanguage, around: Around = {}): string | undefined {
  for (const part of message) {
    // In the syntax, `#` is the number only directly inside of a plural.
    if (part.type === TYPE.literal && part.value.includes('#') && around.plural && around.select)
      return `has # in a choice of {${around.select}}: write {${around.plural}, number}`
    if (part.type === TYPE.date) return `has {${part.value}, date}: pass the date as a text`
    if (part.type === TYPE.time && part.style !== 'short')
      return `has {${part.value}, time}: write {${part.value}, time, short}`
    if (part.type === TYPE.number && !isKnownNumber(part))
      return `formats {${part.value}} in an unknown way: write {${part.value}, number} or {${part.value}, number, ::percent}`
    if (part.type === TYPE.plural) {
      const problem = pluralProblem(
        part.value,
        part.pluralType,
        part.offset,
        Object.keys(part.options),
        language,
      )
      if (problem) return problem
    }
    if (part.type !== TYPE.plural && part.type !== TYPE.select) continue
    const inside = part.type === TYPE.plural ? { plural: part.value } : { ...around, select: part.value }
    for (const { value } of Object.values(part.options)) {
      const problem = problemIn(value, language, inside)
      if (problem) return problem
    }
  }
  return undefined
}

function isKnownNumber({ style }: { readonly style?: unknown }): boolean {
  if (style === undefined || style === null) return true
  const options = (style as { parsedOptions?: Record<string, unknown> }).parsedOptions
  return options?.style === 'percent' && options.scale === undefined
}

function pluralProblem(
  value: string,
  type: Intl.PluralRulesOptions['type'],
  offset: number,
  found: readonly string[],
  language: MessageLanguage,
): string | undefined {
  if (type === 'ordinal' || offset !== 0)
    return `uses selectordinal or an offset for {${value}}: use plural without an offset`
  const known = pluralCategories(language)
  const unknown = found.find((category) => !category.startsWith('=') && !known.includes(category))
  if (unknown !== undefined)
    return `has the plural category "${unknown}", which ${language.tag} does not have: use ${known.join(', ')}, or =N`
  const exact = found
    .filter((category) => category.startsWith('='))
    .map((category) => Number(category.slice(1)))
  const missing = requiredCategories(language).filter(
    (category) =>
      !found.includes(category) && !exact.some((number) => coversOneNumber(category, number, language)),
  )
  if (missing.length > 0) return `lacks the plural category ${missing.join(', ')} of {${value}}: add it`
  return undefined
}

/** @returns names of the values of a message, in the order of their first use */
export function valuesOf(message: Message): readonly string[] {
  const names = new Set<string>()
  const collect = (parts: Message) => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue
      names.add(part.value)
      if (part.type === TYPE.plural || part.type === TYPE.select)
        for (const { value } of Object.values(part.options)) collect(value)
    }
  }
  collect(message)
  return [...names]
}
