import { looksLikeAddress } from '@/domain/looks-like-address'
import { plainText } from '@/domain/plain-text'

export { plainText }

/** Cleans a name that a stranger chose, by `plainText`. Returns an empty text for a name that looks like an address. */
export function nameText(name: string | null | undefined, limit: number): string {
  return looksLikeAddress(name ?? '') ? '' : plainText(name, limit)
}

/**
 * Characters that are invisible or that reverse others. The joiner and the variation selector within an emoji are
 * allowed.
 */
const hidden =
  /(?!\n|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const looseJoiner =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/u
const looseSelector = /(?<![\p{Extended_Pictographic}#*\d])\ufe0f|(?<=[#*\d])\ufe0f(?!\u20e3)/u
/** Combining marks that are stacked so high that they cover adjacent lines. */
const stackedMark = /(?<=\p{M}{3})\p{M}/u
const writtenOut = new RegExp(
  [hidden, looseJoiner, looseSelector, stackedMark].map(({ source }) => source).join('|'),
  'gu',
)

/**
 * Prepares a text for display before it is signed: characters that are invisible, reverse other letters or cover other
 * lines are written out, as `[U+202E]`. Line breaks and emoji stay.
 */
export function visibleText(text: string): string {
  return text.replace(writtenOut, (character) => {
    const number = character.codePointAt(0) ?? 0
    return `[U+${number.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}
