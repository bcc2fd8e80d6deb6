export type MessageLanguage = {
  readonly id: string
  /** BCP 47. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
}

/**
 * Digits and separators are the same in every language (S9.3): 1,234.5. A point in an amount then never has another
 * meaning than in a wallet or an explorer.
 */
export const numberLanguage = 'en-US'

type PluralFacts = {
  readonly categories: readonly string[]
  readonly counts: ReadonlyMap<string, readonly number[]>
}

/** A cache, because every plural message needs these facts, and counting a thousand numbers for each takes seconds. */
const pluralFactsByTag = new Map<string, PluralFacts>()

function pluralFacts({ tag }: MessageLanguage): PluralFacts {
  const known = pluralFactsByTag.get(tag)
  if (known) return known
  const rules = new Intl.PluralRules(tag)
  const counts = new Map<string, number[]>()
  for (let count = 0; count <= 1_000; count++) {
    const category = rules.select(count)
    const known = counts.get(category)
    if (known) known.push(count)
    else counts.set(category, [count])
  }
  const facts = { categories: rules.resolvedOptions().pluralCategories, counts }
  pluralFactsByTag.set(tag, facts)
  return facts
}

/** @returns the plural categories of whole numbers of a language (CLDR), such as `one` and `other` */
export function pluralCategories(language: MessageLanguage): readonly string[] {
  return pluralFacts(language).categories
}

/**
 * Categories that every plural of the language must have. A category without a whole number up to a thousand, such as
 * the Spanish `many` for millions, may be left out; `other` is used then.
 */
export function requiredCategories(language: MessageLanguage): readonly string[] {
  return [...new Set([...pluralFacts(language).counts.keys(), 'other'])]
}

/**
 * Returns true if the category has only this number, so that it may be written as the number: `=1` for the English
 * `one`.
 */
export function coversOneNumber(category: string, number: number, language: MessageLanguage): boolean {
  return pluralFacts(language).counts.get(category)?.join() === String(number)
}

/**
 * Returns JavaScript that is true for the numbers of the category `one`, if that is simpler than `Intl.PluralRules`.
 */
export function conditionOfOne(language: MessageLanguage): ((count: string) => string) | undefined {
  const ones = pluralFacts(language).counts.get('one')?.join()
  if (ones === '1') return (count) => `${count}===1`
  if (ones === '0,1') return (count) => `${count}<2`
  return undefined
}

/** @returns the text around a number that a percent has in the language: `['', '%']`, `['%', '']`, `['', ' %']` */
export function percentSigns({ tag }: MessageLanguage): readonly [string, string] {
  const parts = new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'percent' }).formatToParts(0.5)
  const at = parts.findIndex(({ type }) => type === 'integer')
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
      .replace(bidiControls, '')
  return [text(0, at), text(at + 1)]
}

/** Explicit directional formatting and marks (UAX #9). Only the compiler adds them to messages. */
export const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
