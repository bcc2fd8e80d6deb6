import { type NamedScheme, readSchemeDigits, schemeDigits, schemeName } from './colors'

const start = '#scheme='

/** Returns the URL fragment that shares a scheme. Browsers do not send a fragment to the server. */
export function schemeFragment({ name, colors }: NamedScheme): string {
  return `${start}${schemeDigits(colors)}.${encodeURIComponent(schemeName(name))}`
}

/**
 * The maximum length of a fragment that is read: each of the 40 characters of a name takes up to 12 when it is encoded.
 */
const longest = 800

export function isSchemeFragment(fragment: string): boolean {
  return fragment.startsWith(start)
}

export function readSchemeFragment(fragment: string): NamedScheme | null {
  if (!isSchemeFragment(fragment) || fragment.length > longest) return null
  const [digits = '', name] = fragment.slice(start.length).split(/\.(.*)/s)
  const colors = readSchemeDigits(digits)
  if (!colors || name === undefined) return null
  try {
    return { name: schemeName(decodeURIComponent(name)), colors }
  } catch {
    return null
  }
}
