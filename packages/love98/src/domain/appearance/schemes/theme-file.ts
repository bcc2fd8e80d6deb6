import type { Color } from '@/domain/appearance/skin'
import {
  channels,
  colorOf,
  type NamedScheme,
  type SchemeColorName,
  schemeColorNames,
  schemeName,
  schemeOf,
} from './colors'

/** The maximum length of a file in characters; the themes of Windows have about 2,000. */
export const longestTheme = 65_536

const colorSection = 'Control Panel\\Colors'

export type ThemeProblem =
  | { readonly kind: 'too-long' | 'no-colors' }
  /** A color that is not three numbers from 0 to 255. `line` counts from 1. */
  | { readonly kind: 'bad-color'; readonly line: number }

export type ReadTheme =
  | { readonly kind: 'read'; readonly scheme: NamedScheme }
  | { readonly kind: 'refused'; readonly problem: ThemeProblem }

/**
 * Reads the colors of a Windows theme (`.theme`, an INI file). It ignores everything else, and never requests the
 * pictures, sounds and programs that the file names.
 * @param base the colors that a file may leave out
 */
export function readTheme(text: string, base: NamedScheme): ReadTheme {
  if (text.length > longestTheme) return { kind: 'refused', problem: { kind: 'too-long' } }
  const found = new Map<SchemeColorName, Color>()
  let name = ''
  let section = ''
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim()
    if (line.startsWith('[')) section = line.slice(1, line.endsWith(']') ? -1 : undefined).toLowerCase()
    const at = line.indexOf('=')
    if (line.startsWith(';') || line.startsWith('[') || at < 0) continue
    const key = line.slice(0, at).trim().toLowerCase()
    const value = line.slice(at + 1).trim()
    if (section === 'theme' && key === 'displayname' && !value.startsWith('@')) name ||= schemeName(value)
    if (section !== colorSection.toLowerCase()) continue
    const color = schemeColorNames.find((one) => one.toLowerCase() === key)
    if (!color || found.has(color)) continue
    const read = readColor(value)
    if (!read) return { kind: 'refused', problem: { kind: 'bad-color', line: index + 1 } }
    found.set(color, read)
  }
  if (found.size === 0) return { kind: 'refused', problem: { kind: 'no-colors' } }
  const colors = schemeOf((one) => found.get(one) ?? base.colors[one])
  return { kind: 'read', scheme: { name: name || base.name, colors } }
}

export function writeTheme({ name, colors }: NamedScheme): string {
  const lines = schemeColorNames.map((one) => `${one}=${channels(colors[one]).join(' ')}`)
  const border = `InactiveBorder=${channels(colors.ActiveBorder).join(' ')}`
  return ['[Theme]', `DisplayName=${schemeName(name)}`, '', `[${colorSection}]`, ...lines, border, ''].join(
    '\r\n',
  )
}

function readColor(value: string): Color | null {
  const parts = /^(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})$/.exec(value)?.slice(1).map(Number)
  const [red = 256, green = 256, blue = 256] = parts ?? []
  return red < 256 && green < 256 && blue < 256 ? colorOf(red, green, blue) : null
}
