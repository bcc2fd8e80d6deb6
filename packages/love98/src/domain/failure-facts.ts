import { plainText } from './plain-text'

/** The details of a failure that the blue screen shows. `digest` comes from the framework, for errors on the server. */
export type FailureFacts = { name: string; message: string; digest: string }

/**
 * Reads a value that rendering threw: usually an error, but any value can be thrown. Never throws, because the blue
 * screen depends on it. Texts are cut at 500 characters.
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

/**
 * Returns the line that a shared address of the blue screen carries (`?m=`), as plain text of at most 60 letters.
 * Empty if it has none.
 */
export function visitorLine(search: string): string {
  return plainText(new URLSearchParams(search).get('m'), 60)
}
