import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { parseSettings } from '@/domain/community/deployment-settings'
import { languageCookie, welcomeKey } from '@/domain/storage-keys'
import { askNode, chainUrl } from '../support/demo-chain'
import { desktopIcons, openDesktop, openIcon, openProgramFolder, openStartMenu } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { cachedPaths, waitForOfflineCopy } from '../support/offline-copy'
import { buildStaticSites, serveStaticSite } from '../support/static-site'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, chooseWallet } from '../support/wallet/wallet'
import { windowNamed } from '../support/windows'
import { swapWindow } from './swap-window'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ reuseContext: false })

const friend = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const stops: (() => Promise<void>)[] = []
const base = '/cats'
/** The origins of the nodes of the demo's chains. */
let nodes: readonly string[] = []
let folder = ''
let folderBelow = ''
test.beforeAll(async () => {
  test.setTimeout(900_000)
  const answer = await fetch(`${process.env.BASE_URL}/api/config`)
  const addresses = ['https://cats.example', `https://name.example${base}/`]
  const settings = parseSettings(await answer.json())
  nodes = settings.chains.map(({ publicRpcUrl }) => new URL(publicRpcUrl).origin)
  const site = await buildStaticSites(settings, addresses)
  ;[folder = '', folderBelow = ''] = site.folders
  stops.push(site.remove)
})
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

type Visit = { page: Page; url: string; requested: string[]; problems: string[] }

/** Visits the site, and records violations of its policy, errors, and requests to other hosts than the nodes. */
async function visit(context: BrowserContext, sendsHeaders: boolean, path = '/'): Promise<Visit> {
  const isBelow = path.startsWith(`${base}/`)
  const { url, requested, stop } = await (isBelow
    ? serveStaticSite(folderBelow, false, base)
    : serveStaticSite(folder, sendsHeaders))
  stops.unshift(stop)
  const problems: string[] = []
  // A page without an origin, such as one that could not be loaded, has no storage.
  await context.addInitScript((key) => {
    if (location.origin !== 'null') localStorage.setItem(key, '')
  }, welcomeKey)
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && ![url, ...nodes].includes(origin))
      problems.push(`foreign request: ${request.url()}`)
  })
  context.on('weberror', (error) => problems.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  const page = await context.newPage()
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page, url + path)
  return { page, url, requested, problems }
}

async function connect(page: Page): Promise<void> {
  await chooseWallet(page)
  await button(page, 'Agree').click()
  await expect(accountButton(page)).toBeVisible()
}

