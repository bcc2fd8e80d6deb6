import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import prometheus, { type Registry as MetricsRegistry } from 'prom-client'
import { countWith } from '@/server/count-event'
import { collectState, type ProcessState } from './collect-state.ts'
import { createRouteLabels } from './route-labels.ts'

const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = prometheus

/** `observe`: counts a request from its arrival; `text`: in Prometheus' format */
export type Metrics = {
  observe: (request: Request, response: Response) => void
  text: () => Promise<string>
  contentType: string
}

/** Seconds. A file from memory takes less than the first bucket, and a route ends after 20. */
const buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5, 20]

/** Counters of the routes by event name (`src/server/count-event.ts`); the order of the labels is significant. */
const events = {
  nodeCall: ['love98_node_calls_total', 'Calls to nodes by method and outcome.', ['method', 'outcome']],
  signIn: ['love98_sign_ins_total', 'Attempts to sign in by outcome.', ['outcome']],
  game: ['love98_games_total', 'Ranked games by what became of them.', ['event']],
  cache: ['love98_cache_reads_total', 'Reads of what is kept for all visitors.', ['cache', 'outcome']],
  rateLimit: ['love98_rate_limited_total', 'Requests refused with 429, by route.', ['route']],
  limit: ['love98_limit_reached_total', 'Requests over a limit of RATE_LIMITS, by its name.', ['limit']],
}

/** The maximum number of values of a label: a client-controlled label must not fill the memory. */
const mostValues = 60

/**
 * Creates the metrics of this process.
 * @param routes of the build
 */
export function createMetrics(routes: readonly string[], state: ProcessState): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  collectState(registry, state)
  takeEvents(registry)
  return {
    observe: createObserver(registry, routes),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function createObserver(registry: MetricsRegistry, routes: readonly string[]): Metrics['observe'] {
  const labelOf = createRouteLabels(routes)
  const requests = new Counter({
    name: 'love98_http_requests_total',
    help: 'Answered requests by route and status; status 0: the client left before the answer.',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'love98_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['route'],
    buckets,
    registers: [registry],
  })
  const open = new Gauge({
    name: 'love98_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers: [registry],
  })
  /** Looking up a series by its labels takes most of the time. */
  const counted: Map<string, { inc: () => void }> = new Map()
  const timed: Map<string, { observe: (seconds: number) => void }> = new Map()
  return ({ url = '' }, response) => {
    const start = performance.now()
    open.inc()
    response.once('close', () => {
      open.dec()
      const route = labelOf(url)
      const status = response.headersSent ? response.statusCode : 0
      known(counted, `${route} ${status}`, () => requests.labels(route, String(status))).inc()
      known(timed, route, () => durations.labels(route)).observe((performance.now() - start) / 1000)
    })
  }
}

function known<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const found = values.get(key) ?? make()
  values.set(key, found)
  return found
}

function takeEvents(registry: MetricsRegistry) {
  const counters = new Map(
    Object.entries(events).map(([event, [name, help, labelNames]]) => {
      const labels = labelNames as string[]
      const options = { name: String(name), help: String(help), labelNames: labels, registers: [registry] }
      return [event, { counter: new Counter(options), values: labels.map(() => new Set()) }]
    }),
  )
  const count = (event: string, labels: readonly string[]) => {
    const found = counters.get(event)
    if (!found) return
    const bounded = found.values.map((seen, index) => boundedLabel(seen, labels[index] ?? ''))
    found.counter.labels(...bounded).inc()
  }
  countWith(count)
}

function boundedLabel(seen: Set<unknown>, label: string): string {
  if (!seen.has(label)) {
    if (seen.size >= mostValues || label.length > 80) return 'other'
    seen.add(label)
  }
  return label
}
