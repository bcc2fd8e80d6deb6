import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import community from '../../love98.config'
import { startDemoChains } from '../../scripts/demo/chains.mjs'
import { startHost } from '../safe/host/host-server'
import { freePort } from './free-port'

const root = fileURLToPath(new URL('../../', import.meta.url))

let chains: Awaited<ReturnType<typeof startDemoChains>>
let host: Awaited<ReturnType<typeof startHost>>
let foreign: Awaited<ReturnType<typeof startHost>>
let server: ChildProcess
let folder: string
let productUrl: string
const problems: string[] = []

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await mkdtemp(join(tmpdir(), 'love98-safe-'))
  const manifestFile = join(folder, 'deployment.json')
  chains = await startDemoChains({ port: 0, community, manifestFile })
  const [port, hostPort, foreignPort] = [await freePort(), await freePort(), await freePort()]
  productUrl = `http://localhost:${port}`
  const { deployment } = chains
  host = await startHost({ app: `${productUrl}/`, port: hostPort, deployment })
  foreign = await startHost({ app: `${productUrl}/`, port: foreignPort, deployment })
  server = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO_MANIFEST: manifestFile,
      SAFE_HOSTS: `${host.url} ${sameSite()}`,
      SAFE_GATEWAY_URL: '',
      LOVE98_DATA: join(folder, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(server, 'message')
})
test.afterAll(async () => {
  if (server?.exitCode === null) {
    server.disconnect()
    await once(server, 'exit')
  }
  await Promise.all([host?.stop(), foreign?.stop(), chains?.stop()])
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})
test.beforeEach(({ page }) => {
  problems.length = 0
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
})

async function openInHost(page: Page, query = '', site = host.url): Promise<FrameLocator> {
  await page.goto(`${site}/${query}`)
  const app = page.frameLocator('iframe')
  await expect(app.locator('footer time')).toHaveText(/\d/, { timeout: 30_000 })
  return app
}
/** The host under the name of the product's own site: there a browser lets a frame keep what it stores. */
const sameSite = () => host.url.replace('127.0.0.1', 'localhost')
const agree = (app: FrameLocator) => app.getByRole('button', { name: 'Agree' }).click()
const asks = (page: Page) => page.getByRole('region', { name: 'Safe asks' })
const badge = (app: FrameLocator) => app.getByRole('button', { name: /^Safe 2\/2/ })

