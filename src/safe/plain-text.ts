import { looksLikeAddress } from '@/domain/looks-like-address'
import { plainText } from '@/domain/plain-text'

export { plainText }

/** A name that a stranger chose, as `plainText`; one that would be read as an address is none, and is empty. */
export function nameText(name: string | null | undefined, limit: number): string {
  return looksLikeAddress(name ?? '') ? '' : plainText(name, limit)
}

/**
 * A text that is to be signed, with everything in it that would not be seen or would turn other letters around written out,
 * as `[U+202E]`. Line breaks and the joiners of pictures stay.
 */
export function visibleText(text: string): string {
  return text.replace(/(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, (character) => {
    const number = character.codePointAt(0) ?? 0
    return `[U+${number.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}
