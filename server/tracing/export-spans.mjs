/**
 * @typedef {import('./tracing.mjs').Span} Span
 */

/** Spans in one request and in memory; ms between requests, and for one. What does not fit is dropped: tracing must not weigh. */
const limits = { batch: 512, queue: 4096, interval: 5000, timeout: 5000 }

/**
 * Sends spans to a collector as OTLP over HTTP in JSON, in the background.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ add: (span: Span) => void, stop: () => Promise<void> }} `stop` sends what is left
 */
export function createExporter(env) {
  const url = `${String(env.OTEL_EXPORTER_OTLP_ENDPOINT).replace(/\/+$/, '')}/v1/traces`
  const headers = { ...readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS), 'content-type': 'application/json' }
  const service = env.OTEL_SERVICE_NAME || 'love98'
  /** @type {Span[]} */
  let queue = []
  let isTold = false
  const send = async () => {
    const spans = queue.splice(0, limits.batch)
    if (spans.length === 0) return
    const sent = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(toRequest(service, spans)),
      redirect: 'error',
      signal: AbortSignal.timeout(limits.timeout),
    }).then(
      (answer) => answer.body?.cancel().then(() => answer.ok) ?? answer.ok,
      () => false,
    )
    // Said once until it works again; the address may hold a key.
    if (!sent && !isTold)
      console.error('{"level":"error","part":"tracing","event":"The collector takes no spans."}')
    isTold = !sent
  }
  /** One at a time. */
  let sending = Promise.resolve()
  const flush = () => {
    sending = sending.then(send)
    return sending
  }
  const timer = setInterval(flush, limits.interval).unref()
  return {
    add(span) {
      if (queue.length < limits.queue) queue.push(span)
      if (queue.length === limits.batch) void flush()
    },
    async stop() {
      clearInterval(timer)
      await flush()
      queue = []
    },
  }
}

/**
 * @param {string} service
 * @param {readonly Span[]} spans
 */
function toRequest(service, spans) {
  const resource = { attributes: attributesOf({ 'service.name': service, 'process.pid': process.pid }) }
  return {
    resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'love98' }, spans: spans.map(toSpan) }] }],
  }
}

/** @param {Span} span */
function toSpan({ name, kind, context, parent, start, end, attributes, isFailed }) {
  return {
    ...context,
    ...(parent ? { parentSpanId: parent } : {}),
    name,
    kind: kind === 'server' ? 2 : 3,
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributesOf(attributes),
    status: isFailed ? { code: 2 } : {},
  }
}

/** @param {number} ms */
function nanoseconds(ms) {
  return String(BigInt(Math.round(ms * 1000)) * 1000n)
}

/** @param {import('./tracing.mjs').Attributes} attributes */
function attributesOf(attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
}

/**
 * @param {string} [text] `name=value,name=value`, values percent-encoded
 * @returns {Record<string, string>}
 */
function readHeaders(text = '') {
  const pairs = text.split(',').flatMap((part) => {
    const cut = part.indexOf('=')
    return cut > 0 ? [[part.slice(0, cut).trim(), decodeURIComponent(part.slice(cut + 1).trim())]] : []
  })
  return Object.fromEntries(pairs)
}
