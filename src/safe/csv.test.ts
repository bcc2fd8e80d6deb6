import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLimits, csvText, readCsv, withoutGuard } from './csv'

const cellsOf = (text: string) => {
  const rows = readCsv(text)
  return typeof rows === 'string' ? rows : rows.map(({ cells }) => cells)
}

describe('[RFC 4180] a table is read', () => {
  test.each([
    [
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\ufeffa,b\r', [['a', 'b']]],
    ['"a, ""b""\nc",d\n', [['a, "b"\nc', 'd']]],
    ['a,\n\n , \nb', [['a', ''], ['b']]],
    ['"a"x,b', [['a', 'b']]],
    ['', []],
    ['"a', 'unclosed'],
    ['"a""', 'unclosed'],
  ])('%j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows)
  })

  test('with the line at which each row begins', () => {
    const rows = readCsv('a\n"b\n\nc"\n\nd')
    expect(typeof rows === 'string' ? rows : rows.map(({ line }) => line)).toEqual([1, 2, 6])
  })

  test('and a hostile file is refused or read in a time that its length bounds', () => {
    expect(readCsv('x'.repeat(csvLimits.characters + 1))).toBe('too-long')
    expect(readCsv('x\n'.repeat(csvLimits.rows + 1))).toBe('too-long')
    expect(cellsOf(','.repeat(csvLimits.characters))).toEqual([])
    expect(readCsv('"'.repeat(csvLimits.characters - 1))).toBe('unclosed')
  })
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', "'=1", '＝1', '=HYPERLINK("http://x","y")'])(
  '[CWE-1236] %j is written so that no spreadsheet runs it',
  (cell) => {
    const [[written = ''] = []] = cellsOf(csvText([[cell]])) as string[][]
    expect(written).toMatch(/^'/)
    expect(withoutGuard(written)).toBe(cell)
  },
)

test('any table is read again as it was written, but for spaces around its cells', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('=1', "'=1", "''-2", '"', 'a,b', 'a\nb', "'"))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (table) => {
      const trimmed = table.map((cells) => cells.map((one) => one.replace(/\r\n?/g, '\n').trim()))
      const filled = trimmed.filter((cells) => cells.some((one) => one !== ''))
      const read = cellsOf(csvText(table))
      expect(
        typeof read === 'string' ? read : read.map((cells) => cells.map((one) => withoutGuard(one).trim())),
      ).toEqual(filled)
    }),
  )
})
