/** Something a person can put right: the message is a whole sentence for them, and no stack is shown. */
export class UserError extends Error {
  /** @override */
  name = 'UserError'
}

/**
 * Says why a script stops: the sentence alone for a `UserError`, everything for a fault of ours.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof UserError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
