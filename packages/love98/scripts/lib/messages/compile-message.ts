import { TYPE } from '@formatjs/icu-messageformat-parser'
import { conditionOfOne, type MessageLanguage, numberLanguage, percentSigns } from './language.ts'
import type { Message } from './parse-message.ts'

export type Placeholder = {
  readonly name: string
  /** Types of ARB, and `?` for a value that may be missing. */
  readonly type: PlaceholderType
  /** Passed by code that handles several messages alike; this one does not use it. */
  readonly isUnused?: boolean
}

export type PlaceholderType = keyof typeof typescriptTypes

/** TypeScript types by the type in the catalog. */
export const typescriptTypes = {
  String: 'string',
  'String?': 'string | null | undefined',
  int: 'number',
  'int?': 'number | undefined',
  bigint: 'bigint',
  bool: 'boolean',
  DateTime: 'Date',
} as const

/** The name by which compiled messages choose a plural form; `pluralHelper` declares it. */
const plural = 'plural'

/** @returns JavaScript that declares what compiled messages of a language use, or an empty text */
export function pluralHelper(code: string, { tag }: MessageLanguage): string {
  if (!code.includes(`${plural}(`)) return ''
  return `const ${plural}=((r)=>(n,f)=>f[r.select(n)]??f.other)(new Intl.PluralRules(${JSON.stringify(tag)}));`
}

/**
 * Compiles a message to a JavaScript expression: a string, or a function of its values. In languages that are
 * written from right to left every value that is a text is isolated (UAX #9, FSI and PDI), so that an address
 * or a symbol cannot reorder the sentence.
 *
 * @param placeholders of the English message, which decides the order of the parameters
 */
export function compileMessage(
  message: Message,
  placeholders: readonly Placeholder[],
  language: MessageLanguage,
): string {
  const types = new Map(placeholders.map(({ name, type }) => [name, type]))
  const body = template(message, { types, language })
  if (placeholders.length === 0) return body
  return `(${placeholders.map(({ name }) => parameter(name)).join()})=>${body}`
}

/** A value may have a name that is a reserved word of JavaScript, such as `new`. */
export function parameter(name: string): string {
  return reserved.has(name) ? `${name}_` : name
}

const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return static super switch this throw true try typeof var void while with yield let await package private protected public interface implements plural eval arguments undefined String'.split(
    ' ',
  ),
)

type Scope = {
  readonly types: ReadonlyMap<string, PlaceholderType>
  readonly language: MessageLanguage
  /** `#` inside a plural: a number, or JavaScript. */
  readonly count?: number | string
}

type Part = { readonly text: string } | { readonly code: string }

function template(message: Message, scope: Scope): string {
  const parts = joined(message.flatMap((element) => partOf(element, scope)))
  if (parts.length === 0) return '""'
  if (parts.every((part) => 'text' in part)) return quoted(parts.map(({ text }) => text).join(''))
  const [only] = parts
  // A single value may be a number, which the template converts to text.
  if (parts.length === 1 && only && 'code' in only && /^\(|\?/.test(only.code)) return only.code
  const body = parts.map((part) => ('text' in part ? escaped(part.text) : `\${${stripped(part.code)}}`))
  return `\`${body.join('')}\``
}

function joined(parts: readonly Part[]): readonly Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last && 'text' in last && 'text' in part) result[result.length - 1] = { text: last.text + part.text }
    else result.push(part)
  }
  return result
}

function partOf(element: Message[number], scope: Scope): Part | readonly Part[] {
  const { types, language } = scope
  switch (element.type) {
    case TYPE.literal:
      return { text: element.value }
    case TYPE.pound:
      return typeof scope.count === 'number'
        ? { text: scope.count.toLocaleString(numberLanguage) }
        : { code: grouped(scope.count ?? '') }
    case TYPE.argument:
      return isolated({ code: parameter(element.value) }, types.get(element.value), language)
    case TYPE.number: {
      const [before, after] = element.style ? percentSigns(language) : ['', '']
      const type = types.get(element.value)
      const name = parameter(element.value)
      const number: Part = { code: type === 'int' || type === 'bigint' ? grouped(name) : name }
      return [{ text: before }, number, { text: after }]
    }
    case TYPE.time:
      return shortTime(parameter(element.value), language)
    case TYPE.select:
      return { code: `(${select(element.value, element.options, scope)})` }
    case TYPE.plural:
      return { code: `(${pluralOf(element.value, element.options, scope)})` }
    default:
      throw new Error(`A message has a part of the unknown type ${element.type}.`)
  }
}

