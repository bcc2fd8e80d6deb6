export type WebFailure = 'timeout' | 'bad response' | 'missing response' | 'invalid JSON'

/** A call over the network failed. The message is the name of the failure, letter for letter. */
export class WebError extends Error {
  override readonly name = 'WebError'
  constructor(
    readonly code: WebFailure,
    readonly detail: {
      url: string
      status?: number
      /** The beginning of the answer, for the details of a message box. */
      body?: string
      cause?: unknown
    },
  ) {
    super(code, { cause: detail.cause })
  }
}
