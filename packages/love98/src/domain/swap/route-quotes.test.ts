import { expect, test } from 'vitest'
import { parseRouteQuotes } from './route-quotes'

const answer = {
  block: '21000000',
  quotes: [
    { route: 0, amountOut: '123456789012345678901234567890', gas: '101234' },
    { route: 2, problem: 'too-much-for-pool' },
  ],
}

test('an answer is read with exact amounts', () => {
  expect(parseRouteQuotes(answer)).toEqual({
    block: '21000000',
    quotes: [
      { route: 0, amountOut: 123456789012345678901234567890n, gas: 101_234n, problem: null },
      { route: 2, problem: 'too-much-for-pool' },
    ],
  })
})

test.each<[change: object, problem: string]>([
  [{ block: 5 }, 'block: not a text'],
  [{ quotes: {} }, 'quotes: not a list'],
  [{ quotes: Array(21).fill(answer.quotes[0]) }, 'quotes: too long'],
  [{ quotes: [{ route: -1, amountOut: '1', gas: '1' }] }, 'quotes.route: not a whole number'],
  [{ quotes: [{ route: 0, amountOut: '1e9', gas: '1' }] }, 'quotes.amountOut: not as expected'],
  [{ quotes: [{ route: 0, amountOut: '-1', gas: '1' }] }, 'quotes.amountOut: not as expected'],
  [{ quotes: [{ route: 0, amountOut: '1' }] }, 'quotes.gas: is missing'],
  [{ quotes: [{ route: 0, problem: '<b>' }] }, 'quotes.problem: not as expected'],
])('the answer with %j is refused', (change, problem) => {
  expect(() => parseRouteQuotes({ ...answer, ...change })).toThrow(problem)
})
