/**
 * Returns true if a JSON text nests arrays and objects deeper than `most` levels. Recursive code overflows the stack at
 * about ten thousand levels. The text need not be valid.
 */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) inString = !inString
    else if (inString) at += code === backslash ? 1 : 0
    else if (code === bracket || code === brace) {
      depth += 1
      if (depth > most) return true
    } else if (code === bracket + 2 || code === brace + 2) depth -= 1
  }
  return false
}

/** The closing bracket is two code points after the opening one. */
const quote = 0x22
const backslash = 0x5c
const bracket = 0x5b
const brace = 0x7b
