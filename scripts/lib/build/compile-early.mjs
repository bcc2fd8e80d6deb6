import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'acorn'
import { UserError } from '../user-error.mjs'
import { fewAtOnce } from './few-at-once.mjs'

/** @typedef {{ start: number, end: number }} Range positions in the script */

/**
 * Puts the factories of the modules in built chunks into parentheses. Engines read a function in parentheses as one that is called at
 * once and compile it with the script, which the browser does on a thread of its own while the script arrives. Without them a
 * factory is only scanned there and compiled on the main thread when its module runs: half of the main thread's work of a first load.
 *
 * @param {string} folder `.next/static/chunks`; its scripts are rewritten in place
 * @throws {UserError} when a script cannot be parsed, or none contains a module
 */
export async function compileEarly(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const counts = await fewAtOnce(names, async (name) => {
    const script = await readFile(join(folder, name), 'utf8')
    const factories = readFactories(name, script)
    await writeFile(join(folder, name), parenthesize(script, factories))
    return factories.length
  })
  if (counts.every((count) => count === 0))
    throw new UserError(
      `No script in ${folder} contains modules in the form that scripts/lib/build/compile-early.mjs knows.`,
    )
}

/**
 * @param {string} name of the file, for the error
 * @param {string} script calls of `push` with an array of names and factories each, as the bundler writes chunks
 * @returns {Range[]}
 */
function readFactories(name, script) {
  try {
    return parse(script, { ecmaVersion: 'latest' }).body.flatMap(factoriesOf)
  } catch (cause) {
    throw new UserError(`The built script ${name} cannot be parsed.`, { cause })
  }
}

/**
 * @param {string} script
 * @param {readonly Range[]} ranges in their order
 */
function parenthesize(script, ranges) {
  let [text, end] = ['', 0]
  for (const range of ranges) {
    text += `${script.slice(end, range.start)}(${script.slice(range.start, range.end)})`
    end = range.end
  }
  return text + script.slice(end)
}

/**
 * @param {import('acorn').Statement | import('acorn').ModuleDeclaration} statement
 * @returns {Range[]}
 */
function factoriesOf(statement) {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return []
  const [chunk] = statement.expression.arguments
  if (chunk?.type !== 'ArrayExpression') return []
  return chunk.elements.flatMap((element) =>
    element?.type === 'ArrowFunctionExpression' || element?.type === 'FunctionExpression' ? [element] : [],
  )
}