test('[S1.3] it connects without a click, 300 ms of host and a slow processor notwithstanding, and verifies nothing', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const app = await openInHost(page, '?delay=300')
  await expect(badge(app)).toBeVisible({ timeout: 60_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await agree(app)
  await expect(app.getByRole('dialog', { name: 'Verify your account' })).toHaveCount(0)
  await expect(app.getByRole('button', { name: 'Love98 Demo', exact: true })).toBeVisible()
  expect(problems).toEqual([])
})

test('[S8.6] forged, malformed, doubled and late answers change nothing', async ({ page }) => {
  const app = await openInHost(page, '?hostile')
  await agree(app)
  await expect(badge(app)).toBeVisible()
  await badge(app).click()
  await expect(app.getByRole('alertdialog')).toContainText(chains.deployment.safe.address)
  expect(problems).toEqual([])
})

test('[S8.6] a host that says nothing leaves a desktop, and "Could not load Safe information"', async ({
  page,
}) => {
  const app = await openInHost(page, '?silent')
  const failed = app.getByRole('button', { name: 'Could not load Safe information' })
  await expect(failed).toBeVisible({ timeout: 30_000 })
  await failed.click()
  await expect(app.getByRole('alertdialog')).toContainText('The desktop works without it')
  await app.getByRole('button', { name: 'OK' }).click()
  await expect(app.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled()
  expect(problems).toEqual([])
})

test('[S1.3] a page that is no allowed host cannot even show us, and is told no account', async ({
  page,
}) => {
  await page.goto(`${foreign.url}/`)
  await expect.poll(() => problems.some((problem) => problem.includes('frame-ancestors'))).toBe(true)
  await expect(page.frameLocator('iframe').getByText(/^Safe/)).toHaveCount(0)
})

test('who only looks is told so, and a chain that is not ours is said without a switch', async ({ page }) => {
  const app = await openInHost(page, '?readonly&chain=1')
  await agree(app)
  await expect(app.getByRole('button', { name: 'Safe 2/2, read only' })).toBeVisible()
  await app.getByRole('button', { name: 'Wrong network', exact: true }).click()
  const dialog = app.getByRole('dialog', { name: 'Safe', exact: true })
  await expect(dialog).toContainText('This Safe is on Network 1, which this page does not use.')
  await expect(dialog.getByRole('button')).toHaveText(['', 'OK', 'Disconnect'])
  expect(problems).toEqual([])
})

test('[S2.5] the Treasury shows the Safe around the page, to the last list', async ({ page }) => {
  const app = await openInHost(page, '?path=p/treasury')
  await agree(app)
  await expect(badge(app)).toBeVisible()
  const window = app.getByRole('dialog', { name: 'Treasury', exact: true })
  await expect(window.getByRole('row', { name: /LOVE/ })).toBeVisible()
  await window.getByRole('tab', { name: 'Queue' }).click()
  await expect(window.getByText('Only one of these will run')).toHaveCount(1)
  await window.getByRole('option', { name: /A third key/ }).click()
  await expect(window.getByText('addOwnerWithThreshold')).toBeVisible()
  await window.getByRole('tab', { name: 'History' }).click()
  await expect(window.getByText(/^Safe created by/)).toBeVisible()
  await window.getByRole('tab', { name: 'Messages' }).click()
  await expect(window.getByText('The treasury agrees to the terms of Love98.')).toBeVisible()
  expect(problems).toEqual([])
})

test('sent from inside: rejected in silence, proposed, still there after a reload, executed on the chain', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const app = await openInHost(page, '?path=p/treasury', sameSite())
  await agree(app)
  await expect(badge(app)).toBeVisible()
  const openQueue = async () => {
    const window = app.getByRole('dialog', { name: 'Treasury', exact: true })
    await window.getByRole('tab', { name: 'Queue' }).click()
    return window
  }
  const window = await openQueue()
  await window.getByRole('button', { name: 'New transaction…' }).click()
  const form = app.getByRole('dialog', { name: 'New Transaction' })
  await form.getByRole('radio', { name: /ETH/ }).check()
  await form.getByLabel('To').fill('0x14dC79964da2C08b23698B3D3cc7Ca32193d9955')
  await form.getByLabel('Amount').fill('0.25')
  await form.getByRole('button', { name: 'Propose' }).click()
  await asks(page).getByRole('button', { name: 'reject' }).click()
  await expect(form.getByRole('button', { name: 'Propose' })).toBeEnabled()
  await form.getByRole('button', { name: 'Propose' }).click()
  await expect(asks(page)).toContainText('250000000000000000')
  await asks(page).getByRole('button', { name: 'confirm' }).click()
  const yours = window.getByRole('list', { name: 'Handed in from this browser' })
  await expect(yours).toContainText('Awaiting confirmations: 1 of 2')

  await page.reload()
  await expect(badge(app)).toBeVisible({ timeout: 30_000 })
  await openQueue()
  await expect(yours).toContainText('Send 0.25 ETH to 0x14dC…9955')
  const stored = await app.locator('body').evaluate(() => localStorage.getItem('love98-safe-transactions'))
  const [{ safeTxHash }] = JSON.parse(stored ?? '').state
  // Four wait before it: the Safe runs them in their order, so they are rejected on the chain first.
  await host.executeUntil(safeTxHash)
  await expect(yours).toContainText('Done', { timeout: 40_000 })
  await yours.getByRole('button', { name: 'Dismiss' }).click()
  await expect(yours).toHaveCount(0)
  expect(problems).toEqual([])
})
