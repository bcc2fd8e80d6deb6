import { shadowsOf } from './css-values'
import type { Box } from './paint-box'

/** The longest text of one node that is drawn, in characters. */
const longest = 4_000

/** Draws a node of text line by line, where the browser has placed the lines. */
export function paintTextNode(
  context: CanvasRenderingContext2D,
  node: Text,
  style: CSSStyleDeclaration,
): void {
  for (const { text, box } of linesOf(node)) paintLine(context, text, box, style)
}

/** Draws one line of text into its box, without what does not fit if the style cuts it with an ellipsis. */
export function paintLine(
  context: CanvasRenderingContext2D,
  text: string,
  box: Box,
  style: CSSStyleDeclaration,
  room = Number.POSITIVE_INFINITY,
): void {
  setFont(context, style)
  const shown = fitted(context, text, room)
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(shown)
  const baseline = Math.round(box.y + (box.height - ascent - descent) / 2 + ascent)
  const x = Math.round(box.x)
  for (const shadow of shadowsOf(style.textShadow).toReversed()) {
    context.fillStyle = shadow.color
    context.fillText(shown, x + shadow.x, baseline + shadow.y)
  }
  context.fillStyle = style.color
  context.fillText(shown, x, baseline)
  if (style.textDecorationLine.includes('underline'))
    context.fillRect(x, baseline + 1, Math.min(box.width, room), 1)
}

/** Draws the content of a style sheet in the middle of a box, such as the letters of the language. */
export function paintCentered(
  context: CanvasRenderingContext2D,
  text: string,
  box: Box,
  style: CSSStyleDeclaration,
): void {
  const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text
  setFont(context, style)
  const { width } = context.measureText(shown)
  paintLine(context, shown, { ...box, x: box.x + (box.width - width) / 2, width }, style)
}

/**
 * Returns the lines of the value of a field, broken between words as the field breaks them, or within a word that is
 * wider than the field.
 * @param width of a line, CSS pixels
 */
export function fieldLines(
  context: CanvasRenderingContext2D,
  value: string,
  width: number,
  style: CSSStyleDeclaration,
): readonly string[] {
  setFont(context, style)
  const paragraphs = value.slice(0, longest).split('\n')
  if (!/wrap|break-spaces/.test(style.whiteSpace) || style.whiteSpace === 'nowrap') return paragraphs
  const fits = (text: string) => context.measureText(text.trimEnd()).width <= width
  return paragraphs.flatMap((paragraph) => {
    const lines = ['']
    const words = (paragraph.match(/\S*\s*/g) ?? []).flatMap((word) => (fits(word) ? word : [...word]))
    for (const word of words) {
      const line = `${lines.at(-1)}${word}`
      if (line === word || fits(line)) lines[lines.length - 1] = line
      else lines.push(word)
    }
    return lines
  })
}

function setFont(context: CanvasRenderingContext2D, style: CSSStyleDeclaration): void {
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr'
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
}

function fitted(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text
  const letters = [...text]
  while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

type Line = { text: string; box: Box }

function linesOf(node: Text): readonly Line[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  const whole = range.getClientRects()
  const [only] = whole
  if (!only) return []
  if (whole.length === 1) return [{ text: node.data.replace(/\s+/g, ' ').trim(), box: only }]
  const lines: Line[] = []
  let next = 0
  for (const letter of node.data.slice(0, longest)) {
    const at = next
    next += letter.length
    range.setStart(node, at)
    range.setEnd(node, next)
    const [box] = range.getClientRects()
    if (!box || box.width === 0) continue
    const line = lines.at(-1)
    if (!line || Math.abs(line.box.y - box.y) > box.height / 2) lines.push({ text: letter, box })
    else {
      const left = Math.min(line.box.x, box.x)
      const right = Math.max(line.box.x + line.box.width, box.x + box.width)
      line.text += letter
      line.box = { x: left, y: line.box.y, width: right - left, height: line.box.height }
    }
  }
  return lines.map(({ text, box }) => ({ text: text.replace(/\s+$/, ''), box }))
}
