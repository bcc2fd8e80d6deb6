import fc from 'fast-check'
import {
  type AbiEvent,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  parseAbi,
  toEventSelector,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { decodePoolLog, poolTopics } from './decode-pool-log'

const events = {
  v2: parseAbi([
    'event Sync(uint112 reserve0, uint112 reserve1)',
    'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  ]),
  v3: parseAbi([
    'event Initialize(uint160 sqrtPriceX96, int24 tick)',
    'event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)',
    'event Mint(address sender, address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
    'event Burn(address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
  ]),
  v4: parseAbi([
    'event Initialize(bytes32 indexed id, address indexed currency0, address indexed currency1, uint24 fee, int24 tickSpacing, address hooks, uint160 sqrtPriceX96, int24 tick)',
    'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick, uint24 fee)',
    'event ModifyLiquidity(bytes32 indexed id, address indexed sender, int24 tickLower, int24 tickUpper, int256 liquidityDelta, bytes32 salt)',
  ]),
}
type Kind = keyof typeof events

const address = `0x${'a1'.repeat(20)}` as const
const hash = `0x${'b2'.repeat(32)}` as const
const transactionHash = `0x${'c3'.repeat(32)}`
/** Values of the parameters that the market does not need. */
const others = {
  ...{ sender: address, recipient: address, owner: address, to: address, id: hash, salt: hash },
  ...{ currency0: address, currency1: address, hooks: address, fee: 3_000, tickSpacing: 60 },
}

function encode(kind: Kind, eventName: string, values: Record<string, unknown>) {
  const abi: readonly AbiEvent[] = events[kind]
  const event = abi.find(({ name }) => name === eventName)
  if (!event) throw new Error(eventName)
  const args: Record<string, unknown> = { ...others, ...values }
  const inData = event.inputs.filter(({ indexed }) => !indexed)
  return {
    topics: encodeEventTopics({ abi: [event], args } as never),
    data: encodeAbiParameters(inData, inData.map(({ name = '' }) => args[name]) as never),
    transactionHash,
  }
}

const signed = (bits: bigint) => fc.bigInt({ min: -(2n ** (bits - 1n)) + 1n, max: 2n ** (bits - 1n) - 1n })
const unsigned = (bits: bigint, min = 0n) => fc.bigInt({ min, max: 2n ** bits - 1n })
const tick = fc.integer({ min: -887_272, max: 887_272 })
const price = { sqrtPriceX96: unsigned(160n, 1n), tick }
const range = fc.tuple(tick, tick).filter(([one, other]) => one !== other)

describe('logs of pools', () => {
  test('the topics are the hashes of the signatures', () => {
    for (const kind of ['v2', 'v3', 'v4'] as const)
      expect([...poolTopics(kind)].sort()).toEqual(events[kind].map((event) => toEventSelector(event)).sort())
  })

  test('the first price is read from the pools and from the manager', () => {
    fc.assert(
      fc.property(fc.record(price), fc.constantFrom('v3', 'v4'), (values, kind) => {
        expect(decodePoolLog(kind, encode(kind, 'Initialize', values))).toEqual({
          kind: 'initialize',
          ...values,
        })
      }),
    )
  })

  test('a swap has the changes of the balances of the pool, which the manager logs with the other sign', () => {
    const values = fc.record({
      amount0: signed(128n),
      amount1: signed(128n),
      liquidity: unsigned(128n),
      ...price,
    })
    fc.assert(
      fc.property(values, (swap) => {
        const expected = { kind: 'concentrated-swap', transactionHash, ...swap }
        expect(decodePoolLog('v3', encode('v3', 'Swap', swap))).toEqual(expected)
        const ofTrader = { ...swap, amount0: -swap.amount0, amount1: -swap.amount1 }
        expect(decodePoolLog('v4', encode('v4', 'Swap', ofTrader))).toEqual(expected)
      }),
    )
  })

  test('the change of a position is read from each of its events', () => {
    fc.assert(
      fc.property(range, unsigned(127n), ([one, other], liquidity) => {
        const [tickLower, tickUpper] = one < other ? [one, other] : [other, one]
        const ticks = { tickLower, tickUpper }
        const mint = encode('v3', 'Mint', { ...ticks, amount: liquidity, amount0: 1n, amount1: 2n })
        const burn = encode('v3', 'Burn', { ...ticks, amount: liquidity, amount0: 1n, amount1: 2n })
        const left = encode('v4', 'ModifyLiquidity', { ...ticks, liquidityDelta: -liquidity })
        const position = { kind: 'position', ...ticks }
        expect(decodePoolLog('v3', mint)).toEqual({ ...position, liquidityDelta: liquidity })
        expect(decodePoolLog('v3', burn)).toEqual({ ...position, liquidityDelta: -liquidity })
        expect(decodePoolLog('v4', left)).toEqual({ ...position, liquidityDelta: -liquidity })
      }),
    )
  })

  test('a Sync and a swap of Uniswap V2 have the amounts of the pool', () => {
    const reserves = { reserve0: 5n, reserve1: 7n }
    expect(decodePoolLog('v2', encode('v2', 'Sync', reserves))).toEqual({ kind: 'sync', ...reserves })
    const amounts = { amount0In: 1n, amount1In: 2n, amount0Out: 3n, amount1Out: 4n }
    expect(decodePoolLog('v2', encode('v2', 'Swap', amounts))).toEqual({
      ...{ kind: 'swap', transactionHash, ...amounts },
    })
  })
})

const word = (value: bigint) => BigInt.asUintN(256, value).toString(16).padStart(64, '0')
const data = (...values: bigint[]): Hex => `0x${values.map(word).join('')}`
const [initialize, swap, mint] = poolTopics('v3')
const modify = poolTopics('v4')[2]
const atTicks = (lower: bigint, upper: bigint) => [mint, hash, data(lower), data(upper)]

test.each<[string, Kind, readonly unknown[], unknown]>([
  ['without topics', 'v3', [], data(1n, 0n)],
  ['of another event', 'v3', [hash], data(1n, 0n)],
  ['of another kind', 'v4', [initialize], data(1n, 0n)],
  ['with a price of 0', 'v3', [initialize], data(0n, 0n)],
  ['with a price beyond 160 bits', 'v3', [initialize], data(2n ** 160n, 0n)],
  ['with a tick beyond the last one', 'v3', [initialize], data(1n, 887_273n)],
  ['with a tick that is no signed number', 'v3', [initialize], data(1n, 2n ** 24n - 1n)],
  ['with short data', 'v3', [initialize], data(1n, 0n).slice(0, -2)],
  ['without data', 'v3', [initialize], null],
  ['with liquidity beyond 128 bits', 'v3', [swap], data(1n, -1n, 5n, 2n ** 128n, 0n)],
  ['with an empty range', 'v3', atTicks(60n, 60n), data(0n, 1n, 1n, 1n)],
  ['with a reversed range', 'v3', atTicks(60n, -60n), data(0n, 1n, 1n, 1n)],
  ['without a range', 'v3', [mint, hash], data(0n, 1n, 1n, 1n)],
  ['of a position beyond 128 bits', 'v4', [modify, hash, hash], data(-60n, 60n, 2n ** 130n, 0n)],
  [
    'of a manager with an amount beyond 128 bits',
    'v4',
    [poolTopics('v4')[1]],
    data(2n ** 127n, -1n, 5n, 1n, 0n, 1n),
  ],
])('a log %s is not decoded', (_, kind, topics, given) => {
  expect(decodePoolLog(kind, { topics, data: given, transactionHash })).toBeNull()
})
