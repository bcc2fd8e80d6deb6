import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSettings } from '@/domain/community/deployment-settings'
import { parseCandlePage } from '@/domain/market/parse-candle-page'
import { parseSnapshot } from '@/domain/market/parse-snapshot'
import { parseTradePage } from '@/domain/market/parse-trade-page'
import {
  finite,
  list,
  optional,
  parseAnswer,
  record,
  recordOf,
  type Shape,
  text,
  wholeNumber,
} from './parse-answer'

const address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const trade = {
  ...{ logIndex: 4, time: 1_700_000_000, base: '1000', token: '7' },
  transactionHash: `0x${'ab'.repeat(32)}`,
}
const candle = {
  ...{ time: 900, open: '2', high: '3.5', low: '1', close: '3' },
  volume: { base: '10', token: '20' },
}
const answers: readonly [name: string, parse: (answer: unknown) => unknown, right: object][] = [
  [
    'settings',
    parseSettings,
    {
      demo: false,
      chains: [
        {
          ...{ id: 1, name: 'Ethereum', network: 'homestead', testnet: false },
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          publicRpcUrl: 'https://node.example',
          explorer: { name: 'Explorer', url: 'https://explorer.example' },
          ...{ multicall3: address, universalResolver: null },
          nameRegistry: { address, reverseRoot: '80000001.reverse', suffix: '.cat.eth' },
        },
      ],
      nameChainId: 1,
      tokens: { CAT: { name: 'CAT', decimals: 18, address, chainId: 8453 } },
      exchange: {
        ...{ chainId: 1, factory: address, wrappedNative: address, router: null },
        initCodeHash: `0x${'0a'.repeat(32)}`,
        ...{ v3Factory: address, v3Quoter: address, poolManager: address, v4Quoter: address },
        ...{ universalRouter: address, permit2: null },
      },
      otherExchanges: [
        {
          ...{ chainId: 8453, factory: address, wrappedNative: address, router: null },
          ...{ initCodeHash: `0x${'0b'.repeat(32)}`, v3Factory: null, v3Quoter: null, permit2: null },
          ...{ poolManager: null, v4Quoter: null, universalRouter: null },
        },
      ],
      pairs: { 'CAT-ETH': { pool: { kind: 'v4', fee: 500, tickSpacing: 10, hooks: address } } },
      walletConnect: { projectId: 'a1', relayUrl: 'wss://relay.example' },
      safe: {
        hosts: ['https://app.example'],
        gatewayOrigin: null,
        treasury: { chainId: 1, address },
      },
    },
  ],
  [
    'a snapshot of the market',
    parseSnapshot,
    {
      chainId: 1,
      block: { number: '21000000', hash: `0x${'ab'.repeat(32)}`, timestamp: 1_700_000_000 },
      pairs: [
        {
          name: 'CAT-USDC',
          decimals: { base: 18, token: 6 },
          reserves: { base: '1000', token: '12500' },
          price: { numerator: '12500', denominator: '1000000' },
          depth: '10',
          hooks: address,
          day: { change: -10_000, volume: { base: '0', token: '5' }, closes: [0.5, 1] },
          supply: { circulating: '1000', block: '20999950' },
        },
      ],
    },
  ],
  [
    'a page of candles',
    (answer) => parseCandlePage(answer, { pair: 'A-B', interval: '15m' }),
    {
      ...{ pair: 'A-B', interval: '15m', finalUntil: 900, begins: 0 },
      candles: [candle, { ...candle, time: 1_800 }],
    },
  ],
  [
    'a page of trades',
    (answer) => parseTradePage(answer, 'A-B'),
    {
      ...{ pair: 'A-B', next: '20999999-4', explorer: 'https://explorer.example' },
      trades: [
        { ...trade, block: '21000000', side: 'buy', account: `0x${'ab'.repeat(20)}` },
        { ...trade, block: '20999999', side: 'sell', account: null },
      ],
    },
  ],
]

function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...path, key]))]
}

function withValue(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...Object(value) }
  return Object.assign(copy, { [key]: withValue(Reflect.get(copy, key), rest, other) })
}

test.each(answers)(
  '%s with a wrong value at any place is refused with its path or parsed completely',
  (_name, parse, right) => {
    expect(parse(right)).toEqual(right)
    const wrong = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('', '0', '-1', '1e3', '0x', address, 'javascript:alert(1)', -1, 0.5, 2 ** 53, 1e300),
    )
    let refused = 0
    fc.assert(
      fc.property(fc.constantFrom(...placesOf(right)), wrong, (place, other) => {
        const given = withValue(right, place, other)
        let taken: unknown
        try {
          taken = parse(given)
        } catch (error) {
          refused++
          expect(error).toBeInstanceOf(TypeError)
          const names = place.filter((name) => !/^\d+$/.test(name))
          // A list or an object may be refused for one of its parts, and a price for its sibling.
          if (names.length > 0) expect((error as Error).message).toContain(names[0])
          return
        }
        // The parser accepts its own result, and neither changes nor adds anything.
        expect(parse(taken)).toEqual(taken)
        expect(given).toMatchObject(Object(taken))
      }),
      { numRuns: 2_000 },
    )
    expect(refused).toBeGreaterThan(500)
  },
)

test('an object rejects a list, a list has a maximum length, and property names of Object are ordinary keys', () => {
  const parse = (shape: Shape<unknown>, answer: unknown) => parseAnswer(shape, answer, 'answer')
  expect(() => parse(record({ a: optional(text) }), [])).toThrow('answer: not an object')
  expect(() => parse(record({ a: text }), {})).toThrow('a: is missing')
  expect(() => parse(list(finite, 1), [1, 2])).toThrow('answer: too long')
  const named = Object.fromEntries([
    ['constructor', 1],
    ['__proto__', 2],
  ])
  expect(Object.entries(Object(parse(recordOf(wholeNumber(1)), named)))).toEqual(Object.entries(named))
  expect(() => parse(recordOf(wholeNumber(1)), { ...named, x: 0 })).toThrow('x: not a whole number from 1')
})