function isolated(
  part: Part,
  type: PlaceholderType | undefined,
  { direction }: MessageLanguage,
): readonly Part[] {
  if (direction === 'ltr' || type === 'int' || type === 'bigint') return [part]
  return [{ text: '\u2068' }, part, { text: '\u2069' }]
}

function grouped(count: string): string {
  return `${count}.toLocaleString("${numberLanguage}")`
}

type Options = Readonly<Record<string, { readonly value: Message }>>

/** A missing or empty value selects `none`. */
function select(name: string, options: Options, scope: Scope): string {
  const type = scope.types.get(name)
  const value = parameter(name)
  const other = template(options.other?.value ?? [], scope)
  return Object.entries(options)
    .filter(([key]) => key !== 'other')
    .reduceRight((rest, [key, option]) => {
      const text = template(option.value, scope)
      if (key === 'none' && type === 'String?') return `${value}?${rest}:${text}`
      if (key === 'none' && type === 'int?') return `${value}===undefined?${text}:${rest}`
      if (type === 'bool') return key === 'true' ? `${value}?${text}:${rest}` : `${value}?${rest}:${text}`
      return `${value}===${JSON.stringify(key)}?${text}:${rest}`
    }, other)
}

function pluralOf(name: string, options: Options, scope: Scope): string {
  const value = parameter(name)
  const one = conditionOfOne(scope.language)
  const isOne = one?.(value) === `${value}===1`
  const form = (category: string) => {
    const exact = category.startsWith('=')
      ? Number(category.slice(1))
      : category === 'one' && isOne
        ? 1
        : undefined
    return template(options[category]?.value ?? [], { ...scope, count: exact ?? value })
  }
  const categories = Object.keys(options).filter((key) => !key.startsWith('='))
  const exact = Object.keys(options).filter((key) => key.startsWith('='))
  const rest =
    categories.length === 1
      ? form('other')
      : one && categories.every((category) => ['one', 'other'].includes(category))
        ? `${one(value)}?${form('one')}:${form('other')}`
        : `${plural}(${value},{${categories.map((category) => `${category}:${form(category)}`).join()}})`
  return exact.reduceRight((code, key) => `${value}===${key.slice(1)}?${form(key)}:${code}`, rest)
}

/**
 * A time of day as `Intl.DateTimeFormat` writes it in the language, from its pattern alone. The first formatter of a
 * page loads the tables of its language, for which hydration would wait: 12 ms on a desktop, 50 ms on a phone.
 */
function shortTime(value: string, { tag }: MessageLanguage): readonly Part[] {
  const format = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  const partsAt = (hour: number) => format.formatToParts(Date.UTC(2026, 0, 1, hour, 5))
  const [morning, evening] = [partsAt(9), partsAt(21)]
  const isHalf = morning.some(({ type }) => type === 'dayPeriod')
  return morning.map(({ type, value: text }, index) => {
    if (type === 'hour') return { code: isHalf ? `(${value}.getHours()%12||12)` : `${value}.getHours()` }
    if (type === 'minute') return { code: `String(${value}.getMinutes()).padStart(2,"0")` }
    if (type === 'dayPeriod')
      return { code: `(${value}.getHours()<12?${quoted(text)}:${quoted(evening[index]?.value ?? '')})` }
    return { text: text.replace(/\s/g, ' ') }
  })
}

function quoted(text: string): string {
  return JSON.stringify(text)
}

/** JavaScript reads CR in a template as LF. */
export function escaped(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')
}

/** Removes parentheses around a whole expression, which a template does not need. */
function stripped(code: string): string {
  return /^\((?:[^()"`]|"(?:[^"\\]|\\.)*")*\)$/.test(code) ? code.slice(1, -1) : code
}
