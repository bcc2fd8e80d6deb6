/** A refused request: HTTP status and the message of the body. */
export class RequestError extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message)
    this.status = status
  }
}

/**
 * @template Value
 * @param {Value | null | undefined} value
 * @returns {Value}
 * @throws {RequestError} 404
 */
export function found(value) {
  if (value === null || value === undefined) throw new RequestError(404, 'Not Found')
  return value
}
