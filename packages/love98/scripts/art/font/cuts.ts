import {
  fixedDots,
  fixedFamily,
  largeLetters,
  smallLetters,
} from '../../../src/domain/appearance/letter-fit.ts'

/** A drawn size of the font. All numbers are dots. */
export type Cut = {
  /** Below `art`. */
  readonly folder: string
  readonly family: string
  /** The name of its files, without `-bold` and the extension. */
  readonly file: string
  /** Text of so many device pixels, or of a multiple, has whole dots. */
  readonly em: number
  /** Above and below the base line, together one line of text. */
  readonly ascent: number
  readonly descent: number
  /** The height of capitals and of small letters without an ascender. */
  readonly capital: number
  readonly small: number
  /** The width of every character; unset if letters have their own widths. */
  readonly pitch?: number
  readonly sheets: readonly string[]
}

/** For the text of controls: 8 points at 96 dots per inch, on lines of 14 px. */
export const sansCut: Cut = {
  folder: 'font',
  family: smallLetters.family,
  file: 'pixel-sans-8',
  em: smallLetters.dots,
  ascent: smallLetters.line - 3,
  descent: 3,
  capital: smallLetters.capital,
  small: 6,
  sheets: ['capitals', 'small', 'cyrillic', 'signs', 'marks'],
}

/** For larger text, and for scales at which 11 dots do not fit: lines of 20 dots. */
export const largeCut: Cut = {
  folder: 'font-large',
  family: largeLetters.family,
  file: 'pixel-sans-12',
  em: largeLetters.dots,
  ascent: largeLetters.line - 4,
  descent: 4,
  capital: largeLetters.capital,
  small: 9,
  sheets: ['capitals', 'small', 'cyrillic', 'signs', 'marks'],
}

/** Cells of 8 × 16 dots, as in the text mode of a VGA adapter. */
export const fixedCut: Cut = {
  folder: 'font-fixed',
  family: fixedFamily,
  file: 'pixel-fixed',
  em: fixedDots,
  ascent: 12,
  descent: 4,
  capital: 10,
  small: 7,
  pitch: 8,
  sheets: ['capitals', 'small', 'cyrillic', 'signs', 'boxes', 'marks'],
}

export const cuts = [sansCut, largeCut, fixedCut] as const
