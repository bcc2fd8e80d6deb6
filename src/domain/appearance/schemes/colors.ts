import { schemeShape } from '@/domain/appearance/scheme-shape'
import { type Color, type SkinPalette, type TokenName, tokenNames } from '@/domain/appearance/skin'

/** Those of our colors that Windows does not have: they follow from the others. */
const ours = ['Focus', 'Emboss', 'CheckerA'] as const

export type SchemeColorName = Exclude<TokenName, (typeof ours)[number]>

/** The colors of a scheme, by Windows' own names (`[Control Panel\Colors]`), in the order of the tokens. */
export const schemeColorNames = tokenNames.filter(
  (name): name is SchemeColorName => !ours.some((one) => one === name),
)

/** What a visitor edits, saves and shares. */
export type SchemeColors = Readonly<Record<SchemeColorName, Color>>

/** A named scheme. */
export type NamedScheme = { readonly name: string; readonly colors: SchemeColors }

const digits = '[\\da-f]{6}'

/** The declarations of a scheme: every color as a custom property. */
export function schemeCss(colors: SchemeColors): string {
  const palette = paletteOf(colors)
  return tokenNames.map((name) => `--${name}:${palette[name]};`).join('')
}

/** Reads the declarations of a scheme; anything else is null. */
export function readSchemeCss(text: string | null): SchemeColors | null {
  if (text === null || !schemeShape.test(text)) return null
  const stored = new Map(text.split(';').map((line) => line.slice(2).split(':') as [string, string]))
  if (!tokenNames.every((name) => stored.has(name))) return null
  return readSchemeDigits(schemeColorNames.map((name) => stored.get(name)?.slice(1)).join(''))
}

/** A scheme with the color that a function gives for each name. */
export function schemeOf(color: (name: SchemeColorName) => Color): SchemeColors {
  return Object.fromEntries(schemeColorNames.map((name) => [name, color(name)])) as SchemeColors
}

/** A scheme in 27 colors of six digits each. */
export function schemeDigits(colors: SchemeColors): string {
  return schemeColorNames.map((name) => colors[name].slice(1)).join('')
}

const exactly = new RegExp(`^(${digits}){${schemeColorNames.length}}$`)

/** Reads what `schemeDigits` wrote; anything else is null. */
export function readSchemeDigits(text: unknown): SchemeColors | null {
  if (typeof text !== 'string' || !exactly.test(text)) return null
  return schemeOf((name) => {
    const at = schemeColorNames.indexOf(name) * 6
    return `#${text.slice(at, at + 6)}`
  })
}

export const longestSchemeName = 40

/** A name from anywhere, as it is shown: one line without invisible characters, at most 40 characters; empty for none. */
export function schemeName(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').replace(/^[\s@]+/, '')
  return [...line].slice(0, longestSchemeName).join('').trim()
}

/** Dark faces must not have a white copy of disabled text under it, nor a black ring of the focus. */
function paletteOf(colors: SchemeColors): SkinPalette {
  const isDark = brightness(colors.ButtonFace) < brightness(colors.ButtonText)
  return {
    ...colors,
    Focus: colors.ButtonText,
    Emboss: isDark ? colors.ButtonShadow : colors.ButtonHilight,
    CheckerA: isDark ? colors.ButtonLight : colors.ButtonHilight,
  }
}

/** Red, green and blue, 0 to 255. */
export function channels(color: Color): readonly [number, number, number] {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

/** The color of three numbers from 0 to 255. */
export function colorOf(...parts: readonly [number, number, number]): Color {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** How bright a color looks, 0 to 255 (ITU-R BT.601). */
function brightness(color: Color): number {
  const [red, green, blue] = channels(color)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}
