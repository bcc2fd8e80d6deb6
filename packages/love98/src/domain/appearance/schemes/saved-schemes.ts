import { type NamedScheme, readSchemeDigits, schemeDigits, schemeName } from './colors'

const version = 1

export const maxSchemes = 30

/** Reads the stored schemes; entries of another shape are left out. */
export function readSavedSchemes(text: string | null): readonly NamedScheme[] {
  try {
    const stored = JSON.parse(text ?? '{}')
    if (stored?.version !== version || !Array.isArray(stored.schemes)) return []
    return stored.schemes.slice(0, maxSchemes).flatMap((one: unknown): NamedScheme[] => {
      const { name, colors } = Object(one)
      const read = readSchemeDigits(colors)
      const cleanName = typeof name === 'string' ? schemeName(name) : ''
      return read && cleanName ? [{ name: cleanName, colors: read }] : []
    })
  } catch {
    return []
  }
}

export function writeSavedSchemes(schemes: readonly NamedScheme[]): string {
  return JSON.stringify({
    version,
    schemes: schemes.map(({ name, colors }) => ({ name, colors: schemeDigits(colors) })),
  })
}

/** Returns the schemes with one added, which replaces one of the same name; null if the limit is reached. */
export function withScheme(
  schemes: readonly NamedScheme[],
  scheme: NamedScheme,
): readonly NamedScheme[] | null {
  const others = withoutScheme(schemes, scheme.name)
  if (others.length >= maxSchemes) return null
  return [...others, scheme].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

export function withoutScheme(schemes: readonly NamedScheme[], name: string): readonly NamedScheme[] {
  return schemes.filter((one) => one.name.toLowerCase() !== name.toLowerCase())
}
