import community from '@community/config'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseDemoManifest } from '@/server/demo-manifest'
import { startDemoChains } from '../../../scripts/demo/chains.ts'
import { type Market, onOneChain, onTwoChains } from '../../../scripts/demo/market-parts.ts'
import { newerPairsOf } from '../../../scripts/demo/seed-newer-pools.ts'

// `npm start` installs no development dependencies, so that these packages are missing.
vi.mock('../../../scripts/demo/exchange/artifacts.ts', () => ({
  v3Artifacts: () => null,
  v4Artifacts: () => null,
}))

test('without the packages of V3 and V4 the demo has pools of V2 alone, and says what is missing', async () => {
  const notices: string[] = []
  const onNotice = (line: string) => notices.push(line)
  const { deployment, stop } = await startDemoChains({ port: 0, community, onNotice })
  onTestFinished(stop)
  expect(notices).toEqual([expect.stringMatching(/pools of Uniswap V2\. .*@uniswap\/v3-core.*"npm ci"/)])
  expect(Object.keys(deployment.pools).sort()).toEqual(community.pairs.map(({ name }) => name).sort())
  const { venues, pairs, exchange } = parseDemoManifest(JSON.stringify(deployment))
  expect(venues.map(({ kind, chainId }) => [kind, chainId])).toEqual([
    ['v2', 31_337],
    ['v2', 31_338],
  ])
  expect(pairs).toEqual({})
  expect(exchange).toMatchObject({ v3Factory: null, poolManager: null, universalRouter: null })
})

test('the second pair is on V3 and the fourth on V4, or the pairs to which the file gives such pools', () => {
  const newerOf = (file: Market) => newerPairsOf(onOneChain(file))
  expect(newerOf(community)).toEqual({ 'CAT-USDC': 'v3', 'CAT-DEGEN': 'v4' })
  const withPool = (name: string, kind: 'v2' | 'v3' | 'v4') => ({
    ...community,
    pairs: community.pairs.map((pair) => (pair.name === name ? { ...pair, pool: { kind } } : pair)),
  })
  expect(newerOf(withPool('CAT-SPX', 'v4'))).toEqual({ 'CAT-SPX': 'v4' })
  expect(newerOf(withPool('CAT-SPX', 'v2'))).toEqual({ 'CAT-USDC': 'v3', 'CAT-DEGEN': 'v4' })
  // MEOW takes a fee of each transfer in the demo.
  expect(newerOf(withPool('CAT-MEOW', 'v3'))).toEqual({})
  // The second chain of the demo has pools of V2 alone.
  expect(newerPairsOf(onTwoChains(withPool('FISH-ETH', 'v3')).first)).toEqual({})
})
