import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { parseSettings } from '@/domain/community/deployment-settings'
import { welcomeKey } from '@/domain/storage-keys'
import { askNode, chainUrl } from '../support/demo-chain'
import { desktopIcons, openDesktop, openIcon, openStartMenu } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { buildStaticSite, serveStaticSite } from '../support/static-site'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, chooseWallet } from '../support/wallet/wallet'
import { windowNamed } from '../support/windows'
import { swapWindow } from './swap-window'

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ reuseContext: false })

const friend = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const stops: (() => Promise<void>)[] = []
let folder = ''
test.beforeAll(async () => {
  test.setTimeout(600_000)
  const answer = await fetch(`${process.env.BASE_URL}/api/config`)
  const site = await buildStaticSite(parseSettings(await answer.json()))
  folder = site.folder
  stops.push(site.remove)
})
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

type Visit = { page: Page; url: string; requested: string[]; problems: string[] }

/** Visits the site, and records violations of its policy, errors, and requests to other hosts than the node. */
async function visit(context: BrowserContext, sendsHeaders: boolean, path = '/'): Promise<Visit> {
  const { url, requested, stop } = await serveStaticSite(folder, sendsHeaders)
  stops.unshift(stop)
  const problems: string[] = []
  // A page without an origin, such as one that could not be loaded, has no storage.
  await context.addInitScript((key) => {
    if (location.origin !== 'null') localStorage.setItem(key, '')
  }, welcomeKey)
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && ![url, new URL(chainUrl).origin].includes(origin))
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
  await expect(pairs.getByRole('columnheader')).toHaveText(['Pair', 'Price', 'Liquidity', 'Swap'])
  await pairs.getByRole('link', { name: 'Swap CAT-ETH' }).click()
  const swap = swapWindow(page, 'CAT-ETH')
  await swap.type('0.01')
  await swap.press('Swap…')
  await swap.pressInWizard('Swap')
  await expect(swap.wizard).toContainText('You received')

  const before = BigInt(String(await askNode('eth_getBalance', [friend, 'latest'])))
  await openDesktop(page, `${url}/p/send`)
  const send = windowNamed(page, 'Send')
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
  await page.getByRole('menuitem', { name: 'Programs', exact: true }).press('ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Solitaire' })).toBeVisible()
  for (const name of ['Charts', 'Guestbook', 'Treasury'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

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
