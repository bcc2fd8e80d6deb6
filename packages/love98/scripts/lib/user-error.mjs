/** An error that the user of a script can fix. The message is a whole sentence, and no stack is printed. */
export class UserError extends Error {
  /** @override */
  name = 'UserError'
  code = 'user-error'
}

/**
 * The text to print when a script fails: the message of a `UserError`, the stack of any other error.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof UserError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
