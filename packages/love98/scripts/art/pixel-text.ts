import type { Face } from './font/load-font.ts'
import type { Glyph } from './font/parse-glyphs.ts'
import { fillRect, type Raster } from './raster.ts'

/** `times` is the size of a dot in pixels. */
export type Lettering = { readonly bold?: boolean; readonly times?: number }

type Part = { readonly glyph: Glyph; readonly x: number; readonly y: number }

/** Dots of a capital above the base line. */
const ascent = 9
const space = 3
const gap = 1

/** The sign for letters that the font lacks: an empty box, as in browsers. */
const missing: Glyph = {
  top: ascent,
  rows: ['#####', '#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '#####'],
}

/** Writes and measures lines in the pixel font. A letter that the font lacks is an empty box. */
export function createPixelText(faces: readonly Face[]) {
  const faceOf = (bold: boolean) => faces.find(({ isBold }) => isBold === bold)

  function partsOf(sign: string, bold: boolean): readonly Part[] {
    const face = faceOf(bold)
    const drawn = (name: string) => face?.glyphs.get(face.same.get(name) ?? name)
    const composed = face?.composed
      .get(sign)
      ?.map(({ name, x, y }) => ({ glyph: drawn(name) ?? missing, x, y }))
    return composed ?? [{ glyph: drawn(sign) ?? missing, x: 0, y: 0 }]
  }

  const advance = (sign: string, bold: boolean) => {
    if (sign === ' ') return space
    const [base] = partsOf(sign, bold)
    return (base?.glyph.rows[0]?.length ?? 0) + gap
  }

  /** The width of a line in dots, including the gap after its last letter. */
  const width = (words: string, { bold = false }: Lettering = {}) =>
    signsOf(words).reduce((sum, sign) => sum + advance(sign, bold), 0)

  /** Shortens a line that is wider than `dots`; an ellipsis marks the cut. */
  const shorten = (words: string, dots: number, lettering: Lettering = {}) => {
    if (width(words, lettering) <= dots) return words
    const signs = signsOf(words)
    while (signs.length > 0 && width(`${signs.join('')}…`, lettering) > dots) signs.pop()
    return `${signs.join('').trimEnd()}…`
  }

  return {
    width,
    shorten,
    /** Breaks a text into at most `lines` lines, between words where it can; the last line is shortened to fit. */
    wrap(words: string, dots: number, lines: number, lettering: Lettering = {}): readonly string[] {
      const wrapped: string[] = []
      const left = words.split(' ').filter((word) => word !== '')
      while (left.length > 0 && wrapped.length < lines - 1) {
        let line = left.shift() ?? ''
        while (left.length > 0 && width(`${line} ${left[0]}`, lettering) <= dots) line += ` ${left.shift()}`
        wrapped.push(shorten(line, dots, lettering))
      }
      return left.length > 0 ? [...wrapped, shorten(left.join(' '), dots, lettering)] : wrapped
    },
    /** Writes a line; `top` is the top of its capitals. */
    write(
      raster: Raster,
      words: string,
      [left, top]: readonly [number, number],
      color: number,
      { bold = false, times = 1 }: Lettering = {},
    ) {
      let at = left
      for (const sign of signsOf(words)) {
        for (const { glyph, x, y } of sign === ' ' ? [] : partsOf(sign, bold))
          for (const [row, dots] of glyph.rows.entries())
            for (const { index } of dots.matchAll(/#/g))
              fillRect(
                raster,
                at + (x + index) * times,
                top + (ascent - glyph.top - y + row) * times,
                times,
                times,
                color,
              )
        at += advance(sign, bold) * times
      }
    },
  }
}

/** Letters as a reader counts them, so that an emoji of several code points is one box. */
function signsOf(words: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(words.normalize('NFC'))
  return Array.from(segments, ({ segment }) => segment)
}
