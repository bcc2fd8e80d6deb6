import fc from 'fast-check'
import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { hashedFacts, messageLines } from '@/programs/treasury/messages/message-texts'
import { describeMessage } from '@/safe/decode/messages/describe-message'

import { at } from '../../../safe/decode/encode'

const numRuns = process.env.LOVE98_FULL === '1' ? 100_000 : 500
const safe = { chainId: 1, address: at('a') }
const context = { nativeSymbol: 'ETH', facts: new Map() }

const permit = {
  types: {
    PermitSingle: [
      { name: 'details', type: 'PermitDetails' },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
      { name: 'memo', type: 'string[]' },
      { name: 'salt', type: 'bytes' },
    ],
    PermitDetails: [
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint160' },
      { name: 'isFinal', type: 'bool' },
    ],
  },
  primaryType: 'PermitSingle',
  domain: { name: 'Permit2', chainId: 1, verifyingContract: at('2') },
  message: {
    details: { token: at('c'), amount: '5', isFinal: true },
    spender: at('e'),
    sigDeadline: 9,
    memo: ['one', 'two'],
    salt: '0x1234',
  },
}
const spoiled = fc.oneof(
  fc.constantFrom<unknown>(at('d'), at('e'), '5', '0x05', 5, 0, -1, 1.5, 1e30, true, false, null, [], {}, ''),
  fc.constantFrom<unknown>(
    'uint256',
    'address',
    'string',
    'PermitDetails',
    'PermitDetails[]',
    'EIP712Domain',
  ),
  fc.constantFrom<unknown>('__proto__', 'constructor', 'a,address b', '["one", "two"]', 'one", "two'),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Typed data with some of its values replaced, at any depth; keys too. */
function spoil(value: unknown, steps: readonly number[], by: unknown): unknown {
  const [step = 0, ...rest] = steps
  if (typeof value !== 'object' || value === null || rest.length === 0) return by
  const entries = Object.entries(value)
  const place = step % (entries.length + 1)
  const chosen = entries[place]
  if (!chosen) return Array.isArray(value) ? [...value, by] : { ...value, [`x${String(by).slice(0, 5)}`]: by }
  if (Array.isArray(value)) return value.with(place, spoil(chosen[1], rest, by))
  return { ...value, [chosen[0]]: spoil(chosen[1], rest, by) }
}

/** Texts that could be taken for the end of one value and the beginning of another. */
const memo = fc.array(fc.constantFrom('one', 'two', 'one", "two', '', '\n', '[]', '\u202e'), { maxLength: 3 })
const address = fc.constantFrom(at('c'), at('d'), at('e'))
const readable = fc
  .record({
    details: fc.record({ token: address, amount: fc.nat(3).map(String), isFinal: fc.boolean() }),
    spender: address,
    sigDeadline: fc.nat(3),
    memo,
    salt: fc.constantFrom('0x', '0x12', '0x1234'),
    note: fc.constantFrom('Log in', 'Log out'),
  })
  .map((message) => ({ ...permit, message }))

const changes = fc.array(fc.tuple(fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }), spoiled), {
  maxLength: 2,
})
const anyMessage = fc
  .tuple(readable, changes)
  .map(([message, all]) => all.reduce<unknown>((one, [steps, by]) => spoil(one, steps, by), message))

test('any typed data is read or refused, and different hashes have different descriptions', {
  timeout: 600_000,
}, () => {
  const seen = new Map<string, string>()
  fc.assert(
    fc.property(anyMessage, (message) => {
      if (typeof message !== 'object' || message === null) return
      const described = describeMessage(safe, message as Record<string, unknown>, 'cats.example')
      if (!described?.typed) return
      const { typed, meaning } = described
      const text = [
        typed.primaryType,
        messageLines(meaning, context),
        ...hashedFacts(typed).map((fact) => fact.join(': ')),
      ].join('\n')
      const hash = hashTypedData(message as never)
      expect(seen.get(text) ?? hash).toBe(hash)
      seen.set(text, hash)
    }),
    { numRuns, seed: 98 },
  )
  expect(seen.size).toBeGreaterThan(numRuns / 5)
})
