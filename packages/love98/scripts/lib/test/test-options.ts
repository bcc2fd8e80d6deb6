import { UserError } from '../user-error.mjs'
import type { Kind } from './test-kinds.ts'

const order: readonly Kind[] = ['check', 'unit', 'integration', 'build', 'e2e', 'projects']

/** `changed`: the commit since which changed files select the tests; '' for changes that are not committed. */
type TestOptions = { kinds: Kind[]; full: boolean; changed?: string }

/** Kinds that only `--full` or their name runs, because they take minutes. */
const long: readonly Kind[] = ['projects']

/**
 * Reads the wanted kinds of tests; without a name, all but the long ones. They always run in the same order. `--changed` and
 * `--changed=<commit>` select the unit and integration tests that import a changed file.
 *
 * @throws {UserError} for a kind that does not exist
 */
export function readTestOptions(args: readonly string[]): TestOptions {
  const full = args.includes('--full')
  const changed = args.map((arg) => /^--changed(?:=(.+))?$/.exec(arg)).find((match) => match !== null)
  const names = args.filter((arg) => arg !== '--full' && !arg.startsWith('--changed'))
  const unknown = names.filter((name) => !order.some((kind) => kind === name))
  if (unknown.length > 0)
    throw new UserError(
      `There is no kind of test "${unknown.join('", "')}": choose from ${order.join(', ')}, --changed and --full.`,
    )
  if (changed) return { full: false, changed: changed[1] ?? '', kinds: ['unit', 'integration'] }
  return {
    full,
    kinds: order.filter((kind) => full || (names.length === 0 ? !long.includes(kind) : names.includes(kind))),
  }
}
