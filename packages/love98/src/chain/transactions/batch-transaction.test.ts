import {
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseAbi,
  size,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { containsCalls, storedCalls } from './batch-transaction'

type Call = { to: Hex; value: bigint; data: Hex }

const at = (digit: string): Hex => `0x${digit.repeat(40)}`
const [account, router, friend] = [at('a'), at('b'), at('c')]
const buy: Call = { to: router, value: 5n, data: '0x12345678' }
const sell: Call = { to: router, value: 0n, data: '0x87654321aa' }
const gift: Call = { to: friend, value: 7n, data: '0x' }
const calls = [buy, sell, gift]

const abi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function execute(Call[] calls)',
  'function execute(bytes32 mode, bytes data)',
  'function executeBatch(address[] targets, uint256[] values, bytes[] data)',
  'function executeBatch(address[] targets, bytes[] data)',
])
const [list] = [[{ type: 'tuple[]', components: abi[0].inputs[0].components }]] as const
const parts = (of: readonly Call[]) =>
  [of.map(({ to }) => to), of.map(({ value }) => value), of.map(({ data }) => data)] as const

const encodings: readonly (readonly [name: string, (of: readonly Call[]) => Hex])[] = [
  ['a list of calls', (of) => encodeFunctionData({ abi, functionName: 'execute', args: [of] })],
  [
    'ERC-7821',
    (of) =>
      encodeFunctionData({
        abi,
        functionName: 'execute',
        args: [`0x01${'0'.repeat(62)}`, encodeAbiParameters(list, [of])],
      }),
  ],
  [
    'a list each of targets, values and data',
    (of) => encodeFunctionData({ abi, functionName: 'executeBatch', args: parts(of) }),
  ],
  [
    'MultiSend',
    (of) =>
      concatHex(
        of.map(({ to, value, data }) =>
          encodePacked(
            ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
            [0, to, value, BigInt(size(data)), data],
          ),
        ),
      ),
  ],
]

const has = (of: readonly Call[], kept: readonly Call[], encode: (typeof encodings)[number][1]) =>
  containsCalls({ to: account, input: encode(of), value: '0x0' }, storedCalls(kept) ?? [])

describe.each(encodings)('a batch as %s', (_, encode) => {
  test('a batch contains its own calls, in their order', () => {
    expect(has(calls, calls, encode)).toBe('all')
    for (const call of calls) expect(has([call], [call], encode)).toBe('all')
  })

  test.each([
    ['more value', [{ ...buy, value: 500n }, sell, gift]],
    ['value where there was none', [buy, { ...sell, value: 5n }, gift]],
    ['no value', [{ ...buy, value: 0n }, sell, gift]],
    ['a larger payment', [buy, sell, { ...gift, value: 10n ** 18n }]],
    ['the values of each other', [{ ...buy, value: 0n }, { ...sell, value: 5n }, gift]],
    ['the value of a payment with a call', [{ ...buy, value: 7n }, sell, { ...gift, value: 5n }]],
  ])('a batch with %s differs in value', (_name, other) => {
    expect(has(other, calls, encode)).toBe('other-value')
  })

  test('a batch without one of two equal calls differs in value', () => {
    expect(has([gift, buy], [gift, gift, buy], encode)).toBe('other-value')
  })

  test('a batch with other data does not contain the calls', () => {
    expect(has([{ ...buy, data: '0x99999999' }, sell, gift], calls, encode)).toBe('not-all')
  })
})

test('a batch of one call that is the transaction itself contains its value', () => {
  const direct = (value: Hex) =>
    containsCalls({ to: router, input: buy.data, value }, storedCalls([buy]) ?? [])
  expect(direct('0x5')).toBe('all')
  expect(direct('0x500')).toBe('other-value')
  expect(containsCalls({ to: friend, input: '0x', value: '0x8' }, storedCalls([gift]) ?? [])).toBe(
    'other-value',
  )
})

test('a batch encoding without values contains only calls without value', () => {
  const free = [sell, { ...sell, data: '0x11' } as const]
  const input = encodeFunctionData({
    abi,
    functionName: 'executeBatch',
    args: [free.map(({ to }) => to), free.map(({ data }) => data)],
  })
  const of = (kept: readonly Call[]) =>
    containsCalls({ to: account, input, value: '0x0' }, storedCalls(kept) ?? [])
  expect(of(free)).toBe('all')
  expect(of(free.map((call) => ({ ...call, value: 1n })))).toBe('other-value')
})

test('calls stored without their values are compared by target and data', () => {
  const old = calls.map(({ to, data }) => `${to.slice(2)} ${data.slice(2)}`)
  const input = encodings[0]?.[1](calls) ?? '0x'
  expect(containsCalls({ to: account, input, value: '0x0' }, old)).toBe('all')
})
