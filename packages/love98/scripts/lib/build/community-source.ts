import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { communityFile as file } from '../../../src/domain/community/file-name.ts'

// Finds the places in the source of the community's file that messages name.

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

/**
 * Returns the line of the value that a problem names, or of the innermost value around it that is in the source.
 * @param problem begins with a path, `pairs[3].token: …`
 */
export function lineOf(source: string, problem: string): number {
  const body = statementsOf(source)
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')
  const [path = ''] = /^[^:\s]*/.exec(problem) ?? []
  let node = exported && plain(exported.declaration as Node, body)
  let start = node?.start ?? 0
  for (const [, key, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    const found = node && valueIn(node, key ?? index ?? '')
    if (!found) break
    start = found.start
    node = plain(found, body)
  }
  return positionOf(source, start).line
}

/** Returns where a file is not TypeScript, with the line; null if it is. */
export function syntaxProblem(source: string): string | null {
  const [error] = parseSync(file, source).errors
  if (!error) return null
  // The other labels name where a bracket was opened.
  const at = Math.max(0, ...error.labels.map(({ start }) => start))
  const { line, column } = positionOf(source, at)
  return `${file}:${line}:${column}: ${error.message}\n${shownLine(source, line, column)}`
}

/** Returns where a file that is TypeScript throws, with the line. @param path of the file, in the stack of the error */
export function thrownProblem(error: unknown, path: string, source: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const place = stack
    .split('\n')
    .map((line) => /(file:.+?|\/.+?|[A-Za-z]:\\.+?)(?:\?[^:]*)?:(\d+):(\d+)\)?$/.exec(line))
    .find((match) => match && plainPath(match[1] ?? '').endsWith(path))
  if (!place) return `${file}: ${message}`
  const [line, column] = [Number(place[2]), Number(place[3])]
  return `${file}:${line}:${column}: ${message}\n${shownLine(source, line, column)}`
}

function plainPath(text: string): string {
  const start = text.indexOf('file:')
  if (start >= 0) return fileURLToPath(text.slice(start))
  return text
}

function shownLine(source: string, line: number, column: number): string {
  const text = source.split('\n')[line - 1] ?? ''
  const number = String(line)
  return `  ${number} | ${text}\n  ${' '.repeat(number.length)} | ${' '.repeat(Math.max(0, column - 1))}^`
}

/** Line and column begin with 1. */
function positionOf(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

function statementsOf(source: string): readonly Node[] {
  return parseSync(file, source).program.body as unknown as readonly Node[]
}

/** Removes the marks of a type from a value, and resolves a name to the constant of the same file. */
function plain(node: Node, body: readonly Node[]): Node {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression')
    return plain(node.expression as Node, body)
  if (node.type !== 'Identifier') return node
  const declared = body
    .flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? (declarations as Node[]) : []))
    .find(({ id }) => (id as Node).name === node.name)
  return declared?.init ? plain(declared.init as Node, body) : node
}

function valueIn(node: Node, name: string): Node | undefined {
  if (node.type === 'ArrayExpression') return (node.elements as readonly Node[])[Number(name)]
  if (node.type !== 'ObjectExpression') return undefined
  const property = (node.properties as readonly Node[]).find(({ key }) => nameOf(key) === name)
  return property?.value as Node | undefined
}

function nameOf(key: unknown): string {
  const { name, value } = (key ?? {}) as { name?: string; value?: unknown }
  return name ?? String(value)
}

/**
 * Returns a line for each symbol that `tokens` lists twice. A program keeps only the last of them.
 */
export function repeatedSymbols(source: string): string[] {
  const body = statementsOf(source)
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')
  const file = exported && plain(exported.declaration as Node, body)
  const listed = file && valueIn(file, 'tokens')
  const tokens = listed && plain(listed, body)
  if (tokens?.type !== 'ObjectExpression') return []
  const names = (tokens.properties as readonly Node[]).map(({ key }) => nameOf(key))
  return names
    .filter((name, at) => names.indexOf(name) !== at)
    .map((name) => `tokens.${name}: is listed twice`)
}
