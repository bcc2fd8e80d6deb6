import file from '@community/config'
import { describe, expect, test } from 'vitest'
import { communityContext } from '@/app/community'
import { CommunityFileError, parseCommunity } from '@/domain/community/community'
import { permit2, publishedVenues } from '@/domain/community/published-venues'

const [v2, v3, v4] = publishedVenues(8453)
if (v2?.kind !== 'v2' || v3?.kind !== 'v3' || v4?.kind !== 'v4') throw new Error('Base has three deployments')
const onMainnet = publishedVenues(1)
const own = '0x1111111111111111111111111111111111111111'

const parse = (changes: object) => parseCommunity({ ...file, ...changes }, communityContext)

function problemsOf(changes: object): readonly string[] {
  try {
    parse(changes)
    return []
  } catch (error) {
    if (!(error instanceof CommunityFileError)) throw error
    return error.problems
  }
}

test('the id of a chain stands for its published deployments', () => {
  expect(parse({ venues: [8453] }).venues).toEqual([v2, v3, v4])
})

test('the exchange of pairs has the deployments of its chain, and the wrapped coin', () => {
  expect(parse({ venues: [8453] }).exchange).toEqual({
    chainId: 8453,
    wrappedNative: '0x4200000000000000000000000000000000000006',
    factory: v2.factory,
    initCodeHash: v2.initCodeHash,
    router: v2.router,
    v3Factory: v3.factory,
    v3Quoter: v3.quoter,
    poolManager: v4.poolManager,
    v4Quoter: v4.quoter,
    universalRouter: v4.universalRouter,
    permit2: v4.permit2,
  })
})

test('a deployment that is not published needs its contracts, and has the published code and Permit2', () => {
  const venues = [
    { kind: 'v2', chainId: 8453, factory: own },
    { kind: 'v4', chainId: 8453, poolManager: own, stateView: own, quoter: own },
  ]
  expect(parse({ venues }).venues).toEqual([
    { ...venues[0], initCodeHash: v2.initCodeHash, router: null },
    { ...venues[1], permit2, universalRouter: null },
  ])
})

test('a community without pairs needs no venue, and its tokens are on its first chain', () => {
  const { exchange } = parse({
    venues: [],
    pairs: [],
    chains: [{ ...file.chains[1], id: 61, testnet: false }],
    nameChainId: null,
  })
  expect(exchange).toMatchObject({ chainId: 61, wrappedNative: null, factory: null, router: null })
})

