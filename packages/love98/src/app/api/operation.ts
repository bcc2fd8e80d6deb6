import { exchangesOf } from '@/domain/community/chain-settings'
import { readEnv } from '@/server/env'
import { routerHealth, servedSettings } from '@/server/exchange/router-check'
import { venueHealth } from '@/server/exchange/venue-check'
import { drainingSince, type HealthWatch, type PartHealth, watchDatabase, watchNode } from '@/server/health'
import { listViolations, parseCspReport, recordViolation } from '@/server/http/csp-report'
import { limitSender, minute, rateLimit } from '@/server/http/rate-limit'
import { type Call, route } from '@/server/http/route'
import { logProblem } from '@/server/log'
import { marketHealth } from '@/server/market/reader'
import { runningMarkets } from '@/server/market/served-market'
import { deployment } from './deployment'

// Routes for operators: the settings of the deployment, its health, and the policy violations that its pages reported.

const healthLimit = rateLimit('health', 120, minute)

/**
 * The state of the server: 200 when every part works, 503 when a part fails or the server is shutting down.
 * `?part=process` (or `database`, `nodes`, `market`, `exchange`; may be repeated) checks only that part, so
 * that a load balancer does not remove servers because a node is down.
 */
async function answerHealth({ request, sender }: Call): Promise<Response> {
  const draining = drainingSince()
  if (draining !== null)
    return Response.json({ status: 'draining', sinceMs: Date.now() - draining }, { status: 503 })
  // The limit is not a step of the route, because a draining server answers load balancers without a limit.
  await limitSender(sender, healthLimit)
  const named = new URL(request.url).searchParams.getAll('part')
  const isAsked = (part: string) => named.length === 0 || named.includes(part)
  const [database, nodes] = await Promise.all([
    isAsked('database') ? watches().database() : undefined,
    isAsked('nodes') ? askNodes() : undefined,
  ])
  const { market: prices, markets } = isAsked('market') ? marketsHealth() : {}
  const exchange = isAsked('exchange') ? exchangeHealth() : undefined
  const parts = [database, prices, exchange, ...Object.values(markets ?? {}), ...Object.values(nodes ?? {})]
  const isWell = parts.every((part) => part?.ok !== false)
  return Response.json(
    {
      status: isWell ? 'ok' : 'failing',
      process: { ok: true, ageMs: Math.round(process.uptime() * 1000) },
      ...(database ? { database } : {}),
      ...(nodes ? { nodes } : {}),
      ...(prices ? { market: prices } : {}),
      ...(markets ? { markets } : {}),
      ...(exchange ? { exchange } : {}),
    },
    { status: isWell ? 200 : 503 },
  )
}

/** The readers of the market: of the main chain, and of the other chains by id, if there are any. */
function marketsHealth(): { market?: PartHealth; markets?: Record<string, PartHealth> } {
  const main = deployment().settings.exchange.chainId
  const parts = [...runningMarkets()].map(
    ([chainId, reader]) => [chainId, marketHealth(reader.status())] as const,
  )
  const market = parts.find(([chainId]) => chainId === main)?.[1]
  const others = parts.filter(([chainId]) => chainId !== main)
  return {
    ...(market ? { market } : {}),
    ...(others.length > 0 ? { markets: Object.fromEntries(others) } : {}),
  }
}

/** The routers of V2 and the contracts of the venues of all chains; the one with a problem, if any. */
function exchangeHealth(): PartHealth | undefined {
  const parts = exchangesOf(deployment().settings)
    .flatMap((exchange) => [routerHealth(deployment(), exchange), venueHealth(deployment(), exchange)])
    .filter((part) => part !== undefined)
  return parts.find(({ ok }) => !ok) ?? parts[0]
}

type Watches = { database: HealthWatch; nodes: ReadonlyMap<number, HealthWatch> }

let known: Watches | undefined

function watches(): Watches {
  known ??= {
    database: watchDatabase(),
    nodes: new Map([...deployment().nodes].map(([chainId, url]) => [chainId, watchNode(url)])),
  }
  return known
}

/** The health of each node by chain id. Chains without a node are left out. */
async function askNodes(): Promise<Record<string, PartHealth>> {
  const asked = [...watches().nodes].map(async ([chainId, watch]) => [chainId, await watch()] as const)
  return Object.fromEntries(await Promise.all(asked))
}

const reportLimit = rateLimit('csp-report', 60, minute)
const maxReportBytes = 16_384

/** Logs violations of the content security policy. Pages send reports in development and in tests only. */
function logReport({ body }: Call): Response {
  const violation = parseCspReport(body)
  recordViolation(violation)
  const { directive, blocked, page } = violation
  const what = `${new URL(page, 'http://localhost').pathname} broke ${directive} with ${blocked || 'its own code'}`
  logProblem('content-policy', what)
  return new Response(null, { status: 204 })
}

/** Lists the violations so far. The browser tests assert that the list is empty. */
function answerReports(): Response {
  return Response.json({ violations: listViolations() })
}

/** Any client could fill the log, so the routes exist only where pages send reports. */
function areReportsEnabled(): boolean {
  return readEnv().CSP_REPORTS === '1'
}

export const operationRoutes = [
  route({
    method: 'GET',
    path: '/api/config',
    answer: async () => Response.json(await servedSettings(deployment())),
  }),
  route({ method: 'GET', path: '/api/health', answer: answerHealth }),
  route({
    method: 'POST',
    path: '/api/csp-report',
    isEnabled: areReportsEnabled,
    limit: reportLimit,
    body: { maxBytes: maxReportBytes, type: 'application/csp-report' },
    answer: logReport,
  }),
  route({ method: 'GET', path: '/api/csp-report', isEnabled: areReportsEnabled, answer: answerReports }),
]
