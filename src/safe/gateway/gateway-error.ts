/** The gateway answered with an error or with an invalid body. The message is fixed by `[S8.16]` and `[S8.17]`. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly code = 'gateway-refused'
  constructor(
    message: string,
    readonly detail: {
      /** HTTP's. */
      status: number
      /** The body's own, where it has one. */
      code?: unknown
      /** The beginning of the answer, for the details of a message box. */
      body: string
      cause?: unknown
    },
  ) {
    super(message, { cause: detail.cause })
  }
}

/**
 * The displayed text of an answer that is not OK `[S8.16]`: `code: message` when the body has both, otherwise the
 * status text, and `HTTP 502` and the like where HTTP/2 has none.
 */
export function refusalText(body: unknown, { status, statusText }: { status: number; statusText: string }) {
  const { code, message } = Object(body) as { code?: unknown; message?: unknown }
  const reported = Array.isArray(message) ? message.map(wordsOf).join('; ') : message
  const hasBoth = code !== undefined && code !== null && reported !== undefined && reported !== null
  return hasBoth ? `${wordsOf(code)}: ${wordsOf(reported)}` : statusText || `HTTP ${status}`
}

/** An object of an answer may have no conversion to text of its own: `{"toString":1}` throws. */
function wordsOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
