/** What the blue screen shows of a failure; `digest` is the builder's, for errors of the server. */
export type FailureFacts = { name: string; message: string; digest: string }

/**
 * Reads what a part of the page threw while it was drawn: usually an error, but any value can be thrown. Never throws,
 * since nothing would be left to show; texts are cut at 500 characters.
 */
export function failureFacts(thrown: unknown): FailureFacts {
  const textOf = (name: keyof FailureFacts) => {
    try {
      return String(Object(thrown)[name] ?? '').slice(0, 500)
    } catch {
      return ''
    }
  }
  const message = typeof thrown === 'string' ? thrown.slice(0, 500) : textOf('message')
  return { name: textOf('name'), message, digest: textOf('digest') }
}
