import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { amountText, moneyText } from '@/safe/amount'
import { transactionPage } from '@/safe/gateway/transaction-shapes'
import { historyRows } from '@/safe/history-days'
import { plainText } from '@/safe/plain-text'
import { queueGroups } from '@/safe/queue-groups'
import { safeText, splitAddress } from '@/safe/safe-address'
import { pageWith, safe, transactionRow } from './gateway-shapes'

const waiting = (id: string, nonce: number, conflictType = 'None') => ({
  ...transactionRow({ id, executionInfo: { type: 'MULTISIG', nonce } }),
  conflictType,
})
const itemsOf = (...rows: readonly unknown[]) => v.parse(transactionPage, pageWith(...rows)).results

describe('groups of the queue', () => {
  test('a group that continues on a second page without a header is one group', () => {
    const first = itemsOf(
      { type: 'LABEL', label: 'Next' },
      waiting('a', 4),
      { type: 'LABEL', label: 'Queued' },
      { type: 'CONFLICT_HEADER', nonce: 5 },
      waiting('b', 5, 'HasNext'),
    )
    const second = itemsOf(waiting('c', 5, 'End'), waiting('d', 6))
    const groups = queueGroups([...first, ...second])
    expect(
      groups.map(({ label, nonce, transactions }) => [label, nonce, transactions.map(({ id }) => id)]),
    ).toEqual([
      ['Next', 4, ['a']],
      ['Queued', 5, ['b', 'c']],
      ['Queued', 6, ['d']],
    ])
  })

  test('a row on two pages is listed once', () => {
    expect(queueGroups(itemsOf(waiting('a', 1), waiting('a', 1)))[0]?.transactions).toHaveLength(1)
  })
})

describe('days of the history', () => {
  const at = (id: string, time: string) => transactionRow({ id, timestamp: Date.parse(time) })
  const days = (zone: string) =>
    historyRows(
      itemsOf(
        { type: 'DATE_LABEL', timestamp: 1 },
        at('a', '2026-03-02T01:00:00Z'),
        at('b', '2026-03-01T23:30:00Z'),
      ),
      zone,
    ).map(({ kind, key }) => (kind === 'day' ? key.slice(0, 10) : key))

  test("days follow the visitor's time zone, not the gateway's labels", () => {
    expect(days('UTC')).toEqual(['2026-03-02', 'a', '2026-03-01', 'b'])
    expect(days('America/New_York')).toEqual(['2026-03-01', 'a', 'b'])
    expect(days('Asia/Tokyo')).toEqual(['2026-03-02', 'a', 'b'])
  })
})

describe('texts of third parties', () => {
  test('texts of third parties are shown on one line without control characters, and markup as text', () => {
    expect(plainText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
    expect(plainText('US\u202eDT\u0000 \n free\u200b money')).toBe('US DT free money')
    expect(plainText('x'.repeat(90))).toBe(`${'x'.repeat(80)}…`)
    expect(plainText(null)).toBe('')
  })
})

describe('amounts', () => {
  test.each([
    ['1500000', 6, '1.5'],
    ['0', 18, '0'],
    ['1', 18, '0.000000000000000001'],
    ['1234567000000000000000000', 18, '1,234,567'],
    ['42', null, '42'],
    ['42', 0, '42'],
  ] as const)('the amount %s with %s decimals is %s', (digits, decimals, text) => {
    expect(amountText(digits, decimals)).toBe(text)
  })

  test('fiat amounts have the currency’s format, and a missing price is a dash', () => {
    expect(moneyText('1234.5', 'usd')).toBe('$1,234.50')
    expect(moneyText('150', 'jpy')).toBe('¥150')
    expect(['0', '0.004', '0.01'].map((amount) => moneyText(amount, 'usd'))).toEqual([
      '$0.00',
      '<$0.01',
      '$0.01',
    ])
    expect(moneyText('0.4', 'jpy')).toBe('<¥1')
    expect([null, '', 'NaN'].map((amount) => moneyText(amount, 'usd'))).toEqual(['–', '–', '–'])
    expect(moneyText('2', 'toolong')).toBe('2.00 toolong')
  })
})

test('the address of a page contains the chain of its Safe', () => {
  expect(splitAddress(safeText({ chainId: 1, address: safe }))).toEqual({ chain: '1', address: safe })
  expect(splitAddress(` ${safe} `)).toEqual({ chain: null, address: safe })
  for (const text of ['', '0x12', `${safe}0`, `<b>:${safe}`]) expect(splitAddress(text)).toBe(null)
})
