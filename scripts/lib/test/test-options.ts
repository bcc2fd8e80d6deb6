import { UserError } from '../user-error.mjs'
import type { Kind } from './test-kinds.ts'

const order: readonly Kind[] = ['check', 'unit', 'build', 'e2e']

/**
 * Reads which kinds of tests are wanted; without a name, all of them. They always run in the same order.
 *
 * @throws {UserError} for a kind that does not exist
 */
export function readTestOptions(args: readonly string[]): { kinds: Kind[]; full: boolean } {
  const full = args.includes('--full')
  const names = args.filter((arg) => arg !== '--full')
  const unknown = names.filter((name) => !order.some((kind) => kind === name))
  if (unknown.length > 0)
    throw new UserError(
      `There is no kind of test "${unknown.join('", "')}": choose from ${order.join(', ')} and --full.`,
    )
  return { full, kinds: order.filter((kind) => full || names.length === 0 || names.includes(kind)) }
}
