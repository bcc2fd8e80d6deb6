import { expect } from '@playwright/test'
import { followTransfers } from '../../support/transfers.ts'
import { openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { startProduct } from '../support/start-product'
import { windowNamed } from '../support/windows'

/** The network is quiet after this time without requests and responses, ms. */
const calm = 1000

/** An address without a node: the server refuses the node of the demo, whose chain is another one. */
const node = 'http://127.0.0.1:1/key-of-this-test'

/** The first of the node's development keys, and the name of the wallet that signs with it. */
const demoTraces = [
  'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  'Demo Wallet',
  'love98.demo',
]

test('outside the demo no script that the page requests holds the Demo Wallet or a key', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const product = await startProduct({
    args: ['--mainnet'],
    env: { RPC_URL_1: node, RPC_URL_8453: node },
  })
  try {
    const page = await browser.newPage({ baseURL: product.baseUrl })
    const transfers = await followTransfers(page)
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await openDesktop(page)
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Demo Wallet' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await openIcon(page, 'Swap Pairs')
    const window = windowNamed(page, 'Swap Pairs')
    await expect(window.locator('[data-pair="CAT-ETH"]')).toContainText('not configured')
    // A script that is still loading would be read after the page is closed.
    await transfers.quiet(calm)
    const sources = await Promise.all(scripts)
    // The wallet's own code is one of them.
    expect(sources.join('\n')).toContain('eip6963:requestProvider')
    for (const trace of demoTraces) expect(sources.filter((source) => source.includes(trace))).toEqual([])
    const settings = await (await page.request.get('/api/config')).json()
    expect(settings).toMatchObject({ demo: false, nameChainId: 1 })
    expect(JSON.stringify(settings)).not.toContain(node)
    await page.close()
  } finally {
    await product.stop()
  }
})

test('the search terms for the Demo Wallet occur in the demo build', async ({ page }) => {
  const transfers = await followTransfers(page)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await openDesktop(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('button', { name: 'Demo Wallet', exact: true })).toBeVisible()
  await transfers.quiet(calm)
  const sources = (await Promise.all(scripts)).join('\n')
  expect(sources).toContain('Demo Wallet')
  expect(sources).toContain('love98.demo')
})
