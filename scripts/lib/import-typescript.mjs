import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parse, transform } from '@swc/core'

const root = fileURLToPath(new URL('../../', import.meta.url))
const cacheFolder = join(root, 'node_modules', '.cache', 'love98')

/**
 * Imports a TypeScript file of this project into a plain Node script, which cannot read TypeScript by itself.
 * Types are stripped, not checked. Relative and `@/` imports of other TypeScript files are followed.
 *
 * @param {string} pathFromRoot such as `love98.config.ts`
 * @returns {Promise<Record<string, unknown>>} the module's exports
 * @throws {Error} when a file is missing, has a syntax error, or the imports form a circle
 */
export async function importTypeScript(pathFromRoot) {
  const compiled = await compile(resolve(root, pathFromRoot), [], new Map())
  return import(pathToFileURL(compiled).href)
}

/**
 * Writes the JavaScript of one file and of all it imports. The name holds a hash of the code (and, through the
 * rewritten imports, of all code below), so that a changed file is never served from Node's module cache.
 *
 * @param {string} file
 * @param {readonly string[]} importers
 * @param {Map<string, string>} done
 * @returns {Promise<string>} the path of the JavaScript
 */
async function compile(file, importers, done) {
  const known = done.get(file)
  if (known) return known
  if (importers.includes(file)) {
    const circle = [...importers, file].map((path) => relative(root, path)).join(' → ')
    throw new Error(
      `Cannot load ${circle}: the imports form a circle. Move what they share to a file of its own.`,
    )
  }
  const source = await readFile(file, 'utf8')
  const program = await parse(source, {
    syntax: 'typescript',
    tsx: extname(file) === '.tsx',
    target: 'es2022',
  })
  for (const statement of program.body) {
    const from = valueImport(statement)
    const imported = from && (await resolveImport(from.value, file))
    if (!from || !imported) continue
    const compiled = extname(imported).startsWith('.ts')
      ? await compile(imported, [...importers, file], done)
      : imported
    from.value = pathToFileURL(compiled).href
    from.raw = JSON.stringify(from.value)
  }
  const { code } = await transform(program, {
    configFile: false,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, transform: { verbatimModuleSyntax: true } },
    module: { type: 'es6' },
  })
  const compiled = await store(file, code)
  done.set(file, compiled)
  return compiled
}

/**
 * @param {import('@swc/core').ModuleItem} statement
 * @returns {import('@swc/core').StringLiteral | undefined} where a statement imports values from
 */
function valueImport(statement) {
  if (statement.type === 'ImportDeclaration') return statement.typeOnly ? undefined : statement.source
  if (statement.type === 'ExportAllDeclaration') return statement.source
  if (statement.type === 'ExportNamedDeclaration') return statement.source ?? undefined
  return undefined
}

/**
 * @param {string} specifier
 * @param {string} importer
 * @returns {Promise<string | undefined>} a file of this project; undefined for a package
 */
async function resolveImport(specifier, importer) {
  const isOurs = specifier.startsWith('.') || specifier.startsWith('@/')
  if (!isOurs) return undefined
  const base = specifier.startsWith('@/')
    ? join(root, 'src', specifier.slice(2))
    : resolve(dirname(importer), specifier)
  for (const candidate of [base, `${base}.ts`, `${base}.tsx`]) {
    if (extname(candidate) && (await exists(candidate))) return candidate
  }
  throw new Error(`${relative(root, importer)} imports ${specifier}, but there is no such TypeScript file.`)
}

/** @param {string} path */
async function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  )
}

/**
 * @param {string} file
 * @param {string} code
 */
async function store(file, code) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const name = relative(root, file).replace(/[^\w.-]+/g, '-')
  const target = join(cacheFolder, `${name}.${hash}.mjs`)
  if (await exists(target)) return target
  await mkdir(cacheFolder, { recursive: true })
  const temporary = `${target}.${randomUUID()}`
  await writeFile(temporary, code)
  await rename(temporary, target)
  return target
}
