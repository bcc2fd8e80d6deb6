import { UserError } from '../../lib/user-error.mjs'

/** The refused parts of an SVG, and the words for them. */
const refused: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/<!(DOCTYPE|ENTITY)/i, 'a document type or entities'],
  [/<\?xml-stylesheet/i, 'a reference to a style sheet'],
  [/<(?:\w+:)?script\b/i, 'a script'],
  [/\son\w+\s*=/i, 'an event handler'],
  [/<(?:\w+:)?foreignObject\b/i, 'foreign content'],
  [/<(?:\w+:)?(?:image|feImage)\b/i, 'a picture inside'],
  [/@import/i, 'a reference to a style sheet'],
  [/\bhref\s*=\s*(?:"(?!#)|'(?!#)|[^"'\s])/i, 'a reference to another file'],
  [/\burl\(\s*["']?\s*(?!#|["'\s])/i, 'a reference to another file'],
]

/** The most copies (`use`): each can contain others, so their number grows exponentially. */
const mostCopies = 100

/**
 * Refuses an SVG that runs code, refers to anything outside of itself, or grows while it is drawn.
 * @throws {UserError}
 */
export function checkSvg(text: string, file: string): void {
  if (!/<svg[\s>]/.test(text)) throw new UserError(`${file} is not an SVG drawing.`)
  const found = refused.find(([pattern]) => pattern.test(text))
  if (found) throw new UserError(`${file} contains ${found[1]}, which a logo must not have.`)
  if ((text.match(/<(?:\w+:)?use\b/gi)?.length ?? 0) > mostCopies)
    throw new UserError(`${file} contains more than ${mostCopies} copies (use).`)
}
