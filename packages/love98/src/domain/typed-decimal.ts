export type DecimalProblem =
  | 'empty'
  | 'not-a-number'
  | 'negative'
  /** `1e18` is rejected: one wrong digit would change it by a factor of ten. */
  | 'exponent'
  /** `1,5` or `1,250` is rejected: the comma may be a decimal point or a thousands separator. */
  | 'comma'

export type TypedDecimal =
  /** `text` has plain digits, at most one point, and no extra zeros: `1250.5`. */
  | { readonly kind: 'decimal'; readonly text: string }
  | { readonly kind: 'problem'; readonly code: DecimalProblem }

/** The maximum length, more than any number of a contract needs. */
const longest = 200

/**
 * The zero of each kind of digit that keyboards type: Latin, Arabic-Indic, Eastern Arabic-Indic, Devanagari, fullwidth.
 */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10] as const

/** Direction marks and joiners: invisible characters that are often copied together with a number. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Reads a number as a person types or pastes it: `1,250.50`, `1 250.5`, `.5`, `٢٫٥`. The number is read without
 * rounding or rejected with a reason. A single comma is rejected, because `1,250` means one and a quarter in half of
 * the world.
 */
export function readTypedDecimal(typed: string): TypedDecimal {
  if (typed.length > longest * 2) return problem('not-a-number')
  const text = latinDigits(typed.replace(invisible, '').trim())
  if (text === null) return problem('not-a-number')
  if (text === '') return problem('empty')
  if (/^[-−–]\s?[\d.,]+$/.test(text)) return problem('negative')
  if (/^\d*\.?\d+e[+-]?\d+$/i.test(text)) return problem('exponent')
  const [, whole, fraction = ''] = /^(\d*|[\d,\s'’]+)(?:\.(\d*))?$/.exec(text) ?? []
  if (whole === undefined || whole + fraction === '' || text.length > longest) return commaOr(text)
  const digits = withoutGroups(whole, text.includes('.'))
  if (digits === null) return commaOr(text)
  return { kind: 'decimal', text: plainDecimal(digits, fraction) }
}

function commaOr(text: string): TypedDecimal {
  return problem(/^[\d.,\s]*\d,\d[\d.,\s]*$/.test(text) ? 'comma' : 'not-a-number')
}

function problem(code: DecimalProblem): TypedDecimal {
  return { kind: 'problem', code }
}

/**
 * Converts digits of one script to Latin digits, and the Arabic separators too; returns null if two scripts are mixed.
 */
function latinDigits(text: string): string | null {
  const scripts = zeros.filter((zero) => [...text].some((letter) => digitOf(letter, zero) !== null))
  if (scripts.length > 1) return null
  const [zero = 0x30] = scripts
  return [...text].map((letter) => digitOf(letter, zero) ?? separators[letter] ?? letter).join('')
}

function digitOf(letter: string, zero: number): string | null {
  const value = (letter.codePointAt(0) ?? 0) - zero
  return value >= 0 && value <= 9 ? String(value) : null
}

const separators: Readonly<Record<string, string>> = {
  '\u066b': '.',
  '\u066c': ',',
  '\uff0e': '.',
  '\uff0c': ',',
}

/**
 * Removes thousands separators. A single comma is ambiguous unless a point follows; spaces and apostrophes are not.
 * @returns null if the separators do not form groups of three digits
 */
function withoutGroups(whole: string, hasPoint: boolean): string | null {
  if (/^\d*$/.test(whole)) return whole
  const [, separator = ''] = /^\d+([^\d])/.exec(whole) ?? []
  const groups = whole.split(separator)
  const isGrouped =
    separator !== '' &&
    /^[1-9]\d{0,2}$/.test(groups[0] ?? '') &&
    groups.slice(1).every((group) => /^\d{3}$/.test(group))
  const isAmbiguous = separator === ',' && groups.length === 2 && !hasPoint
  return isGrouped && !isAmbiguous ? groups.join('') : null
}

function plainDecimal(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  const rest = fraction.replace(/0+$/, '')
  return rest ? `${digits}.${rest}` : digits
}
