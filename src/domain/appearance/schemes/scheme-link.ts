import { type NamedScheme, readSchemeDigits, schemeDigits, schemeName } from './colors'

const start = '#scheme='

/** The fragment of an address that shares a scheme. A fragment is not sent to the server. */
export function schemeFragment({ name, colors }: NamedScheme): string {
  return `${start}${schemeDigits(colors)}.${encodeURIComponent(schemeName(name))}`
}

/** The longest fragment that is read: 40 characters of a name take at most 12 each. */
const longest = 800

/** Whether a fragment claims to share a scheme. */
export function isSchemeFragment(fragment: string): boolean {
  return fragment.startsWith(start)
}

/** Reads what `schemeFragment` wrote; anything else is null. */
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
