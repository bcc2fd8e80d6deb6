/** True for an object that is not a list: its fields can be read by name, and each is of an unknown type. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
