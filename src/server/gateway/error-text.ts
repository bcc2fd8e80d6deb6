/** The maximum number of characters of an error's message, and of its code. */
export const errorTextLimits = { message: 300, code: 60 } as const

/**
 * Returns the part of an error response that is forwarded: `code` and `message` from a JSON body `[S8.16]`, or else the
 * beginning of the text. The Safe service repeats the data of a request in its errors, at any length.
 * @param bytes null if the response was too large to read
 */
export function cutErrorText(
  bytes: Uint8Array | null,
  isJson: boolean,
): { bytes: Uint8Array; isJson: boolean } {
  const text = new TextDecoder().decode(bytes ?? new Uint8Array())
  const body = isJson ? parsed(text) : undefined
  if (body === undefined) return { bytes: encoded(text.slice(0, errorTextLimits.message)), isJson: false }
  const { code, message } = Object(body) as { code?: unknown; message?: unknown }
  const said = Array.isArray(message)
    ? message.filter((part) => typeof part === 'string').join('; ')
    : message
  const told = { code: cut(code, errorTextLimits.code), message: cut(said, errorTextLimits.message) }
  return { bytes: encoded(JSON.stringify(told)), isJson: true }
}

function cut(value: unknown, limit: number): string | number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' ? value.slice(0, limit) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
