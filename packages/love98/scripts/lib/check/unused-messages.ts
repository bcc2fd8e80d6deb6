import { parse } from '@swc/core'

/**
 * Finds messages that no code reads. An object of messages that is passed on, spread or indexed by a variable
 * counts as read whole.
 *
 * @param sources code by path from the root, without `src/texts`
 * @param keys of the English messages, such as `exchange.title`
 * @returns unused keys, in their order
 */
export async function findUnusedMessages(
  sources: ReadonlyMap<string, string>,
  keys: Iterable<string>,
): Promise<readonly string[]> {
  const read = new Set<string>()
  const files = [...sources].filter(([path, text]) => /\.tsx?$/.test(path) && /texts\//.test(text))
  await Promise.all(files.map(([path, text]) => collectReads(path, text, read)))
  return [...keys].filter((key) => {
    const parts = key.split('.')
    return !parts.some((_, index) => read.has(parts.slice(0, index + 1).join('.')))
  })
}

type Node = { readonly type?: string } & Readonly<Record<string, unknown>>

/** @param read receives paths of messages and of objects that are read whole */
async function collectReads(path: string, source: string, read: Set<string>): Promise<void> {
  const program = await parse(source, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' })
  // Paths of messages, by the name for them in this file.
  const names = new Map<string, string>()
  for (const node of program.body as unknown as readonly Node[]) collectImports(node, names)
  if (names.size > 0) walk(program as unknown as Node, names, read)
}

function collectImports(node: Node, names: Map<string, string>) {
  if (
    node.type !== 'ImportDeclaration' ||
    !/(^@\/|\/src\/)texts\//.test((node.source as { value: string }).value)
  )
    return
  for (const specifier of node.specifiers as readonly Node[]) {
    const local = (specifier.local as { value: string }).value
    const imported = specifier.imported as { value: string } | null | undefined
    names.set(local, imported?.value ?? local)
  }
}

function walk(node: unknown, names: Map<string, string>, read: Set<string>): void {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, names, read)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const { type = '', ...fields } = node as Node
  if (type === 'ImportDeclaration' || /^Ts(TypeQuery|ImportType)$/.test(type)) return
  if (type === 'VariableDeclarator' && readPattern(fields as Node, names, read)) return
  const path = pathOf(node as Node, names)
  if (path !== undefined) {
    read.add(path)
    // A computed index reads messages too.
    walkIndexes(node as Node, names, read)
    return
  }
  for (const part of Object.values(fields)) walk(part, names, read)
}

/**
 * `exchange.form.title`, `exchange['form']`; a computed index reads the whole object.
 * @returns undefined for other code
 */
function pathOf(node: Node, names: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Identifier') return names.get(String(node.value))
  if (node.type === 'TsNonNullExpression' || node.type === 'ParenthesisExpression')
    return pathOf(node.expression as Node, names)
  if (node.type !== 'MemberExpression') return undefined
  const object = pathOf(node.object as Node, names)
  if (object === undefined) return undefined
  const property = node.property as Node
  if (property.type === 'Identifier') return `${object}.${property.value}`
  const index = property.expression as Node | undefined
  if (index?.type === 'StringLiteral' || index?.type === 'NumericLiteral') return `${object}.${index.value}`
  return object
}

function walkIndexes(node: Node, names: Map<string, string>, read: Set<string>): void {
  if (node.type !== 'MemberExpression') return
  const property = node.property as Node
  if (property.type === 'Computed') walk(property.expression, names, read)
  walkIndexes(node.object as Node, names, read)
}

/** `const { title, form } = exchange` reads the named messages, and `const form = exchange.form` is an alias. */
function readPattern({ id, init }: Node, names: Map<string, string>, read: Set<string>): boolean {
  const from = init ? pathOf(init as Node, names) : undefined
  const pattern = id as Node
  if (from === undefined) return false
  if (pattern.type === 'Identifier') {
    names.set(String(pattern.value), from)
    return true
  }
  const properties = pattern.type === 'ObjectPattern' ? (pattern.properties as readonly Node[]) : []
  const known = properties.flatMap((property) => namedBy(property))
  if (known.length === 0 || known.length !== properties.length) return false
  for (const [name, local] of known) {
    names.set(local, `${from}.${name}`)
    if ((init as Node).type === 'MemberExpression') walkIndexes(init as Node, names, read)
  }
  return true
}

function namedBy(property: Node): readonly (readonly [string, string])[] {
  const key = property.key as Node | undefined
  const name = String(key?.value)
  if (property.type === 'AssignmentPatternProperty') return [[name, name]]
  const value = property.value as Node | undefined
  return property.type === 'KeyValuePatternProperty' && value?.type === 'Identifier'
    ? [[name, String(value.value)]]
    : []
}
