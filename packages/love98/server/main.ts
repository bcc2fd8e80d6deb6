import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { BlockList } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Env, environmentWarnings, readEnv } from '@/server/env'
import { checkedParts } from './checked-parts.ts'
import { ignoreClosedOutput } from './closed-output.ts'
import { contentPolicies } from './content-policy.ts'
import type { Site } from './delivery/answer-static.ts'
import { finishCompression } from './delivery/finish-compression.ts'
import { policyFile } from './delivery/static-manifest.ts'
import { loadStaticStore } from './delivery/static-store.ts'
import type { StaticStore } from './delivery/stored-file.ts'
import { announceShutdown, drain, leaveProxy } from './draining.ts'
import { createHttpServer } from './http-server.ts'
import { httpLimits, proxiedHttpLimits } from './http-server-limits.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import { startMetrics } from './metrics/serve-metrics.ts'
import { fail, StartError } from './start-error.ts'

// Serves the product from the folder of the project. `npm start` runs this file. A deployment with its own chain and
// process manager runs it directly after `npm run build`.

/** The build is below this folder, and relative paths in the environment start there. */
const root = process.cwd()
/**
 * Durations of the shutdown steps, ms. Under `npm start` their sum is less than 7 s, after which the parent script
 * kills this process.
 */
const announceTime = 1500
/** The time limit for open requests. Without a parent script, a request may take as long as its route allows. */
const drainLimit = process.send ? 3500 : 20_000
const idleTime = 500
const marketLimit = 400
const databaseLimit = 1100
const tracingLimit = 300
/** True if one of our scripts started this process. */
const isChild = process.send !== undefined

async function serve(): Promise<void> {
  const env = readEnv()
  for (const warning of environmentWarnings(process.env)) {
    console.warn(warning)
    process.send?.({ warning })
  }
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
  const { answers, handle } = createAnswers({
    store,
    site,
    trustedProxies,
    clientHeader: env.CLIENT_IP_HEADER,
  })
  const server = createHttpServer({
    ...site,
    handle,
    observe: (request, response) => {
      metrics?.observe(request, response)
      tracing?.observe(request, response)
    },
    answers: [...(metrics ? [metrics.answer] : []), ...answers],
    limits: trustedProxies ? proxiedHttpLimits : httpLimits,
    trustedProxies,
  })
  server.once('error', (error) => {
    const taken = 'code' in error && error.code === 'EADDRINUSE'
    fail(taken ? StartError.portInUse(port, 'PORT') : error)
  })
  const end = async () => {
    await announceShutdown(await announceTimeOf(server, env))
    if (trustedProxies && !isChild) await leaveProxy(server)
    await drain(server, drainLimit, idleTime)
    // Stops before the database closes, so that another process can take over the market reader immediately.
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
  // Scripts and npm send a second signal too. It must not end the process before all requests are answered.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  // Windows does not have this signal.
  if (process.platform !== 'win32') process.on('SIGUSR2', () => void backUpDatabase())
  // The parent script closes the channel to stop this process, and the channel also closes when the parent dies.
  process.once('disconnect', stop)
  server.listen(port, host, () => {
    process.send?.({ listening: port })
    finishCompression(root, store)
  })
}

/**
 * Returns the time in which `/api/health` reports the shutdown before this process stops listening: `DRAIN_SECONDS`, in
 * which a load balancer checks it once. Under `npm start` there is no load balancer, so only open connections need that
 * time.
 * @returns ms
 */
function announceTimeOf(server: Server, { DRAIN_SECONDS }: Env): Promise<number> {
  return new Promise((resolve) => {
    if (!isChild) resolve(DRAIN_SECONDS * 1000)
    else server.getConnections((error, count) => resolve(error || count > 0 ? announceTime : 0))
  })
}

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

/**
 * Loads all files of the build. With a missing file, the server would report that it is healthy and answer visitors
 * with 404.
 */
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

ignoreClosedOutput()
await serve().catch(fail)
