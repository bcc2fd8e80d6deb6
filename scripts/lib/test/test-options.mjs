import { UserError } from '../user-error.mjs'

/** @typedef {import('./test-kinds.mjs').Kind} Kind */

/** @type {readonly Kind[]} */
const order = ['check', 'unit', 'build', 'e2e']

/**
 * Reads which kinds of tests are wanted; without a name, all of them. They always run in the same order.
 *
 * @param {readonly string[]} args
 * @returns {{ kinds: Kind[], full: boolean }}
 * @throws {UserError} for a kind that does not exist
 */
export function readTestOptions(args) {
  const full = args.includes('--full')
  const names = args.filter((arg) => arg !== '--full')
  const unknown = names.filter((name) => !order.some((kind) => kind === name))
  if (unknown.length > 0)
    throw new UserError(
      `There is no kind of test "${unknown.join('", "')}": choose from ${order.join(', ')} and --full.`,
    )
  return { full, kinds: order.filter((kind) => full || names.length === 0 || names.includes(kind)) }
}
