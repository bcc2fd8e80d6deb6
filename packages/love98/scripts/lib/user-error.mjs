import { fileProblem } from '../../server/file-problem.mjs'

/** An error that the user of a script can fix. The message is a whole sentence, and no stack is printed. */
export class UserError extends Error {
  /** @override */
  name = 'UserError'
  code = 'user-error'
}

/**
 * The text to print when a script fails: the message of a `UserError`, the reason why a file cannot be used, the stack
 * of any other error.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof UserError) return error.message
  const problem = fileProblem(error)
  if (problem !== null) return problem
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