describe('invalid venues', () => {
  test.each<[object, ...unknown[]]>([
    [{ venues: 8453 }, expect.stringMatching(/^venues: must be a list: \[8453, or \{ kind: 'v2'/)],
    [
      { venues: [5] },
      expect.stringMatching(/^venues\[0\]: chain 5 has no published deployment; allowed: 1, 56, 10, /),
    ],
    [{ venues: [10] }, 'venues: chain 10 is not one of the chains; allowed: 1, 8453'],
    [{ venues: [{ kind: 'v5', chainId: 8453 }] }, 'venues[0].kind: no such kind; allowed: v2, v3, v4'],
    [
      { venues: [{ kind: 'v2', chainId: 8453, factory: null }] },
      'venues[0].factory: not a checksummed address',
    ],
    [{ venues: [{ ...v2, initCodeHash: '0x96' }] }, 'venues[0].initCodeHash: not a 32-byte hash'],
    [
      { venues: [{ ...v3, stateView: own }] },
      'venues[0].stateView: is not a known setting; allowed: chainId, quoter, router, kind, factory',
    ],
    [
      { venues: [{ ...v2, chainId: 1 }] },
      expect.stringMatching(
        /^venues: 0x8909\w+ is Uniswap v2 on chain 56, 8453; on chain 1 it is 0x5C69bEe7/,
      ),
    ],
    [
      { venues: [{ ...onMainnet[2], chainId: 8453 }], pairs: [] },
      expect.stringMatching(/^venues: 0x0000\w+ is Uniswap v4 on chain 1; on chain 8453 it is 0x4985/),
    ],
    [
      {
        venues: [{ kind: 'v2', chainId: 61, factory: own }],
        chains: [...file.chains, { ...file.chains[0], id: 61 }],
      },
      'chains[2].wrappedNative: is missing, and none is published for chain 61',
    ],
  ])('%j is reported', (changes, ...problems) => {
    expect(problemsOf(changes)).toEqual(expect.arrayContaining(problems))
  })
})

describe('the pool of a pair', () => {
  const withPool = (pool: unknown, venues: unknown = [8453]) =>
    problemsOf({ venues, pairs: [{ ...file.pairs[0], pool }] })

  test.each([
    undefined,
    { kind: 'v2' },
    { kind: 'v3', fee: 10_000 },
    { kind: 'v4', fee: 3_000, tickSpacing: 60 },
    { kind: 'v4', fee: 0x800000, tickSpacing: 60, hooks: own },
  ])('%j is a pool', (pool) => {
    expect(withPool(pool)).toEqual([])
  })

  test.each<[unknown, string]>([
    [{ kind: 'v3' }, 'pairs[0].pool.fee: is missing'],
    [{ kind: 'v3', fee: 0.3 }, 'pairs[0].pool.fee: must be a whole number'],
    [{ kind: 'v3', fee: 1_000_001 }, 'pairs[0].pool.fee: must be at most 1000000'],
    [
      { kind: 'v4', fee: 1_000_001, tickSpacing: 60 },
      'pairs[0].pool.fee: must be a fee in parts per million, at most 1000000, or 8388608',
    ],
    [{ kind: 'v4', fee: 3_000, tickSpacing: 0 }, 'pairs[0].pool.tickSpacing: must be at least 1'],
    [{ kind: 'v1' }, 'pairs[0].pool.kind: no such kind; allowed: v2, v3, v4'],
  ])('%j is reported', (pool, problem) => {
    expect(withPool(pool)).toEqual([problem])
  })

  test('a pool of a kind that no venue has is reported', () => {
    expect(withPool({ kind: 'v3', fee: 500 }, [v2])).toEqual([
      'pairs[0].pool.kind: v3 is not one of the venues; allowed: v2',
    ])
    expect(withPool(undefined, [v3, v4])).toEqual([
      'pairs[0].pool: is missing, because the venues have no v2; allowed: v3, v4',
    ])
    expect(withPool(undefined, [])).toEqual([
      'pairs[0].pool: a pair needs an exchange on chain 8453; add 8453 to venues',
    ])
  })
})

describe('pairs of several chains', () => {
  // USDC on Ethereum: Uniswap Labs Default token list 22.21.0 (https://tokenlists.org).
  const usdc = { ...file.tokens.USDC, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', chainId: 1 }
  const tokens = { CAT: file.tokens.CAT, MICE: { ...file.tokens.FISH, chainId: 1 }, USDC: usdc }
  const pairs = [
    { name: 'CAT-ETH', token: 'ETH', baseAsset: 'CAT' },
    { name: 'MICE-ETH', token: 'ETH', baseAsset: 'MICE' },
    { name: 'MICE-USDC', token: usdc.address, baseAsset: 'MICE', pool: { kind: 'v3', fee: 500 } },
  ]

  test('a token names its chain, and each chain of the venues has its deployments', () => {
    const { exchange, otherExchanges, tokens: parsed } = parse({ venues: [8453, 1], tokens, pairs })
    expect([exchange, ...otherExchanges].map(({ chainId, factory }) => [chainId, factory])).toEqual([
      [8453, v2.factory],
      [1, onMainnet[0]?.kind === 'v2' && onMainnet[0].factory],
    ])
    expect([parsed.CAT?.chainId, parsed.USDC?.chainId]).toEqual([undefined, 1])
  })

  test.each<[string, object, string[]]>([
    [
      'a pair of tokens of two chains',
      { pairs: [{ name: 'CAT-USDC', token: usdc.address, baseAsset: 'CAT' }] },
      ['pairs[0].name: CAT is on chain 8453 and USDC on chain 1; a pool has tokens of one chain'],
    ],
    [
      'a pair on a chain without an exchange',
      { venues: [8453], pairs: pairs.slice(0, 2) },
      ['pairs[1].pool: a pair needs an exchange on chain 1; add 1 to venues'],
    ],
    [
      'a pool of a kind that only the other chain has',
      { venues: [8453, onMainnet[0]], pairs: pairs.slice(2) },
      ['pairs[0].pool.kind: v3 is not one of the venues; allowed: v2'],
    ],
    [
      'a token on a chain that is not listed',
      { tokens: { ...tokens, FISH: { ...file.tokens.FISH, chainId: 10 } } },
      ['tokens.FISH.chainId: is not one of the chains; allowed: 1, 8453'],
    ],
    [
      'one contract under two symbols',
      { tokens: { ...tokens, USDCE: usdc } },
      ['tokens.USDCE.address: is the address of USDC too'],
    ],
  ])('%s is reported', (_, changes, problems) => {
    expect(problemsOf({ venues: [8453, 1], tokens, pairs, ...changes })).toEqual(problems)
  })

  test('two chains may have different contracts at one address', () => {
    const same = { ...usdc, chainId: 8453 }
    expect(problemsOf({ venues: [8453, 1], tokens: { ...tokens, USDCE: same }, pairs })).toEqual([])
  })
})
