import { hasLink } from './link-in-text'

/** What one entry may have: user-perceived characters, UTF-8 bytes, and combining marks on one letter. */
export const textLimits = { characters: 140, bytes: 4_096, marks: 4 } as const

/** Why a text is refused. */
export type TextProblem = 'empty' | 'too-long' | 'control' | 'direction' | 'marks' | 'invisible' | 'link'

/** A text as it is signed and stored, or the first rule that it breaks. `characters` counts it as the form shows it. */
export type CheckedText = { characters: number } & (
  | { text: string; problem?: undefined }
  | { text?: undefined; problem: TextProblem }
)

/**
 * Checks a text for the guestbook. What looks the same becomes the same text: Unicode normalization form C (UAX 15), one
 * plain space for every run of spaces, none at the ends. Rules are about code points, so that two programs with different
 * versions of Unicode agree; only the count of characters (UAX 29) may differ for signs that one of them does not know.
 */
export function checkGuestbookText(given: string): CheckedText {
  const text = given
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
  const characters = countCharacters(text)
  const problem = problemOf(text, characters)
  return problem === null ? { characters, text } : { characters, problem }
}

/** User-perceived characters (UAX 29): a family of four is one. Code points where the browser cannot tell. */
export function countCharacters(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return [...text].length
  // Long texts are refused by their length anyway, and counting them takes long.
  const counted = text.slice(0, textLimits.bytes)
  let count = 0
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(counted)) count++
  return count
}

function problemOf(text: string, characters: number): TextProblem | null {
  if (text === '') return 'empty'
  if (characters > textLimits.characters || bytesOf(text) > textLimits.bytes) return 'too-long'
  // Lone surrogates, private use and line separators are no text that everyone reads alike.
  if (/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u.test(text)) return 'control'
  if (/\p{Bidi_Control}/u.test(text)) return 'direction'
  if (new RegExp(`\\p{M}{${textLimits.marks + 1},}`, 'u').test(text.replace(/\ufe0f/g, ''))) return 'marks'
  if (hasHidden(text) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blanks, ''))) return 'invisible'
  return hasLink(text) ? 'link' : null
}

/** Letters and symbols without ink: Hangul fillers and the empty Braille pattern. */
const blanks = /[\u115f\u1160\u3164\uffa0\u2800]/g

/**
 * Format characters beside the ones that writing needs: joiners between letters or signs, and the tags of a flag
 * (UTS 51), which end with U+E007F.
 */
function hasHidden(text: string): boolean {
  const flagsRemoved = text.replace(/\u{1f3f4}[\u{e0020}-\u{e007e}]{1,7}\u{e007f}/gu, '')
  const joinersRemoved = flagsRemoved.replace(
    /(?<=[\p{L}\p{M}\p{S}\p{N}])[\u200c\u200d](?=[\p{L}\p{S}])/gu,
    '',
  )
  return /\p{Cf}/u.test(joinersRemoved) || /[\ufff9-\ufffb]|\ufeff/u.test(joinersRemoved)
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
