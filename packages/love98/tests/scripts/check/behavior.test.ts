import { describe, expect, test } from 'vitest'
import {
  compareBehavior,
  readBehavior,
  strayProofs,
  summarize,
  testedIds,
} from '../../../scripts/lib/check/behavior.ts'

const table = (...rows: string[]) =>
  ['| id | words | owner | state |', '|---|---|---|---|', ...rows].join('\n')

describe('docs/behavior.md', () => {
  test('the table is read row by row, without other lines', () => {
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
  ])('the row is a mistake: %s', (row, problem) => {
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

describe('the ids in comments above tests', () => {
  test.each([
    [`// Proves S4.6\ntest('a skin is stored', () => {})`, ['S4.6']],
    [`  // Proves S1.1, S1.2.3\n  it("both work", f)`, ['S1.1', 'S1.2.3']],
    ['// Proves S4.6\r\ntest(`a skin is stored`, f)', ['S4.6']],
    [`// Proves S2.1\ndescribe('pairs', () => {})`, ['S2.1']],
    [`// Proves S2.1\ndescribe.each([[1], [2]])('pair %i', f)`, ['S2.1']],
    [`// A reason.\n// Proves S2.1\ntest.each<Row>([\n])('%s', f)`, ['S2.1']],
    [`// Proves S2.1\nfor (const pair of pairs)\n  test(pair, f)`, ['S2.1']],
    [`// Proves S2.1\ntest.only('it opens', f)`, ['S2.1']],
  ])('the comments %j prove the statements', (source, ids) => {
    expect(testedIds(source)).toEqual(ids)
    expect(strayProofs(source)).toEqual([])
  })

  test.each([
    `// Proves S4.6\ntest.skip('a skin is stored', f)`,
    `// Proves S4.6\ntest.todo('a skin is stored')`,
    `// Proves S4.6\ntest.fixme('a skin is stored', f)`,
    `// Proves S4.6\ntest.fails('a skin is stored', f)`,
    `// Proves S4.6\n\ntest('a skin is stored', f)`,
    `// Proves S4.6\nconst skin = 1`,
    `// Proves S4.6\nlatest('a skin is stored')`,
    '// Proves S4.6 and S4.7\ntest("both are stored", f)',
    `const before = 1 // Proves S4.6\ntest('a skin is stored', f)`,
  ])('the comment %j is reported, because it proves nothing', (source) => {
    expect(testedIds(source)).toEqual([])
    expect(strayProofs(source)).toEqual([1])
  })
})

describe('comparing done statements with tests', () => {
  const statements = [
    { id: 'S1.1', owner: 'shell', status: 'done' },
    { id: 'S1.2', owner: 'shell', status: 'later' },
    { id: 'S1.4', owner: '—', status: 'not shown' },
  ] as const

  test('proved statements have no problem', () => {
    expect(compareBehavior(statements, new Map([['S1.1', ['a.test.ts']]]))).toEqual([])
  })

  test('an id marked done needs a test', () => {
    expect(compareBehavior(statements, new Map())).toEqual(['S1.1 is marked done, but no test proves it'])
  })

  test('a test may prove a part of a later statement, but none that is not shown or not listed', () => {
    const tested = new Map([
      ['S1.1', ['a.test.ts']],
      ['S1.2', ['a.test.ts', 'b.test.ts']],
      ['S1.4', ['a.test.ts', 'b.test.ts']],
      ['S9.9', ['c.test.ts']],
    ])
    expect(compareBehavior(statements, tested)).toEqual([
      'S1.4 is marked not shown, but a test proves it (a.test.ts, b.test.ts)',
      'S9.9 is not listed, but a test proves it (c.test.ts)',
    ])
  })
})
