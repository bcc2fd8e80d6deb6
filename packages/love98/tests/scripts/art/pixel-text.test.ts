import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadFaces } from '../../../scripts/art/font/load-font.ts'
import { createPixelText } from '../../../scripts/art/pixel-text.ts'
import { createRaster } from '../../../scripts/art/raster.ts'
import { packageRoot } from '../../../scripts/lib/project-root.mjs'

const text = createPixelText(await loadFaces(join(packageRoot, 'art')))

/** Returns the drawn rows, with `#` for a dot. */
function drawn(words: string, width = 60) {
  const picture = createRaster(width, 14)
  text.write(picture, words, [0, 2], 1)
  return Array.from({ length: 14 }, (_, row) =>
    Array.from(picture.pixels.subarray(row * width, (row + 1) * width), (dot) =>
      dot === 1 ? '#' : '.',
    ).join(''),
  )
}

test('letters with marks, of Cyrillic and of both cases are drawn, and differ', () => {
  const signs = ['A', 'a', 'Ä', 'Ж', 'ž', '&', '"', '$', '8']
  expect(new Set(signs.map((sign) => drawn(sign).join('\n'))).size).toBe(signs.length)
})

test.each(['猫', '😀', '👩‍👩‍👧', 'ق', '\u0007'])(
  'the letter %s, which the font lacks, is one empty box',
  (sign) => {
    expect(drawn(sign)).toEqual(drawn('\u{10FFFD}'))
    expect(text.width(sign)).toBe(6)
  },
)

describe('lines', () => {
  test('a text that fits is not shortened, and another ends with an ellipsis inside of its width', () => {
    expect(text.shorten('Cat Club', 200)).toBe('Cat Club')
    const short = text.shorten('A very long name of a community', 60)
    expect(short).toMatch(/^A very.*…$/)
    expect(text.width(short)).toBeLessThanOrEqual(60)
  })

  test('a sentence breaks between words, and its last line is shortened', () => {
    const lines = text.wrap('one two three four five six seven eight', 50, 2)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toBe('one two')
    expect(lines[1]).toMatch(/^three.*…$/)
    for (const line of lines) expect(text.width(line)).toBeLessThanOrEqual(50)
    expect(text.wrap('', 50, 2)).toEqual([])
    expect(text.wrap('one', 50, 3)).toEqual(['one'])
  })

  test('a word that is wider than a line is shortened', () => {
    expect(text.wrap('clubsupercalifragilistic word', 50, 2)[0]).toMatch(/…$/)
  })
})
