import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLimits, csvText, withoutFormulaGuard } from './csv'
import { readCsv } from './read-csv'

const cellsOf = (text: string) => {
  const rows = readCsv(text)
  return typeof rows === 'string' ? rows : rows.map(({ cells }) => cells)
}

describe('[RFC 4180] reading of tables', () => {
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
    [
      'a;"b;\n,c"\nd;e,f',
      [
        ['a', 'b;\n,c'],
        ['d', 'e,f'],
      ],
    ],
    ['"a;b"\tc\n', [['a;b', 'c']]],
    ['sep=;\r\na;b,c', [['a', 'b,c']]],
    [
      '"a";b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    ['', []],
    ['"a', 'unclosed'],
    ['"a""', 'unclosed'],
  ])('the text %j is read as its rows', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows)
  })

  test('each row has the number of its first line', () => {
    const rows = readCsv('a\n"b\n\nc"\n\nd')
    expect(typeof rows === 'string' ? rows : rows.map(({ line }) => line)).toEqual([1, 2, 6])
  })

  test.each([
    ['a,b\n"1"000,c\nd,e', 2],
    ['a,b\n"1" 000,c\nd,e', 2],
    ['a,b\nx,1"000"\nd,e', 2],
    ['a,b\n"x\ny","1""2"3\nd,e', 2],
    ['sep=,\na,b\nx,1"', 3],
  ])('a misplaced quotation mark in %j is reported with its line', (text, line) => {
    const rows = readCsv(text)
    expect(
      typeof rows === 'string' ? rows : rows.filter((row) => row.isMalformed).map((row) => row.line),
    ).toEqual([line])
  })

  test('a hostile file is refused, or read in a time that is bounded by its length', () => {
    expect(readCsv('x'.repeat(csvLimits.characters + 1))).toBe('too-long')
    expect(readCsv('x\n'.repeat(csvLimits.rows + 1))).toBe('too-long')
    expect(cellsOf(','.repeat(csvLimits.characters))).toEqual([])
    expect(readCsv('"'.repeat(csvLimits.characters - 1))).toBe('unclosed')
    expect(readCsv('"a"b\n'.repeat(csvLimits.rows))).toBe('unclosed')
    expect(readCsv('"a"'.repeat(csvLimits.characters / 3))).toHaveLength(1)
    expect(readCsv(`"",""x${'",""'.repeat(100_000)}`)).toHaveLength(1)
  })
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', "'=1", '＝1', '=HYPERLINK("http://x","y")'])(
  '[CWE-1236] %j is written so that no spreadsheet runs it',
  (cell) => {
    const [[written = ''] = []] = cellsOf(csvText([[cell]])) as string[][]
    expect(written).toMatch(/^'/)
    expect(withoutFormulaGuard(written)).toBe(cell)
  },
)

test.each([
  'Bob;=HYPERLINK("http://x")',
  'Bob\t=1',
  'Bob, +1',
  'Bob|@SUM(A1)',
  'Bob\n-1',
  "Bob;'=1",
  'a;;\t ;=1;=2',
])('[CWE-1236] %j gives no formula in any spreadsheet, at any place where the text is split', (cell) => {
  const file = csvText([[cell, 'x']])
  for (const part of file.split(/[,;\t|\r\n]/)) expect(part.replace(/^["\s]+/, '')).not.toMatch(/^[=+\-@]/)
  expect(file).toContain(`"${file.slice(2, file.lastIndexOf('"'))}"`)
  const [[written = ''] = []] = cellsOf(file) as string[][]
  expect(withoutFormulaGuard(written)).toBe(cell)
})

test('any table is written and read back, except for the form of its line breaks', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1', "'=1", "''-2", '"', 'a,b', 'a\nb', "'"),
    fc.string({ unit: fc.constantFrom(...'=+-@;|,"\' \t\n\ra1') }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (table) => {
      const expected = table.map((cells) => cells.map((one) => one.replace(/\r\n?/g, '\n')))
      // A guard before a tab or a line break makes a blank cell not blank.
      const filled = expected.filter((cells) => cells.some((one) => !/^[^\S\t\n]*$/.test(one)))
      const read = cellsOf(csvText(table))
      expect(typeof read === 'string' ? read : read.map((cells) => cells.map(withoutFormulaGuard))).toEqual(
        filled,
      )
    }),
    { examples: [[[['\t']]], [[['\n']]], [[[' ']]], [[['']]]] },
  )
})
