import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'
import { generatedFolder } from '../aliases.mjs'
import { communityFolder, packageRoot } from '../project-root.mjs'
import { UserError } from '../user-error.mjs'

export type ProgramSource = {
  readonly id: string
  readonly name: string
  /** From the folder of the package, or of the project for a program of the community. */
  readonly folder: string
  readonly window: string
  readonly needsWallet: boolean
  /** The capability without which the program is not built; null if it needs none. */
  readonly needs: string | null
  /** The section of Help with the keys of `keys.ts` in the folder; null for a program without keys of its own. */
  readonly keys: string | null
}

/** The product's own programs, from the package's folder. */
const programsFolder = 'src/programs'
/** The programs of a community, from the project's folder. */
const communityPrograms = `${communityFolder}/programs`
/** The modules that list the programs, from the project's folder. */
export const registryFolder = `${generatedFolder}/programs`

/**
 * Reads the definitions of all programs without running them, because they import texts.
 *
 * @param root the project's folder
 * @param packageFolder the package's folder
 * @returns in the order of the folders, the community's programs last
 * @throws {UserError} for a `program.ts` that defines no program, or one without an id
 */
export async function readPrograms(
  root: string,
  packageFolder = packageRoot,
): Promise<readonly ProgramSource[]> {
  const own = await programsBelow(packageFolder, programsFolder)
  const added = await programsBelow(root, communityPrograms)
  for (const { id, folder } of added)
    if (own.some((program) => program.id === id))
      throw new UserError(
        `${folder}/program.ts: the id "${id}" is that of a program of Love98. Choose another id.`,
      )
  return [...own, ...added]
}

async function programsBelow(root: string, below: string): Promise<readonly ProgramSource[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const read = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map(async (folder) => {
      const path = posix.join(below, folder, 'program.ts')
      const source = await readFile(join(root, path), 'utf8').catch(() => null)
      return source === null ? [] : programsOf(path, source)
    })
  return (await Promise.all(read)).flat()
}

/** @param path of the `program.ts`, from the folder of the package or of the project */
export function programsOf(path: string, source: string): readonly ProgramSource[] {
  const folder = posix.dirname(path)
  const programs = [...nodesBelow(parseSync(path, source).program)].flatMap((node) => {
    const definition = definitionOf(node)
    if (!definition) return []
    const id = definition.values.get('id')
    if (typeof id !== 'string') throw new UserError(`${path}: ${definition.name} has no id.`)
    const needsWallet = definition.values.get('needsWallet') === true
    const window = posix.join(folder, needsWallet ? 'wallet-window.tsx' : 'window.tsx')
    const keys = definition.values.get('keys')
    const needs = definition.values.get('needs')
    const capability = typeof needs === 'string' ? needs : null
    const section = typeof keys === 'string' ? keys : null
    return [{ id, name: definition.name, folder, window, needsWallet, needs: capability, keys: section }]
  })
  if (programs.length === 0) throw new UserError(`${path} must export what defineProgram returns.`)
  return programs
}

/**
 * Returns the modules that list the programs, by path from the project's folder. They are not in git.
 *
 * @param kept ids in their order. @default all, in the given order
 */
export function registryModules(
  programs: readonly ProgramSource[],
  kept?: readonly string[],
): ReadonlyMap<string, string> {
  const listed = kept ? kept.flatMap((id) => programs.find((program) => program.id === id) ?? []) : programs
  const imports = listed.map(({ name, folder }) => `import { ${name} } from '${importOf(folder)}/program'`)
  const names = listed.map(({ name }) => `  ${name},`)
  const added = listed.filter(({ folder }) => folder.startsWith(communityFolder))
  const windows = listed.flatMap(({ id, folder, needsWallet }) =>
    needsWallet ? [`  '${id}': () => import('${importOf(folder)}/wallet-window'),`] : [],
  )
  return new Map([
    [
      `${registryFolder}/programs.ts`,
      lines(
        ...imports,
        '',
        '/** All programs; `community/config.ts` names those that a community shows. */',
        'export const programs = [',
        ...names,
        '] as const',
      ),
    ],
    [
      `${registryFolder}/wallet-windows.ts`,
      lines(
        "import type { LoadWindow } from '@/programs/define-program'",
        '',
        '/** The windows of the programs that need the wallet, by id. */',
        'export const walletWindows: Readonly<Record<string, LoadWindow>> = {',
        ...windows,
        '}',
      ),
    ],
    [
      `${registryFolder}/program-ids.ts`,
      lines(
        `export type ProgramId =${listed.map(({ id }) => `\n  | '${id}'`).join('')}`,
        '',
        '/** The programs of the community. */',
        `export type CommunityProgramId = ${added.map(({ id }) => `'${id}'`).join(' | ') || 'never'}`,
      ),
    ],
  ])
}

/** @param folder from the folder of the package or of the project */
function importOf(folder: string): string {
  return folder.startsWith(communityFolder) ? `@${folder}` : folder.replace(/^src/, '@')
}

const lines = (...all: readonly string[]) =>
  `// Made from the program.ts of each folder.\n${all.join('\n')}\n`

/** Writes the modules that list the programs, unless they are up to date. @param root the project's folder */
export async function writePrograms(root: string): Promise<void> {
  for (const [path, source] of registryModules(await readPrograms(root))) {
    const file = join(root, path)
    if ((await readFile(file, 'utf8').catch(() => '')) === source) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, source)
  }
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>

function* nodesBelow(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesBelow(one)
  else if (isNode(value)) {
    yield value
    for (const child of Object.values(value)) yield* nodesBelow(child)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'
}

/** Returns the literal properties of `export const name = defineProgram({ … })`; null for any other node. */
function definitionOf(node: Node): { name: string; values: ReadonlyMap<string, unknown> } | null {
  if (node.type !== 'VariableDeclarator' || !isNode(node.id) || !isNode(node.init)) return null
  const { callee, arguments: given } = node.init
  if (!isNode(callee) || callee.name !== 'defineProgram' || !Array.isArray(given)) return null
  const properties: unknown = given[0]?.properties
  if (!Array.isArray(properties)) return null
  const values = properties
    .filter((property) => property.type === 'Property')
    .map((property) => [String(property.key.name ?? property.key.value), property.value.value] as const)
  return { name: String(node.id.name), values: new Map(values) }
}
