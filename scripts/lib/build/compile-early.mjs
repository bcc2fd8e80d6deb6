import { parse } from 'acorn'

/** @typedef {{ start: number, end: number }} Range positions in the script */

/**
 * Puts the factories of a chunk's modules into parentheses. Engines read a function in parentheses as one that is called at once and
 * compile it with the script, which the browser does on a thread of its own while the script arrives. Without them a factory is only
 * scanned there and compiled on the main thread when its module runs: half of the main thread's work of a first load.
 *
 * @param {string} script calls of `push` with an array of names and factories each, as the bundler writes chunks
 * @returns {string}
 * @throws {SyntaxError} when the script cannot be parsed
 */
export function compileEarly(script) {
  const { body } = parse(script, { ecmaVersion: 'latest' })
  let [text, end] = ['', 0]
  for (const factory of body.flatMap(factoriesOf)) {
    text += `${script.slice(end, factory.start)}(${script.slice(factory.start, factory.end)})`
    end = factory.end
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
