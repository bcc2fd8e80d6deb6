import type { DensityId } from './density.ts'

/** A drawn size of the pixel font. `dots` of an em, and of the height of a capital and of a line. */
export type LetterCut = {
  readonly family: string
  readonly dots: number
  readonly capital: number
  readonly line: number
}

/** The cuts of the proportional font; `scripts/art/font/cuts.ts` compiles them. */
export const smallLetters: LetterCut = { family: 'Pixel Sans 8', dots: 11, capital: 9, line: 14 }
export const largeLetters: LetterCut = { family: 'Pixel Sans 12', dots: 16, capital: 12, line: 20 }
const letterCuts = [smallLetters, largeLetters]

/**
 * Returns the family of a cut's characters beyond ASCII. In one family with the others, Chromium requests the file of
 * these characters when the file of ASCII is too late for the first paint.
 */
export function moreFamily(family: string): string {
  return `${family} More`
}

/** Returns whether a family has characters of a cut. */
export function isOfCut(family: string, cut: LetterCut | undefined): boolean {
  return cut !== undefined && (family === cut.family || family === moreFamily(cut.family))
}

/** The fixed-pitch cut: its lines have as many dots as its em. */
export const fixedFamily = 'Pixel Fixed'
export const fixedDots = 16

/** The size of text in CSS pixels that each size of Display Properties asks for; touch asks for `large`. */
export const textSizes: Readonly<Record<DensityId, number>> = { standard: 11, large: 13, 'extra-large': 16 }

/**
 * Device pixels per CSS pixel of common screens: Windows at 100 to 300 percent, and phones. At other ratios, as on
 * a zoomed page, text is smooth.
 */
export const screenRatios = [1, 1.25, 1.5, 1.75, 2, 2.5, 2.625, 2.75, 3, 3.5] as const

/** Capitals may be smaller or larger than asked for by these factors. */
const smallest = 0.84
const largest = 1.16

export type LetterFit = {
  readonly cut: LetterCut
  /** Device pixels of a dot. */
  readonly scale: number
  /** CSS pixels: `size` × ratio is a whole multiple of the cut's dots. */
  readonly size: number
  /** CSS pixels, even: rows of even height have the text on whole pixels. */
  readonly line: number
}

/**
 * Returns the cut and the size at which each dot is a whole number of device pixels, and whose capitals come closest to
 * the height that is asked for.
 * @param asked the size of text that the layout was drawn for, CSS pixels of the small cut
 * @param ratio device pixels per CSS pixel
 * @returns null if no cut comes close enough: the text is smooth then
 */
export function fitLetters(asked: number, ratio: number): LetterFit | null {
  const wanted = (asked * ratio * smallLetters.capital) / smallLetters.dots
  const fits = letterCuts.flatMap((cut) =>
    [0, 1].map((step) => ({ cut, scale: Math.floor(wanted / cut.capital) + step })),
  )
  const distance = ({ cut, scale }: { cut: LetterCut; scale: number }) =>
    scale === 0 ? Number.POSITIVE_INFINITY : Math.abs(Math.log((cut.capital * scale) / wanted))
  const [best] = fits.sort((one, other) => distance(one) - distance(other))
  if (!best) return null
  const factor = (best.cut.capital * best.scale) / wanted
  if (factor < smallest || factor > largest) return null
  const size = (best.cut.dots * best.scale) / ratio
  return {
    ...best,
    size,
    line: Math.max(2 * Math.round((best.cut.line * best.scale) / ratio / 2), 2 * Math.ceil(size / 2)),
  }
}

/**
 * Returns the size of fixed-pitch text, in CSS pixels, that is closest to 16 and a whole multiple of its dots in device
 * pixels.
 * @returns null if it would be smaller than 10 or larger than 20 CSS pixels
 */
export function fitFixedLetters(ratio: number): number | null {
  const down = Math.max(1, Math.floor(ratio))
  const sizes = [down, down + 1].map((scale) => (fixedDots * scale) / ratio)
  const legible = sizes.filter((size) => size >= 10 && size <= 20)
  return legible.sort((one, other) => Math.abs(one - 16) - Math.abs(other - 16))[0] ?? null
}

/**
 * Returns the size of a dot of the glyphs of controls, in CSS pixels: whole device pixels, closest to one CSS pixel. It is
 * rounded up to 1/5000 px, because layout rounds down to 1/64 of a device pixel.
 */
export function dotSize(ratio: number): number {
  return Math.ceil((Math.max(1, Math.round(ratio)) / ratio) * 5000) / 5000
}
