/**
 * A text that strangers wrote (a token's name, a note), as one line that cannot play tricks: control and direction
 * characters are gone, and it ends after `limit` characters. Markup in it stays what it is, text.
 */
export function plainText(text: string | null | undefined, limit = 80): string {
  // The rest of a longer text is not read: searching a name of megabytes would waste time.
  const clean = (text ?? '')
    .slice(0, 20 * limit)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...clean]
  return characters.length > limit ? `${characters.slice(0, limit).join('')}…` : clean
}
