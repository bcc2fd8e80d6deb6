import { expect, test } from 'vitest'
import {
  defaultSwapOptions,
  parseSwapOptions,
  percentText,
  readDeadline,
  readSlippage,
  serializeSwapOptions,
  slippageRisk,
} from './swap-options'

test.each([
  ['0.5', 50],
  ['0.5 %', 50],
  ['0.5%', 50],
  ['50', 5_000],
  ['0.01', 1],
  ['1.00', 100],
  ['٠٫٥', 50],
])('a slippage of %j is %d hundredths of a percent', (text, value) => {
  expect(readSlippage(text)).toEqual({ kind: 'value', value })
})

test.each([
  ['', 'empty'],
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['50.01', 'too-large'],
  ['100', 'too-large'],
  ['0.005', 'too-many-decimals'],
  ['0,5', 'comma'],
  ['-1', 'negative'],
  ['1e1', 'exponent'],
  ['a lot', 'not-a-number'],
])('a slippage of %j is refused: %s', (text, code) => {
  expect(readSlippage(text)).toEqual({ kind: 'problem', code })
})

test('a deadline is whole minutes up to three days', () => {
  expect(readDeadline('20')).toEqual({ kind: 'value', value: 20 })
  expect(readDeadline('4320')).toEqual({ kind: 'value', value: 4_320 })
  expect(readDeadline('4321')).toEqual({ kind: 'problem', code: 'too-large' })
  expect(readDeadline('1.5')).toEqual({ kind: 'problem', code: 'too-many-decimals' })
  expect(readDeadline('0')).toEqual({ kind: 'problem', code: 'zero' })
})

test.each([
  [4, 'may-fail'],
  [5, null],
  [50, null],
  [100, null],
  [101, 'may-be-frontrun'],
] as const)('a slippage of %d hundredths of a percent has the risk %s', (bips, risk) => {
  expect(slippageRisk(bips)).toBe(risk)
})

test('hundredths of a percent are written without needless digits', () => {
  expect([1, 5, 50, 100, 1_234, 5_000].map(percentText)).toEqual(['0.01', '0.05', '0.5', '1', '12.34', '50'])
})

test('stored options are read back, and the defaults are not stored', () => {
  const chosen = { slippageBips: 125, deadlineMinutes: 5, allowsHighImpact: true }
  expect(parseSwapOptions(serializeSwapOptions(chosen))).toEqual(chosen)
  expect(serializeSwapOptions(defaultSwapOptions)).toBeNull()
  expect(parseSwapOptions(null)).toEqual(defaultSwapOptions)
})

// The stored text can have any content, and a slippage of 100% would give everything away.
test.each([
  'nonsense',
  'null',
  '[]',
  '7',
  '{"slippageBips":10000,"deadlineMinutes":-1,"allowsHighImpact":"yes"}',
  '{"slippageBips":0.5,"deadlineMinutes":1e9}',
  '{"slippageBips":null}',
])('the defaults replace the stored text %s', (text) => {
  expect(parseSwapOptions(text)).toEqual(defaultSwapOptions)
})
