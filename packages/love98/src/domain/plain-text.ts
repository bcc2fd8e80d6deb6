/** Invisible characters other than controls: fillers, tags, joiners, and the blank Braille pattern. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu
/** Variation selectors for colored pictures that do not follow a picture. */
const looseSelector = /(?<![\p{Extended_Pictographic}#*\d])\ufe0f|(?<=[#*\d])\ufe0f(?!\u20e3)/gu
/**
 * Combining marks; no language has more than three on one character, and a stack of them covers the lines around
 * it.
 */
const stackedMarks = /(?<=\p{M}{3})\p{M}+|^\p{M}+/gu

/**
 * Makes one harmless line of a text from a stranger, such as a token's name: without control, direction and invisible
 * characters and stacked marks, cut after `limit` characters. Markup remains plain text.
 */
export function plainText(text: string | null | undefined, limit = 80): string {
  // The rest of a longer text is not read: searching megabytes is slow.
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