test('a visitor of a static site connects, reads balances, swaps and sends without a server', async ({
  context,
}) => {
  const { page, url, requested, problems } = await visit(context, true)
  await connect(page)
  await expect(page.getByRole('dialog', { name: /Verify/ })).toHaveCount(0)
  await accountButton(page).click()
  const account = dialogNamed(page, 'Account')
  await expect(account).toBeVisible()
  await expect(account.getByRole('group', { name: 'Verification' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await openDesktop(page, `${url}/p/holdings`)
  const holdings = windowNamed(page, 'My Tokens')
  await expect(holdings.getByText(/^Total: [\d.,]+ ETH/)).toBeVisible()

  await openDesktop(page, `${url}/p/pairs`)
  const pairs = windowNamed(page, 'Swap Pairs')
  await expect(pairs.getByRole('columnheader')).toHaveText([
    ...['Pair', 'Price', 'Liquidity', 'Network', 'Swap'],
  ])
  await pairs.getByRole('link', { name: 'Swap CAT-ETH' }).click()
  const swap = swapWindow(page, 'CAT-ETH')
  await swap.press('Reverse')
  await swap.type('0.01')
  await swap.press('Swap…')
  await swap.pressInWizard('Swap')
  await expect(swap.wizard).toContainText('You received')

  const before = BigInt(String(await askNode('eth_getBalance', [friend, 'latest'])))
  await openDesktop(page, `${url}/p/send`)
  const send = windowNamed(page, 'Send')
  await send.getByRole('combobox', { name: 'Asset:' }).click()
  await send.getByRole('option', { name: /^ETH/ }).click()
  await send.getByLabel('To:').fill(friend)
  await send.getByLabel('Amount:').fill('0.015')
  await send.getByRole('button', { name: 'Review…', exact: true }).click()
  await expect(send.getByText('The earlier recipients could not be read')).toBeVisible()
  await send.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(send.getByText('Confirmed')).toBeVisible()
  expect(BigInt(String(await askNode('eth_getBalance', [friend, 'latest'])))).toBe(before + 15n * 10n ** 15n)

  expect(requested.filter((request) => / \/(api|_next|heartbreak)\//.test(request))).toEqual([])
  expect(problems).toEqual([])
})

test('a static site shows no program and no command that needs a server', async ({ context }) => {
  const { page, requested, problems } = await visit(context, true)
  for (const name of ['Charts', 'Guestbook', 'Treasury'])
    await expect(desktopIcons(page).getByText(name, { exact: true })).toHaveCount(0)
  await openStartMenu(page)
  await openProgramFolder(page, 'Games')
  await expect(page.getByRole('menuitem', { name: 'Solitaire' })).toBeVisible()
  for (const name of ['Charts', 'Guestbook', 'Treasury'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0)
  for (let level = 0; level < 3; level++) await page.keyboard.press('Escape')

  await openIcon(page, 'Heartbreak')
  const game = windowNamed(page, /Heartbreak/)
  await game.getByRole('menuitem', { name: 'Game', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Statistics…' })).toBeVisible()
  for (const name of [/Daily/, /Ranked/, /Leaderboard/])
    await expect(page.getByRole('menuitem', { name })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await openIcon(page, 'Notepad')
  await expect(page.getByRole('textbox', { name: 'Read Me' })).toHaveValue(/This desktop has no server/)
  await expect(page.getByRole('textbox', { name: 'Read Me' })).not.toHaveValue(/ON THE SERVER/)
  expect(requested.filter((request) => / \/(api|_next|heartbreak)\//.test(request))).toEqual([])
  expect(problems).toEqual([])
})

test('a host without headers, an unknown address and another language work under the policy in the page', async ({
  context,
}) => {
  const { page, url, problems } = await visit(context, false, '/es/p/notepad')
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  expect(problems.filter((problem) => problem.includes('Content Security Policy'))).toHaveLength(1)
  const lost = await page.goto(`${url}/es/nowhere`)
  expect(lost?.status()).toBe(404)
  await expect(page.locator('footer time')).toHaveText(/\d/)
})

test.describe('with an offline copy', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a site below a path uses no other address of its origin', async ({ context }) => {
    const { page, url, requested, problems } = await visit(context, false, `${base}/`)
    const wallpaper = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--wallpaper'),
    )
    expect(wallpaper).toMatch(/^url\(["']?\/cats\/assets\/skins\//)
    await openIcon(page, 'Notepad')
    await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
    await expect(page).toHaveURL(`${url}${base}/p/notepad`)
    await page.reload()
    await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
    expect(
      await page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href')),
    ).toBe(`https://name.example${base}/p/notepad`)
    await windowNamed(page, 'Read Me - Notepad').getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(`${url}${base}/`)

    await openDesktop(page, `${url}${base}/p/pairs`)
    await expect(windowNamed(page, 'Swap Pairs').locator('[data-pair="CAT-ETH"]')).toContainText(/\d ETH/)
    await waitForOfflineCopy(page, `${base}/`)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
      `${url}${base}/`,
    )
    expect((await cachedPaths(page)).filter((path) => !path.startsWith(`${base}/`))).toEqual([])
    const pictures = requested.filter((request) => request.startsWith(`GET ${base}/assets/skins/`))
    expect(pictures.length).toBeGreaterThan(0)
    expect(requested.filter((request) => !request.includes(` ${base}/`))).toEqual([])
    expect(problems).toEqual([])
    await context.setOffline(true)
    await openDesktop(page, `${url}${base}/p/notepad`)
  })
})

test.describe('in a browser with another language', () => {
  test.use({ locale: 'es-MX' })

  test('the first page opens the desktop in it, until the visitor chooses', async ({ context }) => {
    const { page, url, problems } = await visit(context, false, `${base}/`)
    await expect(page).toHaveURL(`${url}${base}/es`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await context.addCookies([{ name: languageCookie, value: 'en', url: `${url}${base}/` }])
    await openDesktop(page, `${url}${base}/`)
    await expect(page).toHaveURL(`${url}${base}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await context.clearCookies()
    await openDesktop(page, `${url}${base}/p/notepad`)
    await expect(page).toHaveURL(`${url}${base}/p/notepad`)
    expect(problems).toEqual([])
  })
})
