import { describe, expect, test } from 'vitest'
import { compareBehavior, readBehavior, summarize, testedIds } from '../../../scripts/lib/check/behavior.ts'

const table = (...rows: string[]) =>
  ['| id | words | owner | state |', '|---|---|---|---|', ...rows].join('\n')

describe('docs/behavior.md', () => {
  test('is read row by row, and nothing else in it', () => {
    const { statements, problems } = readBehavior(
      `# Behavior\n\nS1.1 is explained here.\n${table(
        '| S1.1 | It opens. | shell | done |',
        '| S2.10 | Prices \\| pairs. | swap | not shown |',
        '| S4.6.1 | It waits. | wallet | later |',
      )}\r\n`,
    )
    expect(problems).toEqual([])
    expect(statements).toEqual([
      { id: 'S1.1', owner: 'shell', status: 'done' },
      { id: 'S2.10', owner: 'swap', status: 'not shown' },
      { id: 'S4.6.1', owner: 'wallet', status: 'later' },
    ])
    expect(summarize(statements)).toBe('1 done, 1 later, 0 library, 1 not shown')
  })

  test.each([
    ['| S1.1 | It opens. | shell | finished |', 'S1.1: the row must read'],
    ['| S1.1 | It opens. | done |', 'S1.1: the row must read'],
    ['| S1.1 |  | shell | done |', 'S1.1: the row must read'],
  ])('%s is a mistake', (row, problem) => {
    expect(readBehavior(table(row)).problems.join()).toContain(problem)
  })

  test('an id listed twice is a mistake', () => {
    const rows = table('| S1.1 | It opens. | shell | done |', '| S1.1 | It opens. | shell | later |')
    expect(readBehavior(rows).problems).toEqual(['S1.1 is listed twice'])
  })

  test('an empty table is a mistake', () => {
    expect(readBehavior('nothing').problems).toEqual(['no statement is listed'])
  })
})

describe('the ids in the names of tests', () => {
  test.each([
    [`test('[S4.6] a stored skin', () => {})`, ['S4.6']],
    [`it("[S4.6] it's stored", () => {})`, ['S4.6']],
    ['test(`[S4.6] a stored skin`, () => {})', ['S4.6']],
    [`test('it\\'s [S4.6]', () => {})`, ['S4.6']],
    [`test('[S1.1] [S1.2] both', f)`, ['S1.1', 'S1.2']],
    [`test('[S1.1, S1.2.3] both', f)`, ['S1.1', 'S1.2.3']],
    [`describe('[S2.1] pairs', () => {})`, ['S2.1']],
    [`describe.each([[1], [2]])('[S2.1] pair %i', f)`, ['S2.1']],
    [`test.each([\n  ['a', (b) => c(b)],\n])('[S2.1] %s', f)`, ['S2.1']],
    [`test(\n  '[S2.1] on a line of its own',\n  f)`, ['S2.1']],
    [`test.only('[S2.1] x', f)`, ['S2.1']],
  ])('%s', (source, ids) => {
    expect(testedIds(source)).toEqual(ids)
  })

  test.each([
    [`test.skip('[S4.6] a stored skin', f)`],
    [`test.todo('[S4.6] a stored skin')`],
    [`test.fixme('[S4.6] a stored skin', f)`],
    [`test.fails('[S4.6] a stored skin', f)`],
    [`// test('[S4.6] a stored skin', f)`],
    [` * test('[S4.6] a stored skin', f)`],
    [`expect(text, '[S4.6] a stored skin')`],
    [`const words = '[S4.6]'`],
    [`test('a stored skin', () => expect('[S4.6]'))`],
    [`latest('[S4.6] a stored skin')`],
  ])('%s proves nothing', (source) => {
    expect(testedIds(source)).toEqual([])
  })
})

describe('what is done and what is proved', () => {
  const statements = [
    { id: 'S1.1', owner: 'shell', status: 'done' },
    { id: 'S1.2', owner: 'shell', status: 'later' },
    { id: 'S1.4', owner: '—', status: 'not shown' },
  ] as const

  test('agree', () => {
    expect(compareBehavior(statements, new Map([['S1.1', ['a.test.ts']]]))).toEqual([])
  })

  test('an id marked done needs a test', () => {
    expect(compareBehavior(statements, new Map())).toEqual(['S1.1 is marked done, but no test names it'])
  })

  test('a test may prove a part of a later statement, but none that is not shown or not listed', () => {
    const tested = new Map([
      ['S1.1', ['a.test.ts']],
      ['S1.2', ['a.test.ts', 'b.test.ts']],
      ['S1.4', ['a.test.ts', 'b.test.ts']],
      ['S9.9', ['c.test.ts']],
    ])
    expect(compareBehavior(statements, tested)).toEqual([
      'S1.4 is marked not shown, but a test names it (a.test.ts, b.test.ts)',
      'S9.9 is not listed, but a test names it (c.test.ts)',
    ])
  })
})
