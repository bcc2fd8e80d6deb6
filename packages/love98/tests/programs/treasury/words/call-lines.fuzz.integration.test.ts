import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { coinAmountText } from '@/programs/treasury/transaction/action-texts'
import { callLines } from '@/programs/treasury/transaction/call-text'
import { describeCall } from '@/safe/decode/describe-call'
import type { Call, DescribedCall } from '@/safe/decode/described-call'

import { anyCall, safe } from './arbitrary-calls'

/** Payloads. */
const numRuns = process.env.LOVE98_FULL === '1' ? 100_000 : 1_000
const context = { nativeSymbol: 'ETH', facts: new Map() }
const identityOf = ({ to, value, data, operation }: Call) =>
  `${to} ${value} ${data} ${operation}`.toLowerCase()

test('any bytes have a description with recipient and amount that no other call has', {
  timeout: 600_000,
}, () => {
  const seen = new Map<string, string>()
  fc.assert(
    fc.property(anyCall, (call) => {
      const described = describeCall(safe, call)
      const lines = callLines(described, safe, context)
      const text = lines.join('\n')
      const identity = identityOf(call)
      expect(seen.get(text) ?? identity).toBe(identity)
      seen.set(text, identity)
      describesAction(described, text)
    }),
    { numRuns, seed: 98 },
  )
  expect(seen.size).toBeGreaterThan(numRuns / 2)
})

/** Checked against the bytes themselves, not against what the decoder made of them. */
function describesAction({ call, action }: DescribedCall, text: string) {
  const { to, value, data, operation } = call
  if (action.kind !== 'reject' && action.kind !== 'settings') expect(text).toContain(getAddress(to))
  if (value > 0n) expect(text).toContain(coinAmountText(value, context))
  const word = (index: number) => data.slice(10 + 64 * index, 74 + 64 * index)
  const selector = data.slice(0, 10).toLowerCase()
  const isTransfer = operation === 0 && (selector === '0xa9059cbb' || selector === '0x095ea7b3')
  if (isTransfer && action.kind !== 'malformed') {
    expect(data).toHaveLength(138)
    expect(text).toContain(getAddress(`0x${word(0).slice(24)}`))
    expect(text).toContain(String(BigInt(`0x${word(1)}`)))
  }
  if (action.kind === 'unknown' || action.kind === 'malformed' || action.kind === 'delegate')
    expect(text).toContain(data)
  if (action.kind === 'batch' || action.kind === 'multicall')
    for (const inner of action.calls) describesAction(inner, text)
  if (action.kind === 'execute') describesAction(action.call, text)
}
