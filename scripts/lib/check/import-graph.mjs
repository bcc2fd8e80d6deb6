import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { parse } from '@swc/core'

/**
 * @typedef {'static' | 'dynamic' | 'type'} ImportKind `type`: erased by the compiler, so never in a bundle
 * @typedef {{ specifier: string, to: string, kind: ImportKind }} Import `to`: a path from the root, or a package
 * @typedef {{ imports: Import[] }} Module
 * @typedef {Map<string, Module>} ImportGraph by path from the root, with forward slashes
 */

/**
 * Reads every import of some TypeScript sources, also those in types and in the middle of JSX.
 *
 * @param {ReadonlyMap<string, string>} sources text by path from the root
 * @returns {Promise<ImportGraph>}
 */
export async function readImportGraph(sources) {
  const paths = new Set(sources.keys())
  const modules = [...sources].map(async ([path, text]) => {
    /** @type {[string, Module]} */
    const entry = [path, await readModule(path, text, paths)]
    return entry
  })
  return new Map(await Promise.all(modules))
}

/**
 * The product's own sources: everything in `src` that is not a test, and the community's file with their texts; of
 * `server`, the HTTP server, the paths.
 *
 * @param {string} root
 * @returns {Promise<Map<string, string>>} text by path from the root; only the names of files that are not code
 */
export async function readSources(root) {
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
  const paths = ['love98.config.ts', ...httpServer.sort(), ...below.sort()]
  const texts = paths.map(async (path) => (/\.tsx?$/.test(path) ? readFile(join(root, path), 'utf8') : ''))
  const read = await Promise.all(texts)
  return new Map(paths.map((path, index) => [path, read[index] ?? '']))
}

/**
 * @param {string} path
 * @param {string} text
 * @param {ReadonlySet<string>} paths
 * @returns {Promise<Module>}
 */
async function readModule(path, text, paths) {
  if (!/\.tsx?$/.test(path)) return { imports: [] }
  const program = await parse(text, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' })
  /** @type {Map<string, Import>} */
  const imports = new Map()
  collect(program, ({ specifier, kind }) => {
    imports.set(`${kind} ${specifier}`, { specifier, to: resolveImport(path, specifier, paths), kind })
  })
  return { imports: [...imports.values()] }
}

/**
 * @param {unknown} node a part of the syntax tree
 * @param {(found: { specifier: string, kind: ImportKind }) => void} found
 */
function collect(node, found) {
  if (Array.isArray(node)) {
    for (const part of node) collect(part, found)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const {
    type,
    source,
    typeOnly,
    callee,
    argument,
    arguments: args,
  } = /** @type {Record<string, any>} */ (node)
  if (/^(Import|ExportAll|ExportNamed)Declaration$/.test(type) && source)
    found({ specifier: source.value, kind: typeOnly ? 'type' : 'static' })
  else if (type === 'TsImportType') found({ specifier: argument.value, kind: 'type' })
  else if (type === 'CallExpression' && callee.type === 'Import') {
    const expression = args[0]?.expression
    const specifier = expression?.type === 'TemplateLiteral' ? expression.quasis[0]?.raw : expression?.value
    found({ specifier: String(specifier), kind: 'dynamic' })
  }
  for (const part of Object.values(node)) collect(part, found)
}

/**
 * @param {string} from
 * @param {string} specifier
 * @param {ReadonlySet<string>} paths
 * @returns {string} a path from the root, the name of a package, or the specifier as it is when nothing is there
 */
function resolveImport(from, specifier, paths) {
  const isOwn = /^(\.|@\/)/.test(specifier)
  if (!isOwn) return specifier
  // A query says how the bundler reads the file.
  const [own = ''] = specifier.split('?')
  const bare = own.startsWith('@/') ? posix.join('src', own.slice(2)) : posix.join(posix.dirname(from), own)
  return [bare, `${bare}.ts`, `${bare}.tsx`].find((path) => paths.has(path)) ?? specifier
}
