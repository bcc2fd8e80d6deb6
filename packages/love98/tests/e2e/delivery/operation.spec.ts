import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { freePort } from '../../support/free-port.ts'
import { test } from '../support/product-test'

const token = 'a-token-of-this-test'

/** `data`: the parent folder of the database folder. */
type Operated = { url: string; metrics: string; child: ChildProcess; data: string }

/** Runs the server as a process manager does: configured by environment variables and controlled by signals only. */
const operated = test.extend<{ server: Operated }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
  server: async ({}, use) => {
    const [port, metricsPort] = [await freePort(), await freePort()]
    const data = await mkdtemp(join(tmpdir(), 'love98-operation-'))
    await copyDatabaseTemplate(join(data, 'data'))
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        SITE_URL: 'https://cats.example',
        LOVE98_DATA: join(data, 'data'),
        ETHEREUM_RPC_URL: 'http://127.0.0.1:1',
        METRICS_PORT: String(metricsPort),
        METRICS_TOKEN: token,
        DRAIN_SECONDS: '2',
        LOG_LEVEL: 'error',
        DEMO_MANIFEST: '',
      },
      stdio: 'ignore',
    })
    const url = `http://127.0.0.1:${port}`
    await expect.poll(() => fetch(url).then(({ status }) => status, String), { timeout: 30_000 }).toBe(200)
    await use({ url, metrics: `http://127.0.0.1:${metricsPort}/metrics`, child, data })
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(data, { recursive: true, force: true, maxRetries: 3 })
  },
})

operated('is measured, and ends without losing who asks', async ({ server }) => {
  const { url, metrics, child, data } = server
  const read = async (path: string) => (await fetch(`${url}${path}`)).text()
  const scrape = async () => (await fetch(metrics, { headers: { authorization: `Bearer ${token}` } })).text()
  // One build serves every site address.
  expect(await read('/p/pairs')).toContain('<link rel="canonical" href="https://cats.example/p/pairs"')
  expect(await read('/sitemap.xml')).toContain('<loc>https://cats.example/p/swap</loc>')

  for (const address of [metrics, `${url}/metrics`]) expect((await fetch(address)).status).toBe(401)
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [`0x${'11'.repeat(20)}`, 'latest'] }
  await fetch(`${url}/api/rpc/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([call]),
  })
  await fetch(`${url}/api/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"message":"x","signature":"0x"}',
  })
  const counted = await scrape()
  for (const line of [
    /^love98_http_requests_total\{route="\/p\/\[program\]",status="200"\} 1$/m,
    /^love98_http_requests_total\{route="\/api\/rpc\/\[chainId\]",status="503"\} 1$/m,
    /^love98_node_calls_total\{method="eth_getBalance",outcome="failed"\} 1$/m,
    /^love98_sign_ins_total\{outcome="verification-failed"\} 1$/m,
    /^love98_draining 0$/m,
    /^# TYPE love98_market_lag_seconds gauge$/m,
  ])
    expect(counted).toMatch(line)
  // No node, so no chain is read.
  expect(counted).not.toMatch(/^love98_market_lag_seconds\b/m)

  // A backup is complete when it has its final name.
  child.kill('SIGUSR2')
  const isBackup = (name: string) => /^data\.\d{8}T\d{6}Z\.tar\.gz$/.test(name)
  await expect.poll(async () => (await readdir(data)).filter(isBackup).length).toBe(1)

  child.kill('SIGTERM')
  const health = () => fetch(`${url}/api/health?part=process`).then(({ status }) => status, String)
  await expect.poll(health).toBe(503)
  // The load balancer has not checked health yet, so requests are still served as usual.
  expect(await read('/p/pairs')).toContain('canonical')
  expect(await scrape()).toMatch(/^love98_draining 1$/m)
  // A terminal sends SIGTERM to the whole group, and npm and a start script forward it as well.
  child.kill('SIGTERM')
  const [code, signal] =
    child.exitCode === null ? await once(child, 'exit') : [child.exitCode, child.signalCode]
  expect([code, signal]).toEqual([0, null])
})
