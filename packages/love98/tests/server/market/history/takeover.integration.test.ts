import community from '@community/config'
import { expect, onTestFinished, test } from 'vitest'
import { pairsOn, settingsOn } from '@/domain/community/chain-settings'
import { openDatabase } from '@/server/db/open-database'
import { measureTakeovers } from '../../../../scripts/bench/market/takeover.ts'
import { startDemoChains } from '../../../../scripts/demo/chains.ts'
import { createTestDatabase } from '../../db/engines'

test('another process continues when the reading one is killed, and no trade is missing or stored twice', async ({
  skip,
}) => {
  const place = await createTestDatabase('postgres')
  if (!place || !('url' in place.location)) return skip()
  onTestFinished(place.remove)
  // Otherwise both processes would migrate it.
  await (await openDatabase(place.location)).close()
  const { deployment, stop } = await startDemoChains({ port: 0, community, market: 'live' })
  onTestFinished(stop)
  const { exchange, multicall3, chains } = deployment
  const { chainId } = exchange
  const { seconds, ...found } = await measureTakeovers(
    {
      databaseUrl: place.location.url,
      nodeUrl: chains[0]?.rpcUrl ?? '',
      multicall3,
      contracts: settingsOn(deployment, chainId),
      pairs: pairsOn(deployment, community.pairs, chainId),
    },
    { rounds: 2, signal: new AbortController().signal },
  )
  expect(seconds).toHaveLength(2)
  expect(found).toMatchObject({ missing: 0, twice: 0 })
  expect(found.trades).toBeGreaterThan(2_000)
}, 180_000)
