import { looksLikeAddress } from '@/domain/looks-like-address'
import { plainText } from '@/domain/plain-text'

export { plainText }

/** A name that a stranger chose, as `plainText`; one that would be read as an address is none, and is empty. */
export function nameText(name: string | null | undefined, limit: number): string {
  return looksLikeAddress(name ?? '') ? '' : plainText(name, limit)
}

/** Characters that are not seen or that turn others around; the joiner and the selector between the parts of a picture are not. */
const hidden =
  /(?!\n|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
const looseJoiner =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/u
const looseSelector = /(?<![\p{Extended_Pictographic}#*\d])\ufe0f|(?<=[#*\d])\ufe0f(?!\u20e3)/u
/** Marks that are stacked so high that they cover the lines around them. */
const stackedMark = /(?<=\p{M}{3})\p{M}/u
const writtenOut = new RegExp(
  [hidden, looseJoiner, looseSelector, stackedMark].map(({ source }) => source).join('|'),
  'gu',
)

/**
 * A text that is to be signed, with everything in it that would not be seen, would turn other letters around or would cover other
 * lines written out, as `[U+202E]`. Line breaks and the parts of pictures stay.
 */
export function visibleText(text: string): string {
  return text.replace(writtenOut, (character) => {
    const number = character.codePointAt(0) ?? 0
    return `[U+${number.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}
