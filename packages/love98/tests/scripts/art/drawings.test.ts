import { describe, expect, test } from 'vitest'
import { iconRoles } from '@/domain/appearance/skin'
import { parseCursor } from '../../../scripts/art/parse-cursor.ts'
import { parseIcon } from '../../../scripts/art/parse-icon.ts'

describe('a drawing', () => {
  const context = {
    file: 'art/icons/sample.icon',
    roles: Object.keys(iconRoles),
    skins: ['standard', 'cat-club'],
  }
  const grid = (size: number, letter = '.') => Array.from({ length: size }, () => letter.repeat(size))
  const block = (size: number, rows = grid(size)) => `# size: ${size}\n${rows.join('\n')}\n`
  const withRow = (size: number, index: number, row: string) => grid(size).with(index, row)

  test('a drawing is read with both sizes and the changes of a skin', () => {
    const overlay = `# size: 16 skin: cat-club\n${grid(16, '=').with(2, 'R'.padEnd(16, '=')).join('\n')}\n`
    const icon = parseIcon(
      `# a remark\n${block(32, grid(32, 'k'))}${block(16, grid(16, 'w'))}${overlay}`,
      context,
    )
    expect(icon.name).toBe('sample')
    expect(icon.sizes.get(32)?.rows[31]).toBe('k'.repeat(32))
    expect(icon.sizes.get(16)?.overlays.get('cat-club')?.[2]).toBe('R===============')
  })

  test.each([
    [
      'a ragged row',
      block(32, withRow(32, 4, '.'.repeat(31))) + block(16),
      ':6: row 5 of the 32 px drawing has 31',
    ],
    [
      'an unknown letter',
      block(32) + block(16, withRow(16, 2, 'q'.padEnd(16, '.'))),
      ':37: row 3 of the 16 px',
    ],
    ['a missing row', block(32, grid(32).slice(1)) + block(16), ':1: the 32 px drawing has 31 rows'],
    ['a missing 16 px twin', block(32), 'the 16 px drawing is missing'],
    ['a size that is not used', block(32) + block(16) + block(24), ':51: size 24 is not one of 32, 16'],
    ['the same size twice', block(32) + block(32), ':34: a second block of size 32'],
    [
      'an unknown skin',
      `${block(32)}${block(16)}# size: 16 skin: win\n${grid(16).join('\n')}`,
      '"win" is no skin',
    ],
    [
      'a seventeenth color',
      block(32, withRow(32, 9, Object.keys(iconRoles).slice(0, 17).join('').padEnd(32, '.'))) + block(16),
      'row 10 of the 32 px drawing (standard) brings the 17th color',
    ],
  ])('a drawing with %s is refused with file and row', (_, text, problem) => {
    const parse = () => parseIcon(text, context)
    expect(parse).toThrow('art/icons/sample.icon')
    expect(parse).toThrow(problem)
  })
})

describe('a mouse pointer', () => {
  const context = { file: 'art/cursors/sample.cursor', roles: Object.keys(iconRoles), skins: ['standard'] }

  test('a mouse pointer is read with its hot spot and the changes of a skin', () => {
    const cursor = parseCursor('# a remark\n# hot spot: 1 0\n\n.k\nkw\n\n# skin: standard\n==\n=R\n', context)
    expect(cursor).toEqual({
      name: 'sample',
      hotSpot: [1, 0],
      rows: ['.k', 'kw'],
      overlays: new Map([['standard', ['==', '=R']]]),
    })
  })

  test.each([
    ['no hot spot', 'kk', 'no hot spot'],
    ['a hot spot outside', '# hot spot: 2 0\nkk', 'the hot spot 2 0 is not a pixel of the drawing'],
    ['a hot spot on a clear pixel', '# hot spot: 1 0\nk.', 'the hot spot 1 0 is not a pixel'],
    ['more than 32 columns', `# hot spot: 0 0\n${'k'.repeat(33)}`, '33 × 1 pixels'],
    ['more than 32 rows', `# hot spot: 0 0\n${'k\n'.repeat(33)}`, '1 × 33 pixels'],
    ['a ragged row', '# hot spot: 0 0\nkk\nk', 'row 2 has 1 letters instead of 2'],
    ['an unknown letter', '# hot spot: 0 0\nkq', 'row 1 has the letter "q"'],
    ['an unknown skin', '# hot spot: 0 0\nk\n# skin: win\n=', '"win" is no skin'],
    [
      'too few rows of a skin',
      '# hot spot: 0 0\nk\nk\n# skin: standard\n=',
      'standard has 1 rows instead of 2',
    ],
  ])('a mouse pointer with %s is refused with the file', (_, text, problem) => {
    const parse = () => parseCursor(text, context)
    expect(parse).toThrow('art/cursors/sample.cursor')
    expect(parse).toThrow(problem)
  })
})
