import { expect, test } from 'vitest'
import { parseTradePage } from './parse-trade-page'
import { parseTradeCursor, writeTradeCursor } from './trade'

const trade = (part: object = {}) => ({
  ...{ block: '21000000', logIndex: 4, time: 1_790_000_000, side: 'buy', base: '1000', token: '7' },
  ...{ transactionHash: `0x${'ab'.repeat(32)}`, account: `0x${'Cd'.repeat(20)}` },
  ...part,
})
const page = (part: object = {}) => ({
  pair: 'CAT-ETH',
  ...{ trades: [trade()], next: null, explorer: 'https://explorer.example' },
  ...part,
})
const parse = (answer: unknown) => parseTradePage(answer, 'CAT-ETH')

test('a valid page is read, with an unknown account and the cursor of older trades', () => {
  const trades = [
    trade({ block: '100000000', side: 'sell', account: null }),
    trade({ block: '99999999', logIndex: 5 }),
    trade({ block: '99999999', logIndex: 4 }),
  ]
  expect(parse(page({ trades, next: '99999999-4' }))).toEqual(page({ trades, next: '99999999-4' }))
})

test.each([
  ['another pair', { pair: 'CAT-USDC' }],
  ['an older trade first', { trades: [trade({ block: '99' }), trade({ block: '100' })] }],
  ['a trade twice', { trades: [trade(), trade()] }],
  [
    'more trades than a page has',
    { trades: Array.from({ length: 51 }, (_, at) => trade({ block: `${99 - at}` })) },
  ],
  ['another side', { trades: [trade({ side: 'swap' })] }],
  ['an amount below zero', { trades: [trade({ base: '-1' })] }],
  ['an amount without end', { trades: [trade({ token: '9'.repeat(79) })] }],
  ['a hash that is an address of another site', { trades: [trade({ transactionHash: '//evil.example' })] }],
  ['an account that is a text', { trades: [trade({ account: 'alice' })] }],
  ['a cursor with a query', { next: '1-2&pair=x' }],
  ['an explorer that is a script', { explorer: 'javascript:alert(1)' }],
])('a page with %s is refused', (_, part) => {
  expect(() => parse(page(part))).toThrow(TypeError)
})

test('a cursor names the place of a trade, and any other text is not a cursor', () => {
  expect(parseTradeCursor(writeTradeCursor({ block: '21000000', logIndex: 4 }))).toEqual({
    block: 21_000_000n,
    logIndex: 4,
  })
  for (const text of [
    '',
    '1',
    '1-',
    '-1',
    '1-2-3',
    '1.5-2',
    '0x1-2',
    ' 1-2',
    `${'9'.repeat(19)}-1`,
    '1-9999999999',
  ])
    expect(parseTradeCursor(text)).toBeNull()
})
