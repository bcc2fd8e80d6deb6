import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CandleColumns, candlesAsCsv, candlesAsTabs, wholeUnits } from './candles-as-text'

const columns: CandleColumns = ['Time', 'Open', 'High', 'Low', 'Close', 'Volume (CAT)', 'Volume (ETH)']
const decimals = { base: 18, token: 6 }
const candle = {
  time: 1_795_305_600,
  open: '0.000000012345678901',
  high: '2',
  low: '0.000000012345678901',
  close: '1.5',
  volume: { base: '1500000000000000000', token: '7' },
}

test('a candle is a line of ISO time, prices with all their digits and volumes in whole units', () => {
  expect(candlesAsCsv([candle], columns, decimals)).toBe(
    'Time,Open,High,Low,Close,Volume (CAT),Volume (ETH)\r\n' +
      '2026-11-22T00:00:00.000Z,0.000000012345678901,2,0.000000012345678901,1.5,1.5,0.000007\r\n',
  )
})

test('for the clipboard the fields are separated by tabs', () => {
  const [head, line] = candlesAsTabs([candle], columns, decimals).split('\n')
  expect(head?.split('\t')).toEqual(columns)
  expect(line?.split('\t')).toHaveLength(7)
})

test('a name with a comma, a quotation mark or a formula is one harmless field', () => {
  const [head] = candlesAsCsv([], ['a,b', 'say "x"', '=1+1', '@x', 'e', 'f', 'g'], decimals).split('\r\n')
  expect(head).toBe(`"a,b","say ""x""",'=1+1,'@x,e,f,g`)
})

test('whole units keep every digit', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 40n }),
      fc.integer({ min: 0, max: 24 }),
      (amount, places) => {
        const [whole = '', fraction = ''] = wholeUnits(amount.toString(), places).split('.')
        expect(BigInt(whole + fraction.padEnd(places, '0'))).toBe(amount)
        expect(fraction).not.toMatch(/0$/)
      },
    ),
  )
})
