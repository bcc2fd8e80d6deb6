/** Parses a JSON object from storage; any other text gives an empty object. Never throws. */
export function recordFrom(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
