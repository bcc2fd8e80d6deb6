import { schemeShape } from '@/domain/appearance/scheme-shape'
import { type Color, type SkinPalette, type TokenName, tokenNames } from '@/domain/appearance/skin'

/** Tokens that are not Windows system colors; `paletteOf` derives them from the other colors. */
const ours = ['Focus', 'Emboss', 'CheckerA'] as const

export type SchemeColorName = Exclude<TokenName, (typeof ours)[number]>

/** The names of the colors of a scheme in Windows (`[Control Panel\Colors]`), in the order of the tokens. */
export const schemeColorNames = tokenNames.filter(
  (name): name is SchemeColorName => !ours.some((one) => one === name),
)

export type SchemeColors = Readonly<Record<SchemeColorName, Color>>

export type NamedScheme = { readonly name: string; readonly colors: SchemeColors }

const digits = '[\\da-f]{6}'

export function schemeCss(colors: SchemeColors): string {
  const palette = paletteOf(colors)
  return tokenNames.map((name) => `--${name}:${palette[name]};`).join('')
}

export function readSchemeCss(text: string | null): SchemeColors | null {
  if (text === null || !schemeShape.test(text)) return null
  const stored = new Map(text.split(';').map((line) => line.slice(2).split(':') as [string, string]))
  if (!tokenNames.every((name) => stored.has(name))) return null
  return readSchemeDigits(schemeColorNames.map((name) => stored.get(name)?.slice(1)).join(''))
}

export function schemeOf(color: (name: SchemeColorName) => Color): SchemeColors {
  return Object.fromEntries(schemeColorNames.map((name) => [name, color(name)])) as SchemeColors
}

/** Writes a scheme as 27 colors of six hex digits each. */
export function schemeDigits(colors: SchemeColors): string {
  return schemeColorNames.map((name) => colors[name].slice(1)).join('')
}

const exactly = new RegExp(`^(${digits}){${schemeColorNames.length}}$`)

export function readSchemeDigits(text: unknown): SchemeColors | null {
  if (typeof text !== 'string' || !exactly.test(text)) return null
  return schemeOf((name) => {
    const at = schemeColorNames.indexOf(name) * 6
    return `#${text.slice(at, at + 6)}`
  })
}

export const longestSchemeName = 40

/**
 * Cleans the name of a scheme from any source: one line without invisible characters, at most 40 characters. The result
 * can be empty.
 */
export function schemeName(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').replace(/^[\s@]+/, '')
  return [...line].slice(0, longestSchemeName).join('').trim()
}

/**
 * Derives the colors that Windows does not have. On a dark face, disabled text has no white copy below it, and the
 * focus ring is not black.
 */
function paletteOf(colors: SchemeColors): SkinPalette {
  const isDark = brightness(colors.ButtonFace) < brightness(colors.ButtonText)
  return {
    ...colors,
    Focus: colors.ButtonText,
    Emboss: isDark ? colors.ButtonShadow : colors.ButtonHilight,
    CheckerA: isDark ? colors.ButtonLight : colors.ButtonHilight,
  }
}

/** Returns red, green and blue, 0 to 255. */
export function channels(color: Color): readonly [number, number, number] {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

export function colorOf(...parts: readonly [number, number, number]): Color {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Returns the perceived brightness of a color, 0 to 255 (ITU-R BT.601). */
function brightness(color: Color): number {
  const [red, green, blue] = channels(color)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
