import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { communityFile as file } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'
import { writeSources } from '../write-sources.ts'

/**
 * Checks the community's file before anything is compiled.
 *
 * @throws {UserError} one line for each problem, `community/config.ts:12: pairs[0].token: …`
 */
export async function checkCommunity(root: string): Promise<void> {
  // The modules of the community import the texts and the list of programs.
  await writeSources(root)
  try {
    await import('../../../src/app/community.ts')
  } catch (error) {
    const problems = (error as { problems?: readonly string[] }).problems
    if (!problems)
      throw new UserError(error instanceof Error ? error.message : String(error), { cause: error })
    const source = await readFile(join(root, file), 'utf8')
    const lines = problems.map((problem) => `  ${file}:${lineOf(source, problem)}: ${problem}`)
    throw new UserError(`${file} cannot be used:\n${lines.join('\n')}`, { cause: error })
  }
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

/**
 * Returns the line of the value that a problem names, or of the innermost value around it that is in the source.
 * @param problem begins with a path, `pairs[3].token: …`
 */
export function lineOf(source: string, problem: string): number {
  const { program } = parseSync(file, source)
  const body = program.body as unknown as readonly Node[]
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
  return source.slice(0, start).split('\n').length
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
  const property = (node.properties as readonly Node[]).find(({ key }) => {
    const { name: word, value } = (key ?? {}) as { name?: string; value?: unknown }
    return (word ?? String(value)) === name
  })
  return property?.value as Node | undefined
}
