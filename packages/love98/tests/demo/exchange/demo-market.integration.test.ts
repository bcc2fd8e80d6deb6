import { createClient, http } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { community } from '@/app/community'
import { deployedPools } from '@/chain/market/market-pools'
import { pairsOn, settingsOn } from '@/domain/community/chain-settings'
import { parseSettings } from '@/domain/community/deployment-settings'
import { venueOf } from '@/domain/community/venues'
import type { CandlePage } from '@/domain/market/candle'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { TradePage } from '@/domain/market/trade'
import { openDatabase } from '@/server/db/open-database'
import type { Database } from '@/server/db/opened-database'
import { parseDemoManifest } from '@/server/demo-manifest'
import { type Deployment, describeDeployment } from '@/server/deployment'
import { parseEnv } from '@/server/env'
import { readVenues } from '@/server/exchange/venue-check'
import { answerCandles } from '@/server/market/history/answer-candles'
import { createHistorySync } from '@/server/market/history/sync'
import { onChain } from '@/server/market/market-database'
import { type MarketReader, readerTimes, startReader } from '@/server/market/reader'
import { answerTrades } from '@/server/market/trades/answer-trades'
import { startDemoChains } from '../../../scripts/demo/chains.ts'
import { createTestDatabase, type TestDatabase } from '../../server/db/engines'
import { served } from '../../server/market/market-of'

const day = 86_400
const patient = { timeout: 60_000, interval: 200 }

describe('the market of the demo', () => {
  let place: TestDatabase | null = null
  let db: Database
  let chains: Awaited<ReturnType<typeof startDemoChains>>
  let deployment: Deployment
  let reader: MarketReader
  let snapshot: MarketSnapshot
  beforeAll(async () => {
    place = await createTestDatabase('pglite')
    if (!place) throw new Error('PGlite is missing')
    db = await openDatabase(place.location)
    chains = await startDemoChains({ port: 0, community, market: 'history' })
    deployment = describeDeployment(
      community,
      parseEnv({}),
      parseDemoManifest(JSON.stringify(chains.deployment)),
    )
    const { history } = deployment
    const { settings, pairs: listed, pools } = onMain()
    const client = createClient({ transport: http(chains.deployment.chains[0]?.rpcUrl) })
    reader = startReader(
      {
        database: async () => db,
        client,
        multicall3: chains.deployment.multicall3,
        market: { contracts: settings, pairs: listed, pools },
        isPaced: false,
        supplyTokens: new Map(),
        history: (database) =>
          createHistorySync({
            ...{ database, client, pools, finality: 3, days: history.days },
            isReplaceable: true,
          }),
        holder: 'a',
      },
      readerTimes,
    )
    snapshot = await vi.waitFor(() => {
      const read = served(reader)
      if (!read?.pairs.every(({ day: last }) => last)) throw new Error('The history is not read yet')
      return read
    }, patient)
  }, 120_000)
  afterAll(async () => {
    await reader?.stop()
    await chains?.stop()
    await db?.close()
    await place?.remove()
  })

  /** The main chain, which has the pairs of V3 and V4. */
  function onMain() {
    const { settings } = deployment
    const { chainId } = settings.exchange
    const view = settingsOn(settings, chainId)
    const ofChain = pairsOn(settings, community.pairs, chainId)
    return { settings: view, pairs: ofChain, pools: deployedPools(view, ofChain) }
  }

  const pairs = community.pairs.map(({ name }) => name)
  const newer = [
    ['CAT-USDC', 'v3', 0.0125],
    ['CAT-DEGEN', 'v4', 0.0125 / 0.000009],
  ] as const

  test('the settings name the contracts and the pools of V3 and V4, and the contracts agree', async () => {
    const { settings, venues } = deployment
    expect(parseSettings(JSON.parse(JSON.stringify(settings)))).toMatchObject({
      exchange: chains.deployment.exchange,
      pairs: {
        'CAT-USDC': { pool: { kind: 'v3', fee: 3_000 } },
        'CAT-DEGEN': { pool: { kind: 'v4', fee: 3_000, tickSpacing: 60, hooks: null } },
      },
    })
    for (const kind of ['v2', 'v3', 'v4'] as const)
      expect(venueOf(venues, kind)?.chainId).toBe(settings.exchange.chainId)
    const url = chains.deployment.chains[0]?.rpcUrl ?? ''
    const here = venues.filter(({ chainId }) => chainId === settings.exchange.chainId)
    expect(await readVenues(url, here, settings.exchange.wrappedNative, onMain().pools)).toEqual([])
  })

  test.each(newer)('%s of %s has a price near the start, and a day', (name, _, start) => {
    const pair = snapshot.pairs.find((each) => each.name === name)
    const { numerator = '0', denominator = '1' } = pair?.price ?? {}
    const price = Number(numerator) / Number(denominator)
    expect(price / start).toBeGreaterThan(0.6)
    expect(price / start).toBeLessThan(1.5)
    expect(pair).toMatchObject({ reserves: null, depth: expect.stringMatching(/^[1-9]/) })
    expect(pair?.day).toMatchObject({ volume: { base: expect.stringMatching(/^[1-9]/) } })
  })

  test.each(newer)('%s of %s has candles of each of 14 days, and trades', async (name) => {
    const ports = {
      database: async () => onChain(db, deployment.settings.exchange.chainId),
      now: () => new Date(),
      ...{ pairs, pools: onMain().pools },
      ...{ finality: 3, isLasting: false },
    }
    const now = Math.floor(Date.now() / 1000)
    const query = `interval=1h&from=${now - 14 * day}&to=${now}`
    // The history is read backward, day by day.
    await vi.waitFor(async () => {
      const asked = new Request(`http://cats.example/api/market/${name}/candles?${query}`)
      const { candles }: CandlePage = await (await answerCandles(asked, name, ports)).json()
      const traded = candles.filter(({ volume }) => volume.base !== '0')
      const days = new Set(traded.map(({ time }) => Math.floor((now - time) / day)))
      expect([...days].sort((one, other) => one - other)).toEqual(Array.from({ length: 14 }, (_, ago) => ago))
    }, patient)

    const request = new Request(`http://cats.example/api/market/${name}/trades`)
    const page: TradePage = await (
      await answerTrades(request, name, { ...ports, readAccounts: null, explorer: null })
    ).json()
    expect(page.trades.length).toBeGreaterThan(20)
    expect(new Set(page.trades.map(({ side }) => side))).toEqual(new Set(['buy', 'sell']))
    expect(Number(page.trades[0]?.time)).toBeGreaterThan(now - 3 * 3_600)
  })
})
