import { readHead } from '@/chain/market/read-head'
import { readReserves } from '@/chain/market/read-reserves'
import { LoveError } from '@/domain/errors'
import { handle, refuseMethod } from '@/server/http/handle'
import { buildSnapshot } from '@/server/market/build-snapshot'
import { marketClient } from '@/server/market/node-client'
import { marketPools } from '@/server/market/pools'
import { community } from '../../community'
import { deployment } from '../deployment'

/** Answered by the running server, never in the build. */
export const dynamic = 'force-dynamic'

/** Reserves and prices of all pairs at one block. */
export const GET = handle(async () => {
  const { settings, nodes } = deployment()
  const { exchange, chains } = settings
  const url = nodes.get(exchange.chainId)
  const multicall3 = chains.find(({ id }) => id === exchange.chainId)?.multicall3
  if (!url || !multicall3) throw new LoveError('node-unavailable')
  const client = marketClient(url)
  const pools = marketPools(settings, community.pairs)
  try {
    const head = await readHead(client)
    if (!head) throw new Error('The chain has no block')
    const addresses = pools.map(({ pool }) => pool)
    const reserves = await readReserves(client, multicall3, addresses, head.hash)
    return Response.json(
      buildSnapshot(
        { contracts: settings, pairs: community.pairs, pools },
        {
          head,
          reserves: new Map(addresses.map((pool, index) => [pool, reserves[index] ?? null])),
          days: new Map(),
        },
      ),
    )
  } catch (error) {
    throw new LoveError('node-unavailable', error)
  }
})

export const POST = refuseMethod('GET, HEAD')
