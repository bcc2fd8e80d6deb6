/**
 * Writes plain data as a TypeScript expression in the style of the project: names of properties without quotation marks
 * where they need none, and texts between single quotes. A text may contain anything.
 * @param indent of the line on which the value begins, in spaces
 */
export function sourceText(value: unknown, indent: number = 0): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = indent + 2
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((item) => sourceText(item, inner))
    : Object.entries(value).map(([key, item]) => `${propertyName(key)}: ${sourceText(item, inner)}`)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return `${open}${close}`
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (indent + line.length <= widest && !line.includes('\n')) return line
  const pad = ' '.repeat(inner)
  return `${open}\n${parts.map((part) => `${pad}${part},\n`).join('')}${' '.repeat(indent)}${close}`
}

/** Characters on a line, of which the name of the property needs some. */
const widest = 96

/** The name of a property as it is written in an object. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) || /^(0|[1-9]\d{0,8})$/.test(name) ? name : quoted(name)
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text)
    .replaceAll('${', '\\u0024{')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  // Biome and Prettier choose the quotation mark that needs fewer escapes.
  if (text.includes("'")) return escaped
  return `'${escaped.slice(1, -1).replaceAll('\\"', '"')}'`
}
