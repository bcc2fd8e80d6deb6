/** The gateway answered with an error or with an invalid body. The message is fixed by `[S8.16]` and `[S8.17]`. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly code = 'gateway-refused'
  constructor(
    message: string,
    readonly detail: {
      status: number
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
 * Returns the displayed text of a failed answer `[S8.16]`: `code: message` if the body has both, otherwise the status
 * text, or `HTTP 502` and similar, because HTTP/2 has no status text.
 */
export function refusalText(body: unknown, { status, statusText }: { status: number; statusText: string }) {
  const { code, message } = Object(body) as { code?: unknown; message?: unknown }
  const reported = Array.isArray(message) ? message.map(wordsOf).join('; ') : message
  const hasBoth = code !== undefined && code !== null && reported !== undefined && reported !== null
  return hasBoth ? `${wordsOf(code)}: ${wordsOf(reported)}` : statusText || `HTTP ${status}`
}

/** An object in an answer may not be convertible to text: `{"toString":1}` throws. */
function wordsOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
