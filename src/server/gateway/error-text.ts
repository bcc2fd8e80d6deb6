/** Characters of an error's message, and of its code. */
export const errorTextLimits = { message: 300, code: 60 } as const

/**
 * What is sent on of an answer that is not OK: `code` and `message` where a JSON body has them `[S8.16]`, otherwise the
 * beginning of the text. A gateway repeats in its errors what was sent to it, at any length.
 * @param bytes null when there were too many to be read
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
