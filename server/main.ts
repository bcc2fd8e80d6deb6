import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { BlockList } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Env, readEnv } from '@/server/env'
import { checkedParts } from './checked-parts.ts'
import { outliveClosedOutput } from './closed-output.ts'
import { contentPolicies } from './content-policy.ts'
import type { Site } from './delivery/answer-static.ts'
import { policyFile } from './delivery/static-manifest.ts'
import { loadStaticStore } from './delivery/static-store.ts'
import type { StaticStore } from './delivery/stored-file.ts'
import { finishCompressing } from './delivery/take-over.ts'
import { announceEnd, drain, leaveProxy } from './draining.ts'
import { fail } from './fail.ts'
import { createHttpServer } from './http-server.ts'
import { behindProxyLimits, httpLimits } from './http-server-limits.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import { startMetrics } from './metrics/serve-metrics.ts'
import { StartError } from './start-error.ts'

// Serves the product, in the folder of the project. `npm start` runs it; a deployment that brings its own chain and process
// manager runs it directly, after `npm run build`.

/** The build is below it, and relative paths of the environment begin there. */
const root = process.cwd()
/** ms. Below `npm start` they stay, together, below the 7 s after which the parent script kills this process. */
const announceTime = 1500
/** How long open requests are waited for; without a parent as long as a route may take. */
const drainLimit = process.send ? 3500 : 20_000
const idleTime = 500
const marketLimit = 400
const databaseLimit = 1100
const tracingLimit = 300
/** Whether a script of ours started this process. */
const isChild = process.send !== undefined

async function serve(): Promise<void> {
  const env = readEnv()
  const { PORT: port, HOST: host } = env
  const trustedProxies = env.TRUSTED_PROXIES.rules.length > 0 ? env.TRUSTED_PROXIES : undefined
  const [app, { backUpDatabase, closeDatabase }, { createAnswers }, site, store] = await Promise.all([
    checkedParts(),
    import('@/server/db/database'),
    import('./answers.ts'),
    describeSite(env),
    loadFiles(env),
  ])
  if (!app) return
  const metrics = await startMetrics(env, app.routeNames, app.state)
  const tracing = await loadTracing(env, app.routeNames, trustedProxies)
  const { answers, handle } = createAnswers({ store, site, trustedProxies })
  const server = createHttpServer({
    ...site,
    handle,
    observe: (request, response) => {
      metrics?.observe(request, response)
      tracing?.observe(request, response)
    },
    answers: [...(metrics ? [metrics.answer] : []), ...answers],
    limits: trustedProxies ? behindProxyLimits : httpLimits,
    trustedProxies,
  })
  server.once('error', (error) => {
    const taken = 'code' in error && error.code === 'EADDRINUSE'
    fail(taken ? StartError.portInUse(port, 'PORT') : error)
  })
  const end = async () => {
    await announceEnd(await announceTimeOf(server, env))
    if (trustedProxies && !isChild) await leaveProxy(server)
    await drain(server, drainLimit, idleTime)
    // Before the database closes: another process takes the reading over at once when this one gives it up.
    await Promise.race([app.stopMarket(), sleep(marketLimit)])
    await Promise.race([closeDatabase(), sleep(databaseLimit)])
    await Promise.race([tracing?.stop(), sleep(tracingLimit)])
    process.exit(0)
  }
  let isEnding = false
  const stop = () => {
    if (!isEnding) void end()
    isEnding = true
  }
  // A second one, which scripts and npm send too, must not end the process before its requests are answered.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  // Windows has no such signal.
  if (process.platform !== 'win32') process.on('SIGUSR2', () => void backUpDatabase())
  // The script that started us asks us to stop by closing the channel, and also closes it when it dies.
  process.once('disconnect', stop)
  server.listen(port, host, () => {
    process.send?.({ listening: port })
    finishCompressing(root, store)
  })
}

/**
 * How long health says that this process ends before it stops listening: `DRAIN_SECONDS`, in which a balancer asks for it once.
 * Below `npm start` there is no balancer, so only those who are connected need time.
 * @returns ms
 */
function announceTimeOf(server: Server, { DRAIN_SECONDS }: Env): Promise<number> {
  return new Promise((resolve) => {
    if (!isChild) resolve(DRAIN_SECONDS * 1000)
    else server.getConnections((error, count) => resolve(error || count > 0 ? announceTime : 0))
  })
}

/** The policies of this site: those of the build's pages, by what the build wrote about their scripts and styles. */
async function describeSite(env: Env): Promise<Site> {
  const text = await readFile(join(root, policyFile), 'utf8').catch(() => {
    throw new StartError('There is no build to serve: run "npm run build" first.')
  })
  const facts = { ...parsePolicy(text), env }
  return {
    policies: contentPolicies(facts),
    policiesOf: (html) => contentPolicies({ ...facts, scriptHashes: inlineScriptHashes(html) }),
    isHttps: env.SITE_URL.startsWith('https:'),
  }
}

function parsePolicy(text: string) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw StartError.halfBuilt(error)
  }
}

/** The files of the build, all of them: without one, a server that says it is well would answer visitors with 404. */
async function loadFiles(env: Env): Promise<StaticStore> {
  const store = await loadStaticStore(root, { origin: env.SITE_URL }).catch((error: unknown) => {
    throw StartError.halfBuilt(error)
  })
  if (store.files.size === 0) throw StartError.halfBuilt()
  return store
}

async function loadTracing(env: Env, routes: readonly string[], trustedProxies: BlockList | undefined) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME } = env
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { startTracing } = await import('./tracing/tracing.ts')
  const { OTEL_TRACES_SAMPLER_ARG } = env
  return startTracing({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS,
      OTEL_SERVICE_NAME,
      OTEL_TRACES_SAMPLER_ARG,
    },
    routes,
    trustedProxies,
  })
}

outliveClosedOutput()
await serve().catch(fail)
