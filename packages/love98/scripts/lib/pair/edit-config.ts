import { parseSync } from 'vite'
import { communityFile } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'

/** One value to add to a list or an object of the community's file. @see addToConfig */
export type Addition = {
  /** A setting of the file, such as `pairs`. */
  readonly setting: string
  /** Source text: an item of a list, or a property of an object with its name. */
  readonly source: string
}

type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
} & Readonly<Record<string, unknown>>

/**
 * Adds values at the ends of lists and objects of the community's file. All other characters stay as they are: comments,
 * order and format.
 * @param source of `community/config.ts`
 * @throws {UserError} if the file is not TypeScript, or builds the setting by code that cannot be edited
 */
export function addToConfig(source: string, additions: readonly Addition[]): string {
  const parsed = parseSync(communityFile, source)
  const [error] = parsed.errors
  if (error) throw new UserError(`${communityFile} is not TypeScript: ${error.message}`)
  const body = parsed.program.body as unknown as readonly Node[]
  const inserted = additions.map(({ setting, source: added }) => insertion(source, body, setting, added))
  return inserted
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, until, added }) => text.slice(0, at) + added + text.slice(until), source)
}

type Insertion = { readonly at: number; readonly until: number; readonly added: string }

function insertion(source: string, body: readonly Node[], setting: string, added: string): Insertion {
  const list = settingOf(body, setting)
  const isList = list?.type === 'ArrayExpression'
  if (!list || !(isList || list.type === 'ObjectExpression'))
    throw new UserError(
      `${communityFile}: ${setting} is not a plain list or object, so it cannot be edited. Add by hand:\n  ${added},`,
    )
  const items = (isList ? list.elements : list.properties) as readonly Node[]
  const last = items.at(-1)
  const indent = indentOf(source, list.start)
  const inner = last ? indentOf(source, last.start) : `${indent}  `
  if (!last)
    return {
      at: list.start + 1,
      until: list.end - 1,
      added: emptied(source, list, `${inner}${added},\n${indent}`),
    }
  const isMultiline = source.slice(list.start, last.start).includes('\n')
  const comma = commaAfter(source, last.end, list.end - 1)
  const at = comma === null ? last.end : comma + 1
  if (!isMultiline) return { at, until: at, added: `${comma === null ? ',' : ''} ${added}` }
  // A comment at the end of the line belongs to the last item.
  const comment = /^[ \t]*\/\/[^\n]*/.exec(source.slice(at))?.[0] ?? ''
  return {
    at,
    until: at + comment.length,
    added: `${comma === null ? ',' : ''}${comment}\n${inner}${added.replaceAll('\n', `\n${inner}`)},`,
  }
}

/** The content of a list without items, whose comments are kept. */
function emptied(source: string, list: Node, added: string): string {
  const kept = source.slice(list.start + 1, list.end - 1).trimEnd()
  return `${kept}\n${added}`
}

function settingOf(body: readonly Node[], name: string): Node | undefined {
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')
  const file = exported && plain(exported.declaration as Node, body)
  if (file?.type !== 'ObjectExpression') return undefined
  const property = (file.properties as readonly Node[]).find((each) => nameOf(each.key) === name)
  return property && plain(property.value as Node, body)
}

/** Removes the marks of a type, and follows a name to its constant in the file. */
function plain(node: Node, body: readonly Node[]): Node {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression')
    return plain(node.expression as Node, body)
  if (node.type !== 'Identifier') return node
  const declared = body
    .flatMap(({ type, declarations }) => (type === 'VariableDeclaration' ? (declarations as Node[]) : []))
    .find(({ id }) => (id as Node).name === node.name)
  return declared?.init ? plain(declared.init as Node, body) : node
}

function nameOf(key: unknown): string | undefined {
  const { name, value } = Object(key) as { name?: string; value?: unknown }
  return name ?? (value === undefined ? undefined : String(value))
}

/** The white space at the start of the line of a place. */
function indentOf(source: string, place: number): string {
  const line = source.slice(source.lastIndexOf('\n', place - 1) + 1)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

function commaAfter(source: string, from: number, until: number): number | null {
  const rest = source.slice(from, until)
  const skipped = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(rest)?.[0].length ?? 0
  return rest[skipped] === ',' ? from + skipped : null
}
