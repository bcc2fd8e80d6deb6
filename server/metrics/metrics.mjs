import prometheus from 'prom-client'
import { eventsSingleton, singletonKey } from '../shared-names.mjs'
import { collectState } from './collect-state.mjs'
import { createRouteLabels } from './route-labels.mjs'

const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = prometheus

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{
 *   observe: (request: Request, response: Response) => void, text: () => Promise<string>, contentType: string,
 * }} Metrics `observe`: counts a request from its arrival on; `text`: in Prometheus' format
 */

/** Seconds. A file from memory takes less than the first, and a route ends after 20. */
const buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5, 20]

/** What routes count, by the name under which they tell it (`src/server/count-event.ts`), with the labels in their order. */
const events = {
  nodeCall: ['love98_node_calls_total', 'Calls to nodes by method and outcome.', ['method', 'outcome']],
  signIn: ['love98_sign_ins_total', 'Attempts to sign in by outcome.', ['outcome']],
  game: ['love98_games_total', 'Ranked games by what became of them.', ['event']],
  cache: ['love98_cache_reads_total', 'Reads of what is kept for all visitors.', ['cache', 'outcome']],
  rateLimit: ['love98_rate_limited_total', 'Requests refused with 429, by route.', ['route']],
  limit: ['love98_limit_reached_total', 'Requests over a limit of RATE_LIMITS, by its name.', ['limit']],
}

/** Values of one label: a label that a client could choose must not fill the memory. */
const mostValues = 60

/**
 * The metrics of this process. Routes are bundled, so they tell what they count through `globalThis`.
 *
 * @param {readonly string[]} routes of the build
 * @returns {Metrics}
 */
export function createMetrics(routes) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  collectState(registry)
  takeEvents(registry)
  return {
    observe: createObserver(registry, routes),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/**
 * @param {import('prom-client').Registry} registry
 * @param {readonly string[]} routes
 * @returns {Metrics['observe']}
 */
function createObserver(registry, routes) {
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
  /** To look a series up by its labels takes most of the time. @type {Map<string, { inc: () => void }>} */
  const counted = new Map()
  /** @type {Map<string, { observe: (seconds: number) => void }>} */
  const timed = new Map()
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

/**
 * @template Value
 * @param {Map<string, Value>} values
 * @param {string} key
 * @param {() => Value} make
 * @returns {Value}
 */
function known(values, key, make) {
  const found = values.get(key) ?? make()
  values.set(key, found)
  return found
}

/** @param {import('prom-client').Registry} registry */
function takeEvents(registry) {
  const counters = new Map(
    Object.entries(events).map(([event, [name, help, labelNames]]) => {
      const labels = /** @type {string[]} */ (labelNames)
      const options = { name: String(name), help: String(help), labelNames: labels, registers: [registry] }
      return [event, { counter: new Counter(options), values: labels.map(() => new Set()) }]
    }),
  )
  const count = (/** @type {string} */ event, /** @type {readonly string[]} */ labels) => {
    const found = counters.get(event)
    if (!found) return
    const bounded = found.values.map((seen, index) => boundedLabel(seen, labels[index] ?? ''))
    found.counter.labels(...bounded).inc()
  }
  Reflect.set(globalThis, singletonKey(eventsSingleton), { count })
}

/**
 * @param {Set<unknown>} seen
 * @param {string} label
 * @returns {string}
 */
function boundedLabel(seen, label) {
  if (!seen.has(label)) {
    if (seen.size >= mostValues || label.length > 80) return 'other'
    seen.add(label)
  }
  return label
}
