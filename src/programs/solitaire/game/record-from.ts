/** A JSON object from storage; an empty one for anything else. Never throws. */
export function recordFrom(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
