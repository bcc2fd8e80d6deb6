/** The maximums of one entry: user-perceived characters, UTF-8 bytes, and combining marks per letter. */
export const textLimits = { characters: 140, bytes: 4_096, marks: 4 } as const

export type TextProblem = 'empty' | 'too-long' | 'control' | 'direction' | 'marks' | 'invisible' | 'link'

/**
 * The text in the form that is signed and stored, or the first rule that it breaks. `characters` is the count that the
 * form shows.
 */
export type CheckedText = { characters: number } & (
  | { text: string; problem?: undefined }
  | { text?: undefined; problem: TextProblem }
)

/**
 * Checks a text for the guestbook. Texts that look the same become the same text: Unicode normalization form C (UAX
 * 15), one plain space for each run of spaces, no space at the ends. The rules are about code points, so that programs
 * with different versions of Unicode agree; only the count of characters (UAX 29) may differ for characters that one of
 * them does not support.
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

/**
 * Counts user-perceived characters (UAX 29): a family emoji of four people is one. Counts code points if the browser
 * has no segmenter.
 */
export function countCharacters(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return [...text].length
  // Counting is slow, and a longer text is rejected by its length anyway.
  const counted = text.slice(0, textLimits.bytes)
  let count = 0
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(counted)) count++
  return count
}

function problemOf(text: string, characters: number): TextProblem | null {
  if (text === '') return 'empty'
  if (characters > textLimits.characters || bytesOf(text) > textLimits.bytes) return 'too-long'
  // Lone surrogates, private-use characters and line separators do not look the same to every reader.
  if (/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u.test(text)) return 'control'
  if (/\p{Bidi_Control}/u.test(text)) return 'direction'
  if (new RegExp(`\\p{M}{${textLimits.marks + 1},}`, 'u').test(text.replace(/\ufe0f/g, ''))) return 'marks'
  if (hasHidden(text) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blanks, ''))) return 'invisible'
  return hasLink(text) ? 'link' : null
}

/** Letters and symbols that are blank: Hangul fillers and the empty Braille pattern. */
const blanks = /[\u115f\u1160\u3164\uffa0\u2800]/g

/**
 * Returns whether a text has format characters other than those that writing needs: joiners between letters or symbols,
 * and the tags of a flag (UTS 51), which end with U+E007F.
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

/**
 * Returns whether a text contains an address that a reader could follow, including one that is spelled out to pass a
 * filter. The desktop never makes links from entries; this rule removes the reason to post advertisements and scams.
 * The rule looks only at form and prefers to reject: it takes "end.Next" for a host name, and the writer must add a
 * space.
 */
function hasLink(text: string): boolean {
  const plain = flatten(text)
  return linkForms.some((form) => form.test(plain))
}

/** Converts characters that look like an ASCII letter, dot or slash to it (NFKC), and removes joiners within words. */
function flatten(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u200c|\u200d|\u00ad/g, '')
    .replace(/[\u2044\u2215\u29f8]/g, '/')
    .replace(/[\u0589\u2236\ua789]/g, ':')
    .toLowerCase()
}

/** Top-level domains that are not words of a sentence, so they also count with spaces around the dot. */
const endings = 'com|net|org|io|xyz|eth|gg|app|finance|exchange|info|dev|site|online|link|click|top|vip|ru|cn'
const schemes =
  'https?|ftp|wss?|file|data|blob|javascript|vbscript|mailto|tel|sms|ipfs|ipns|magnet|bitcoin|ethereum|wc|tg|intent|about'
const word = '[\\p{L}\\p{N}]'

const linkForms: readonly RegExp[] = [
  /[a-z][a-z0-9+.-]*:\/\//u,
  /(?:^|[^/]):?\/\/\s*[\p{L}\p{N}]/u,
  new RegExp(`(?<!${word})(?:${schemes})\\s*:\\s*(?=\\S)`, 'u'),
  new RegExp(`(?<!${word})h(?:xx|tt|\\*\\*)ps?(?!${word})`, 'u'),
  new RegExp(`(?<!${word})www\\s*[.\u3002]`, 'u'),
  // A host name: a dot between letters. An ideographic full stop counts only before Latin letters.
  new RegExp(`${word}\\.(?:xn--|\\p{L}{2,})`, 'u'),
  new RegExp(`${word}\u3002[a-z]{2,}`, 'u'),
  new RegExp(`${word}\\s*\\.\\s*(?:com|net|org|xyz|eth)(?!${word})`, 'u'),
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u,
  /\[[\da-f:]*::[\da-f:]*\]/u,
  // "evil dot com", "evil (dot) com", "evil[.]com"
  new RegExp(`${word}\\s+(?:dot|punkt|punto|point)\\s+(?:${endings})(?!${word})`, 'u'),
  new RegExp(`${word}\\s*[\\[({<]\\s*(?:\\.|dot)\\s*[\\])}>]\\s*${word}`, 'u'),
]
