import {
  dotSize,
  fitFixedLetters,
  fitLetters,
  fixedFamily,
  moreFamily,
  screenRatios,
  textSizes,
} from '../../../src/domain/appearance/letter-fit.ts'
import type { Face } from './load-font.ts'

export type FontFile = {
  readonly family: string
  readonly weight: 400 | 700
  /** Its name with its hash. */
  readonly file: string
  /** `unicode-range`, if the file has some of the characters. */
  readonly range?: string
}

/**
 * Returns the style sheet of the pixel fonts: their files, and for each ratio of device pixels the cut and the size of
 * text (`fitLetters`) in custom properties, which `tokens.css` reads. A file of text that is on the screen from the start
 * is `optional`, so that nothing moves when it is late.
 */
export function fontRules(files: readonly FontFile[]): string {
  const faces = files.map(({ family, weight, file, range }) => {
    const display = family === fixedFamily ? 'swap' : 'optional'
    const more = range === undefined ? '' : `\n  unicode-range: ${range};`
    return `@font-face {\n  font-family: '${family}';\n  font-weight: ${weight};\n  src: url('/assets/fonts/${file}');\n  font-display: ${display};${more}\n}\n`
  })
  const fits = screenRatios.map((ratio) => {
    const lines = Object.entries(textSizes).flatMap(([name, asked]) => {
      const fit = fitLetters(asked, ratio)
      if (!fit) return []
      const prefix = `--fit-${name.charAt(0)}`
      return [
        `${prefix}: ${rem(fit.size)};`,
        `${prefix}-line: ${rem(fit.line)};`,
        `${prefix}-face: '${fit.cut.family}', '${moreFamily(fit.cut.family)}';`,
      ]
    })
    const fixed = fitFixedLetters(ratio)
    if (fixed !== null) lines.push(`--fit-fixed: ${rem(fixed)};`)
    const dot = Number(dotSize(ratio).toFixed(6))
    const dotRule = dot === 1 ? '' : `  :root {\n    --fit-dot: ${dot}px;\n  }\n\n`
    return `@media (resolution: ${ratio}dppx) {\n${dotRule}  :root:not([data-smooth-fonts], [data-fonts]) {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n}\n`
  })
  return `/* Written by \`npm run art\`. */\n${[...faces, ...fits].join('\n')}`
}

function rem(pixels: number): string {
  return `${Number((pixels / 16).toFixed(8))}rem`
}

/** ASCII and the fixed space: `unicode-range` of the file that the first paint needs. */
export const basicRange = 'U+20-7E, U+A0'
/** All other characters of the font. */
export const moreRange = 'U+A1-24FF, U+2600-27FF'

const basicSigns = /^[ -~]$/

/**
 * Splits a face into two files: the first paint of an English page needs one of them, a third of the bytes.
 * @returns the characters of `basicRange`, and the other ones
 */
export function splitFace(face: Face): [basic: Face, more: Face] {
  const { glyphs, composed, same } = face
  const isBasic = (name: string) => basicSigns.test(name)
  const parts = [...composed.values()].flat().map(({ name }) => same.get(name) ?? name)
  const needed = new Set([...parts, ...same.values()])
  const basic = new Map([...glyphs].filter(([name]) => isBasic(name)))
  const more = new Map([...glyphs].filter(([name]) => !isBasic(name) || needed.has(name)))
  return [
    { ...face, glyphs: basic, composed: new Map(), same: new Map() },
    { ...face, glyphs: more, hidden: new Set(basic.keys()) },
  ]
}
