import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { portInUse, readPort } from '../scripts/lib/process/ports.mjs'
import { projectRoot as root } from '../scripts/lib/project-root.mjs'
import { explain, UserError } from '../scripts/lib/user-error.mjs'
import { parseNetworks } from './addresses.mjs'
import { outliveClosedOutput } from './closed-output.mjs'
import { contentPolicies, developmentPolicies } from './content-policy.mjs'
import { createDirectAnswers } from './delivery/answer-direct.mjs'
import { createLanguageAnswers } from './delivery/answer-language.mjs'
import { createMarketAnswers } from './delivery/answer-market.mjs'
import { createStaticAnswers } from './delivery/answer-static.mjs'
import { withAddresses } from './delivery/router-answers.mjs'
import { loadStaticStore } from './delivery/static-store.mjs'
import { announceEnd, drain, leaveProxy } from './draining.mjs'
import { createHttpServer } from './http-server.mjs'
import { behindProxyLimits, httpLimits } from './http-server-limits.mjs'
import { inlineScriptHashes } from './inline-scripts.mjs'
import { limitImages } from './limit-images.mjs'
import { startMetrics } from './metrics/serve-metrics.mjs'
import { databaseSingleton, marketSingleton, singletonKey } from './shared-names.mjs'
import { siteOrigin } from './site-address.mjs'

// Serves the product: Next's handler behind our security headers and limits. `npm start` runs it; a deployment that brings
// its own chain and process manager runs it directly, after `npm run build`.

/** ms. Below `npm start` they stay, together, below the 7 s after which the parent script kills this process. */
const announceTime = 1500
/** How long open requests are waited for; without a parent as long as a route may take. */
const drainLimit = process.send ? 3500 : 20_000
const idleTime = 500
const marketLimit = 400
const databaseLimit = 1100
const tracingLimit = 300
const dev = process.argv.includes('--dev')
/** Whether a script of ours started this process. */
const isChild = process.send !== undefined
const host = process.env.HOST || '127.0.0.1'

outliveClosedOutput()
try {
  await serve()
} catch (error) {
  fail(error)
}

async function serve() {
  const port = readPort(process.env, 'PORT', 3000)
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })
  // In development, violations of the content policy are logged by the server.
  if (dev) process.env.CSP_REPORTS ||= '1'
  const { default: next } = await import('next')
  const app = next({ dev, dir: root, hostname: host, port })
  await app.prepare()
  if (!dev) await requireRegistration()
  const site = await describeSite()
  const metrics = await startMetrics(root, process.env)
  // A list that cannot be read has ended the start by now.
  const trustedProxies = parseNetworks(process.env.TRUSTED_PROXIES ?? '') ?? undefined
  const tracing = await loadTracing(trustedProxies)
  const store = dev ? null : await loadStaticStore(root)
  const server = createHttpServer({
    ...site,
    handle: dev
      ? app.getRequestHandler()
      : limitImages(withAddresses(app.getRequestHandler(), siteOrigin(process.env))),
    observe: (request, response) => {
      metrics?.observe(request, response)
      tracing?.observe(request, response)
    },
    answers: [
      ...(metrics ? [metrics.answer] : []),
      createMarketAnswers(site),
      ...(store
        ? [
            createLanguageAnswers(store.languages, site),
            createStaticAnswers(store, site),
            createDirectAnswers(site),
          ]
        : []),
    ],
    dev,
    limits: process.env.TRUSTED_PROXIES ? behindProxyLimits : httpLimits,
    trustedProxies,
  })
  if (dev) server.on('upgrade', app.getUpgradeHandler())
  server.once('error', (error) => {
    const taken = 'code' in error && error.code === 'EADDRINUSE'
    fail(taken ? portInUse({ port, variable: 'PORT', purpose: 'the desktop' }) : error)
  })
  const end = async () => {
    if (!dev) await announceEnd(await announceTimeOf(server))
    if (trustedProxies && !isChild) await leaveProxy(server)
    await drain(server, drainLimit, idleTime)
    await stopMarket()
    await closeDatabase()
    await Promise.race([tracing?.stop(), sleep(tracingLimit)])
    process.exit(0)
  }
  let isEnding = false
  const stop = () => {
    if (!isEnding) void end()
    isEnding = true
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop)
  // Windows has no such signal.
  if (process.platform !== 'win32') process.on('SIGUSR2', () => void databaseHolder()?.backUp())
  // The script that started us asks us to stop by closing the channel, and also closes it when it dies.
  process.once('disconnect', stop)
  server.listen(port, host, () => process.send?.({ listening: port }))
}

/**
 * How long health says that this process ends before it stops listening: `DRAIN_SECONDS`, in which a balancer asks for it once.
 * Below `npm start` there is no balancer, so only those who are connected need time.
 *
 * @param {import('node:http').Server} server
 * @returns {Promise<number>} ms
 */
function announceTimeOf(server) {
  return new Promise((resolve) => {
    if (!isChild) resolve(Number(process.env.DRAIN_SECONDS || 5) * 1000)
    else server.getConnections((error, count) => resolve(error || count > 0 ? announceTime : 0))
  })
}

/** What the build wrote about its inline scripts and styles, and who counts its visitors. */
async function readPolicyFacts() {
  const text = await readFile(join(root, '.next', 'content-policy.json'), 'utf8').catch(() => {
    throw new UserError('There is no build to serve: run "npm run build" first.')
  })
  return { ...JSON.parse(text), env: process.env }
}

async function describeSite() {
  const isHttps = /^https:/i.test(process.env.SITE_URL ?? '')
  if (dev) return { policies: developmentPolicies(process.env), isHttps }
  const facts = await readPolicyFacts()
  const policiesOf = (/** @type {string} */ html) =>
    contentPolicies({ ...facts, scriptHashes: inlineScriptHashes(html) })
  return { policies: contentPolicies(facts), policiesOf, isHttps }
}

/** @param {import('node:net').BlockList | undefined} trustedProxies */
async function loadTracing(trustedProxies) {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const [{ startTracing }, { readRoutes }] = await Promise.all([
    import('./tracing/tracing.mjs'),
    import('./metrics/serve-metrics.mjs'),
  ])
  return startTracing({ env: process.env, routes: await readRoutes(root), trustedProxies })
}

/** Before the database closes: another process takes the reading over at once when this one gives it up. */
async function stopMarket() {
  const market = Reflect.get(globalThis, singletonKey(marketSingleton))
  await Promise.race([market?.stop(), sleep(marketLimit)])
}

async function closeDatabase() {
  await Promise.race([databaseHolder()?.close(), sleep(databaseLimit)])
}

/** The routes open the database and are bundled, so it is reached through `globalThis`. */
function databaseHolder() {
  return Reflect.get(globalThis, singletonKey(databaseSingleton))
}

/**
 * Next reports a failing `src/instrumentation.ts` (which checks the configuration) in its log and serves on, with
 * 500 for every page. We do not: this waits for the same, single registration and fails with its error.
 */
async function requireRegistration() {
  const { ensureInstrumentationRegistered } = await import(
    'next/dist/server/lib/router-utils/instrumentation-globals.external.js'
  )
  await ensureInstrumentationRegistered(root, '.next')
}

/** @param {unknown} error */
function fail(error) {
  console.error(explain(error))
  const message = (error instanceof Error ? error.message : String(error)).replace(/^An error .* hook: /, '')
  if (process.send) process.send({ failed: message }, () => process.exit(1))
  else process.exit(1)
}
