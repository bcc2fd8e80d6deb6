import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import community from '@community/config'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { startDemoChains } from '../../../scripts/demo/chains.ts'
import { projectRoot } from '../../../scripts/lib/project-root.mjs'
import { startHost } from '../../safe/host/host-server'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { freePort } from '../../support/free-port.ts'
import { marketIsRead } from './market-is-read'

export type SafeProduct = Awaited<ReturnType<typeof startSafeProduct>>

/**
 * Starts a separate product and chain for tests that change the demo Safe, with two pages that embed the product: an
 * allowed host and a foreign one.
 */
async function startSafeProduct() {
  const folder = await mkdtemp(join(tmpdir(), 'love98-safe-'))
  const manifestFile = join(folder, 'deployment.json')
  const chains = await startDemoChains({ port: 0, community, manifestFile })
  const [port, hostPort, foreignPort] = [await freePort(), await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const { deployment } = chains
  await copyDatabaseTemplate(join(folder, 'data'))
  const host = await startHost({ app: `${url}/`, port: hostPort, deployment })
  const foreign = await startHost({ app: `${url}/`, port: foreignPort, deployment })
  const sameSite = host.url.replace('127.0.0.1', 'localhost')
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO_MANIFEST: manifestFile,
      SAFE_HOSTS: `${host.url} ${sameSite}`,
      SAFE_GATEWAY_URL: '',
      LOVE98_DATA: join(folder, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(server, 'message')
  await marketIsRead(url)
  return {
    url,
    host,
    foreign,
    sameSite,
    deployment,
    async stop() {
      if (server.exitCode === null) {
        server.disconnect()
        await once(server, 'exit')
      }
      await Promise.all([host.stop(), foreign.stop(), chains.stop()])
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

export function withSafeProduct(): () => SafeProduct {
  let product: SafeProduct | undefined
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    product = await startSafeProduct()
  })
  test.afterAll(() => product?.stop())
  return () => {
    if (!product) throw new Error('The product is started before the tests')
    return product
  }
}

export function watchProblems(): string[] {
  const problems: string[] = []
  test.beforeEach(({ page }) => {
    problems.length = 0
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
  })
  return problems
}

export async function openInHost(page: Page, site: string, query = ''): Promise<FrameLocator> {
  await page.goto(`${site}/${query}`)
  const app = page.frameLocator('iframe')
  await expect(app.locator('footer time')).toHaveText(/\d/, { timeout: 60_000 })
  return app
}

export const agree = (app: FrameLocator) => app.getByRole('button', { name: 'Agree' }).click()
export const badge = (app: FrameLocator) => app.getByRole('button', { name: /^Safe 2\/2/ })
export const hostRequests = (page: Page) => page.getByRole('region', { name: 'Safe asks' })

export async function openTab(app: FrameLocator | Page, name: string) {
  const window = app.getByRole('dialog', { name: 'Treasury', exact: true })
  await window.getByRole('tab', { name }).click()
  return window
}

export async function openForm(page: Page, site: string, tab: string, button: string) {
  const app = await openInHost(page, site, '?path=p/treasury')
  await agree(app)
  await expect(badge(app)).toBeVisible()
  const window = await openTab(app, tab)
  await window.getByRole('button', { name: button }).click()
  return { app, window }
}
