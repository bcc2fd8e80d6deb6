/** A run of words; `line` is the number of its first line. */
export type Passage = { readonly line: number; readonly text: string }

/** @returns the prose of a Markdown file: fenced code, inline code and the targets of links are blank */
export function proseOf(source: string): Passage[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const prose = source
    .replace(/^ *(```+|~~~+)[^\n]*\n[\s\S]*?^ *\1 *$/gm, blank)
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, blank)
    .replace(/\]\([^)\s]+\)/g, blank)
  return [{ line: 1, text: prose }]
}

/** @returns the strings of a module of messages, or the values of an ARB file */
export function textsOf(source: string): Passage[] {
  return passagesBy(source, /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=:\s*)"(?:[^"\\\n]|\\.)*"/g)
}

/**
 * Finds comments that begin a line, and line comments after code. A comment in a string that begins a line counts too.
 *
 * @returns consecutive line comments as one passage, without `//`, `/*` and the stars of each line
 */
export function commentsOf(source: string): Passage[] {
  const comment =
    /^[ \t]*\{?\/\*[\s\S]*?\*\/|^[ \t]*\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*|(?<=[^\n'"`]*[ \t])\/\/ [^\n'"`]*$/gm
  return passagesBy(source, comment).map(({ line, text }) => {
    const words = text.replace(/^[ \t]*(?:\{?\/\*+|\*\/|\/\/|\*(?!\/))|\*\/[ \t]*$/gm, '')
    const blank = /^\s*/.exec(words)?.[0] ?? ''
    return { line: line + blank.split('\n').length - 1, text: words.slice(blank.length) }
  })
}

function passagesBy(source: string, pattern: RegExp): Passage[] {
  let line = 1
  let end = 0
  return [...source.matchAll(pattern)].map((match) => {
    line += source.slice(end, match.index).split('\n').length - 1
    end = match.index
    return { line, text: match[0] }
  })
}
