import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { isWithin, plainAddress } from '../../src/server/http/addresses.ts'
import { createRouteLabels } from '../metrics/route-labels.ts'
import { createExporter } from './export-spans.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ traceId: string, spanId: string }} Context
 * @typedef {Record<string, string | number>} Attributes
 * @typedef {{
 *   name: string, kind: 'server' | 'client', context: Context, parent: string, start: number, end: number,
 *   attributes: Attributes, isFailed: boolean,
 * }} Span `start`, `end`: ms since 1970, with fractions
 */

/**
 * Traces of requests (https://opentelemetry.io/docs/specs/otlp/): one span a request, and one a call of a node or the gateway that
 * it causes. A span has no address, no query and no body: those of nodes hold keys, and those of visitors are theirs.
 *
 * @param {{
 *   env: Readonly<Record<string, string | undefined>>, routes: readonly string[],
 *   trustedProxies?: import('node:net').BlockList | undefined,
 * }} options `trustedProxies`: whose `traceparent` is continued; any other sender could join the traces of others
 * @returns {{ observe: (request: Request, response: Response) => void, stop: () => Promise<void> } | null} null unless
 *   `OTEL_EXPORTER_OTLP_ENDPOINT` is set
 */
export function startTracing({ env, routes, trustedProxies }) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const labelOf = createRouteLabels(routes)
  const exporter = createExporter(env)
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || 1)
  /** @type {AsyncLocalStorage<Context | null>} */
  const current = new AsyncLocalStorage()
  const tracer = {
    /**
     * @template Value
     * @param {string} name
     * @param {Attributes} attributes
     * @param {() => Promise<Value>} work
     * @returns {Promise<Value>}
     */
    async trace(name, attributes, work) {
      const parent = current.getStore()
      if (!parent) return work()
      const context = { traceId: parent.traceId, spanId: newId(8) }
      const span = {
        name,
        kind: /** @type {const} */ ('client'),
        context,
        parent: parent.spanId,
        start: now(),
        attributes,
      }
      return current.run(context, work).then(
        (value) => {
          exporter.add({ ...span, end: now(), isFailed: false })
          return value
        },
        (error) => {
          exporter.add({ ...span, end: now(), isFailed: true })
          throw error
        },
      )
    },
  }
  Reflect.set(globalThis, Symbol.for('love98.tracer'), tracer)
  return {
    stop: exporter.stop,
    observe(request, response) {
      const { method = '', url = '', headers, socket } = request
      const isTrusted =
        trustedProxies && isWithin(plainAddress(socket.remoteAddress ?? '') ?? '', trustedProxies)
      const given = isTrusted
        ? /^00-([0-9a-f]{32})-([0-9a-f]{16})-/.exec(String(headers.traceparent ?? ''))
        : null
      if (Math.random() >= ratio) return current.enterWith(null)
      const context = { traceId: given?.[1] ?? newId(16), spanId: newId(8) }
      const start = now()
      current.enterWith(context)
      response.once('close', () => {
        const route = labelOf(url)
        const status = response.headersSent ? response.statusCode : 0
        exporter.add({
          name: `${knownMethods.has(method) ? method : 'HTTP'} ${route}`,
          kind: 'server',
          context,
          parent: given?.[2] ?? '',
          start,
          end: now(),
          attributes: { 'http.route': route, 'http.response.status_code': status },
          isFailed: status >= 500,
        })
      })
    },
  }
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/** @param {number} bytes */
function newId(bytes) {
  return randomBytes(bytes).toString('hex')
}

function now() {
  return performance.timeOrigin + performance.now()
}
