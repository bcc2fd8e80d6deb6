import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { ExportResultCode, parseKeyPairsIntoRecord, parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { isWithin, plainAddress } from '@/server/http/addresses'
import { setTracer } from '@/server/spans'
import { createRouteLabels } from '../metrics/route-labels.ts'

type Env = Readonly<Record<string, string | undefined>>

type Tracing = {
  readonly observe: (request: IncomingMessage, response: ServerResponse) => void
  readonly stop: () => Promise<void>
}

/**
 * Spans per export and in the queue, characters of an attribute's value, and ms: between exports, for one export, and
 * for `stop`. Surplus spans are dropped, because tracing must not delay requests.
 */
const limits = { batch: 512, queue: 4096, value: 256, interval: 5000, timeout: 5000, stop: 5000 }

/**
 * Traces requests (https://opentelemetry.io/docs/specs/otel/trace/sdk/): one span per request, and one per call of a
 * node or the gateway that it causes. A span has no address, query or body: addresses of nodes contain keys, and the
 * data of visitors is private. The provider is not registered globally, because instrumentation of other libraries
 * would add spans with full addresses.
 * @param options `trustedProxies`: their `traceparent` is continued; any other sender could join the traces of others
 * @returns null unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set. `stop` exports the queue, for 5 s at most
 */
export function startTracing({
  env,
  routes,
  trustedProxies,
}: {
  env: Env
  routes: readonly string[]
  trustedProxies?: BlockList | undefined
}): Tracing | null {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const labelOf = createRouteLabels(routes)
  const provider = createProvider(env)
  const tracer = provider.getTracer('love98')
  /** The context of the request; null without a recorded span. */
  const current = new AsyncLocalStorage<Context | null>()
  setTracer({
    async trace(name, attributes, work) {
      const parent = current.getStore()
      if (!parent) return work()
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent)
      try {
        return await current.run(trace.setSpan(parent, span), work)
      } catch (error) {
        // Without the error itself, because its text may contain an address.
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
  })
  return {
    async stop() {
      const ended = provider.shutdown().catch(() => undefined)
      await Promise.race([ended, sleep(limits.stop, undefined, { ref: false })])
    },
    observe(request, response) {
      const { method = '', url = '', headers, socket } = request
      const isTrusted =
        trustedProxies && isWithin(plainAddress(socket.remoteAddress ?? '') ?? '', trustedProxies)
      const route = labelOf(url)
      const span = tracer.startSpan(
        `${knownMethods.has(method) ? method : 'HTTP'} ${route}`,
        { kind: SpanKind.SERVER, attributes: { 'http.route': route } },
        isTrusted ? remoteContext(headers.traceparent) : ROOT_CONTEXT,
      )
      if (!span.isRecording()) return current.enterWith(null)
      current.enterWith(trace.setSpan(ROOT_CONTEXT, span))
      response.once('close', () => {
        const status = response.headersSent ? response.statusCode : 0
        span.setAttribute('http.response.status_code', status)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
    },
  }
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/**
 * Returns the parent in a header (https://www.w3.org/TR/trace-context/#traceparent-header); none if it is invalid, as
 * ids of zeros are. `tracestate` is left out, because its values are free text of other systems.
 */
function remoteContext(traceparent: string | string[] | undefined): Context {
  const parent = parseTraceParent(String(traceparent ?? ''))
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

function createProvider(env: Env): BasicTracerProvider {
  return new BasicTracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': env.OTEL_SERVICE_NAME || 'love98',
        'process.pid': process.pid,
      }),
    ),
    // The decision of a parent has priority; the ratio applies to traces that begin here.
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(Number(env.OTEL_TRACES_SAMPLER_ARG || 1)),
    }),
    spanLimits: { attributeValueLengthLimit: limits.value },
    spanProcessors: [
      new BatchSpanProcessor(createExporter(env), {
        maxExportBatchSize: limits.batch,
        maxQueueSize: limits.queue,
        scheduledDelayMillis: limits.interval,
        exportTimeoutMillis: limits.timeout,
      }),
    ],
  })
}

/**
 * Sends spans as OTLP over HTTP in JSON (https://opentelemetry.io/docs/specs/otlp/). A failing collector is reported
 * on the standard error once until it works again.
 */
function createExporter(env: Env): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${String(env.OTEL_EXPORTER_OTLP_ENDPOINT).replace(/\/+$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(env.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: limits.timeout,
    // The whole queue at the end, and the current export.
    concurrencyLimit: limits.queue / limits.batch + 1,
  })
  let isReported = false
  return {
    export(spans, done) {
      exporter.export(spans, ({ code }) => {
        const isSent = code === ExportResultCode.SUCCESS
        // Without the reason: it may contain the address, and the address may contain a key.
        if (!isSent && !isReported)
          console.error('{"level":"error","part":"tracing","event":"The collector takes no spans."}')
        isReported = !isSent
        done({ code })
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
