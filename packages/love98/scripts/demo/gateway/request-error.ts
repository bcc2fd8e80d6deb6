export class RequestError extends Error {
  readonly code = 'request-refused'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** @throws {RequestError} 404 */
export function requireFound<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new RequestError(404, 'Not Found')
  return value
}
