import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { parse } from '@swc/core'
import { generatedFolder } from '../aliases.mjs'
import { projectRoot } from '../project-root.mjs'

/** `type`: the compiler removes the import, so it is never in a bundle. */
type ImportKind = 'static' | 'dynamic' | 'type'

/** `to`: a path from the root, or a package. */
type Import = { specifier: string; to: string; kind: ImportKind }

type Module = { imports: Import[] }

export type ImportGraph = Map<string, Module>

/**
 * Reads every import of TypeScript sources, including those in types and in the middle of JSX.
 * @param sources text by path from the root
 */
export async function readImportGraph(sources: ReadonlyMap<string, string>): Promise<ImportGraph> {
  const paths = new Set(sources.keys())
  const modules = [...sources].map(async ([path, text]) => {
    const entry: [string, Module] = [path, await readModule(path, text, paths)]
    return entry
  })
  return new Map(await Promise.all(modules))
}

/**
 * Reads the product's own sources: all files in `src` except tests, with their text. For
 * `server`, the HTTP server, it returns only paths.
 * @param root the package's folder
 * @param project the folder of the project whose modules are made
 * @returns text by path from the root; files that are not code have no text. Made modules are below `src`.
 */
export async function readSources(root: string, project = projectRoot): Promise<Map<string, string>> {
  const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true })
  const below = entries
    .filter((entry) => entry.isFile() && !/\.(test|d)\.tsx?$/.test(entry.name))
    .map((entry) =>
      posix.join('src', ...join(entry.parentPath, entry.name).slice(join(root, 'src').length).split(/[\\/]/)),
    )
  const served = await readdir(join(root, 'server'), { recursive: true })
  const httpServer = served
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => posix.join('server', ...name.split(/[\\/]/)))
  const made = await madeModules(project)
  const paths = [...httpServer.sort(), ...below.sort()]
  const texts = paths.map(async (path) => (/\.tsx?$/.test(path) ? readFile(join(root, path), 'utf8') : ''))
  const read = await Promise.all(texts)
  return new Map([...paths.map((path, index) => [path, read[index] ?? ''] as const), ...made])
}

/** The folders of the modules that are made for a project, and where imports find them. */
const madeFolders = [
  ['texts', 'src/texts'],
  ['programs', 'src/programs/generated'],
  ['skins', 'src/skins/generated'],
  ['ui', 'src/ui/generated'],
] as const

async function madeModules(project: string): Promise<[string, string][]> {
  const found = madeFolders.map(async ([name, below]) => {
    const folder = join(project, generatedFolder, name)
    const files = (await readdir(folder).catch(() => [])).sort()
    return Promise.all(
      files.map(
        async (file): Promise<[string, string]> => [
          posix.join(below, file),
          /\.ts$/.test(file) ? await readFile(join(folder, file), 'utf8') : '',
        ],
      ),
    )
  })
  return (await Promise.all(found)).flat()
}

async function readModule(path: string, text: string, paths: ReadonlySet<string>): Promise<Module> {
  if (!/\.(tsx?|mjs)$/.test(path)) return { imports: [] }
  const program = await parse(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' })
  const imports: Map<string, Import> = new Map()
  collect(program, ({ specifier, kind }) => {
    imports.set(`${kind} ${specifier}`, { specifier, to: resolveImport(path, specifier, paths), kind })
  })
  return { imports: [...imports.values()] }
}

type SyntaxNode = {
  readonly type?: string
  readonly source?: { readonly value: string } | null
  readonly typeOnly?: boolean
  readonly callee?: SyntaxNode
  readonly argument?: SyntaxNode | null
  readonly arguments?: readonly { readonly expression: SyntaxNode }[]
  readonly quasis?: readonly { readonly raw: string }[]
  readonly value?: unknown
}

function collect(node: unknown, found: (found: { specifier: string; kind: ImportKind }) => void) {
  if (Array.isArray(node)) {
    for (const part of node) collect(part, found)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const { type = '', source, typeOnly, callee, argument, arguments: args } = node as SyntaxNode
  if (/^(Import|ExportAll|ExportNamed)Declaration$/.test(type) && source)
    found({ specifier: source.value, kind: typeOnly ? 'type' : 'static' })
  else if (type === 'TsImportType') found({ specifier: String(argument?.value), kind: 'type' })
  else if (type === 'CallExpression' && callee?.type === 'Import') {
    const expression = args?.[0]?.expression
    const specifier = expression?.type === 'TemplateLiteral' ? expression.quasis?.[0]?.raw : expression?.value
    found({ specifier: String(specifier), kind: 'dynamic' })
  }
  for (const part of Object.values(node)) collect(part, found)
}

/** @returns a path from the root or the name of a package; if neither exists, the specifier itself */
function resolveImport(from: string, specifier: string, paths: ReadonlySet<string>): string {
  const isOwn = /^(\.|@\/)/.test(specifier)
  if (!isOwn) return specifier
  // A query only specifies the form in which the bundler loads the file.
  const [own = ''] = specifier.split('?')
  const bare = own.startsWith('@/') ? posix.join('src', own.slice(2)) : posix.join(posix.dirname(from), own)
  return [bare, `${bare}.ts`, `${bare}.tsx`].find((path) => paths.has(path)) ?? specifier
}
