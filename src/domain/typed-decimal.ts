/** Why a text is no decimal number above or equal to zero. */
export type DecimalProblem =
  | 'empty'
  | 'not-a-number'
  | 'negative'
  /** `1e18`: a slip of one digit is a factor of ten. */
  | 'exponent'
  /** `1,5` or `1,250`: a comma may be meant as a decimal point or as a separator of thousands. */
  | 'comma'

export type TypedDecimal =
  /** `text` in plain digits with at most one point, without needless zeros: `1250.5`. */
  | { readonly kind: 'decimal'; readonly text: string }
  | { readonly kind: 'problem'; readonly code: DecimalProblem }

/** More digits than any number of a contract has; what is longer is no number that a person typed. */
const longest = 200

/** The zeros of the digits that keyboards type: Latin, Arabic-Indic, Eastern Arabic-Indic, Devanagari, fullwidth. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10] as const

/** Marks of writing direction and joiners, which come along with a copied number and have no width. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * A number as a person types or pastes it: `1,250.50`, `1 250.5`, `.5`, `٢٫٥`. It is read as it is meant, or refused with a
 * reason; nothing is rounded. A single comma is refused, because `1,250` is a quarter over one in half of the world.
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

/** Digits of one script as Latin ones, with the Arabic separators; null where two scripts are mixed. */
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
 * Removes separators of thousands. One comma alone is ambiguous unless a point follows; spaces and apostrophes are not.
 * @returns null for groups that are none
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
