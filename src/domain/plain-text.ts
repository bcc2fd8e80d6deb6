/** Characters that are not seen, beside controls: fillers, tags, joiners, and the blank pattern of Braille. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu
/** Selectors of colored pictures that follow no picture. */
const looseSelector = /(?<![\p{Extended_Pictographic}#*\d])\ufe0f|(?<=[#*\d])\ufe0f(?!\u20e3)/gu
/** Marks of the character before them; no language has more than three at one, and a stack of them covers the lines around it. */
const stackedMarks = /(?<=\p{M}{3})\p{M}+|^\p{M}+/gu

/**
 * A text that strangers wrote (a token's name, a note), as one line that cannot play tricks: characters of control and direction, those
 * that are not seen, and stacks of marks are gone, and it ends after `limit` characters. Markup in it stays what it is, text.
 */
export function plainText(text: string | null | undefined, limit = 80): string {
  // The rest of a longer text is not read: searching a name of megabytes would waste time.
  const clean = (text ?? '')
    .slice(0, 20 * limit)
    .replace(unseen, ' ')
    .replace(looseSelector, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(stackedMarks, '')
  const characters = [...clean]
  return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : clean
}
