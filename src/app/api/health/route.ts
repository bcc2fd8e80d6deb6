import { drainingSince } from '@/server/draining'
import { routerHealth } from '@/server/exchange/router-check'
import { type PartHealth, type Watch, watchDatabase, watchNode } from '@/server/health'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { marketHealth } from '@/server/market/market-health'
import { runningMarket } from '@/server/market/served-market'
import { deployment } from '../deployment'

/** Answered by the running server, never in the build. */
export const dynamic = 'force-dynamic'

/**
 * The state of the server: 200 when every part works, 503 when one does not or the server is about to end. `?part=process` (or `database`, `nodes`, `market`, `exchange`;
 * may be repeated) asks about that part alone: a load balancer must not take servers away because a node is down.
 */
export const GET = handle(async (request) => {
  const draining = drainingSince()
  if (draining !== null)
    return Response.json({ status: 'draining', sinceMs: Date.now() - draining }, { status: 503 })
  await limitSender(request, 'health')
  const named = new URL(request.url).searchParams.getAll('part')
  const isAsked = (part: string) => named.length === 0 || named.includes(part)
  const [database, nodes] = await Promise.all([
    isAsked('database') ? watches().database() : undefined,
    isAsked('nodes') ? askNodes() : undefined,
  ])
  const reader = isAsked('market') ? runningMarket() : undefined
  const prices = reader ? marketHealth(reader.status()) : undefined
  const exchange = isAsked('exchange') ? routerHealth(deployment()) : undefined
  const parts = [database, prices, exchange, ...Object.values(nodes ?? {})]
  const isWell = parts.every((part) => part?.ok !== false)
  return Response.json(
    {
      status: isWell ? 'ok' : 'failing',
      process: { ok: true, ageMs: Math.round(process.uptime() * 1000) },
      ...(database ? { database } : {}),
      ...(nodes ? { nodes } : {}),
      ...(prices ? { market: prices } : {}),
      ...(exchange ? { exchange } : {}),
    },
    { status: isWell ? 200 : 503 },
  )
})

export const POST = refuseMethod('GET, HEAD')

type Watches = { database: Watch; nodes: ReadonlyMap<number, Watch> }

let known: Watches | undefined

function watches(): Watches {
  known ??= {
    database: watchDatabase(),
    nodes: new Map([...deployment().nodes].map(([chainId, url]) => [chainId, watchNode(url)])),
  }
  return known
}

/** By chain id; a chain without a node is not in it. */
async function askNodes(): Promise<Record<string, PartHealth>> {
  const asked = [...watches().nodes].map(async ([chainId, watch]) => [chainId, await watch()] as const)
  return Object.fromEntries(await Promise.all(asked))
}
