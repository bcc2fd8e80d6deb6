import { expect, type Page } from '@playwright/test'
import { formatEther, numberToHex } from 'viem'
import { holdings } from '@/programs/holdings/program'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { clippedTexts } from '../support/clipped-texts'
import { askNode, chainUrl } from '../support/demo-chain'
import { nextFrame } from '../support/desktop'
import { button, tooltip } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { windowNamed } from '../support/windows'

test.use({ expectedErrors: [/Failed to load resource/] })

const balanceOf = async ({ address }: InjectedWallet) =>
  BigInt(String(await askNode('eth_getBalance', [address, 'latest'])))

async function openHoldings(page: Page) {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  // A balance with eighteen digits behind the point, which the list cuts off.
  const odd = (await balanceOf(wallet)) - 1n
  await askNode('anvil_setBalance', [wallet.address, numberToHex(odd % 10n === 0n ? odd - 1n : odd)])
  await page.goto('/p/holdings')
  const window = windowNamed(page, 'My Tokens')
  // The list is there before the wallet is connected.
  await expect(window.getByRole('table', { name: 'Assets' }).getByRole('columnheader').first()).toBeVisible()
  await expect(window.getByRole('rowheader')).toHaveCount(0)
  await window.getByRole('button', { name: 'Connect Wallet', exact: true }).click()
  await button(page, 'Test Wallet').click()
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  return { wallet, window }
}

test('the assets of an account are listed with their value in the pools, sorted by a press, and shown by the account button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { wallet, window } = await openHoldings(page)
  const table = window.getByRole('table', { name: 'Assets' })
  // The header, ETH, and the tokens of this chain. The token of the second chain is not among them.
  await expect(table.getByRole('row')).toHaveCount(12)
  await expect(window.getByText(/^Total: [\d.,]+ ETH$/)).toBeVisible()
  await expect(table.getByRole('row', { name: /^ETH/ })).toContainText('%')
  expect(await violations(page)).toEqual([])

  const names = () => table.getByRole('rowheader').allTextContents()
  const byWorth = await names()
  await table.getByRole('button', { name: 'Asset', exact: true }).click()
  expect(await names()).toEqual(byWorth.toSorted())
  await table.getByRole('button', { name: 'Asset', exact: true }).click()
  expect(await names()).toEqual(byWorth.toSorted().reverse())

  await table.getByRole('button', { name: 'CAT', exact: true }).click()
  const copied = async () => {
    await window.getByRole('button', { name: 'Copy', exact: true }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied()).toMatch(/^CAT\t[\d.]+\t0x[0-9a-fA-F]{40}$/)
  // The tip and the copied text have every digit of the balance.
  const exact = formatEther(await balanceOf(wallet))
  expect(exact).toMatch(/\.\d{18}$/)
  await table.getByRole('button', { name: 'ETH', exact: true }).click()
  expect(await copied()).toBe(`ETH\t${exact}`)
  const balance = table.getByRole('row', { name: /^ETH/ }).getByRole('cell').first()
  expect((await balance.getAttribute('data-tip'))?.replaceAll(',', '')).toBe(`${exact} ETH`)
  await balance.hover()
  await expect(tooltip(page)).toContainText('ETH')
  await table.getByRole('button', { name: 'CAT', exact: true }).click()
  await window.getByRole('button', { name: 'Add to Wallet', exact: true }).click()
  await expect(window.getByText('CAT was added.')).toBeVisible()
  expect(wallet.countOf('wallet_watchAsset')).toBe(1)
  await expect(page.getByRole('button', { name: /^friend\.eth/ })).toHaveAttribute('data-tip', / CAT$/)

  await window.getByRole('button', { name: 'Send…', exact: true }).click()
  const send = windowNamed(page, 'Send')
  await expect(send.getByRole('combobox', { name: /Asset:/ })).toContainText('CAT')
  expect(wallet.countOf('eth_sendTransaction')).toBe(0)
})

test('no text is cut in a window of the least size', async ({ page }) => {
  const { window } = await openHoldings(page)
  await expect(window.getByText(/^Market value of CAT/)).toBeVisible()
  const { x, y, width, height } = await boxOf(window)
  await page.mouse.move(x + width, y + height)
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 40, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => boxOf(window)).toEqual({ x, y, ...holdings.minimum })
  await nextFrame(page)
  expect(await page.evaluate(clippedTexts)).toEqual([])
})

test('balances that cannot be read are reported, and Retry reads them', fullRun, async ({ page }) => {
  let isDown = true
  await page.route('**/api/rpc/**', (route) =>
    isDown ? route.fulfill({ status: 503, json: { code: 'node-unavailable' } }) : route.continue(),
  )
  const { window } = await openHoldings(page)
  const table = window.getByRole('table', { name: 'Assets' })
  await expect(window.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await expect(table).toBeVisible()
  await expect(table.getByRole('row', { name: /^ETH/ })).toHaveCount(0)
  isDown = false
  await window.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(table.getByRole('row', { name: /^ETH/ })).toBeVisible()
  // The button is gone, and the keyboard is still in the window.
  await expect(window.locator(':focus')).toHaveCount(1)
  await expect(window.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('balances are read once per block, however long the window is in view', fullRun, async ({ page }) => {
  const height = async () => Number(await askNode('eth_blockNumber'))
  const from = await height()
  const { window } = await openHoldings(page)
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/rpc/') && request.postData()?.includes('0x82ad56cb'))
      reads.push(request.url())
  })
  await expect(window.getByText(/^Total: /)).toBeVisible()
  const before = reads.length
  // Two rounds of prices. Nothing is read without a new block, which the gas of another test may cause.
  for (let round = 0; round < 2; round++)
    await page.waitForResponse((response) => response.url().includes('/api/market'))
  expect(reads.length - before).toBeLessThanOrEqual((await height()) - from)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'nothing scrolls sideways, and price and share of the selected asset are below the list',
    fullRun,
    async ({ page }) => {
      const { window } = await openHoldings(page)
      const table = window.getByRole('table', { name: 'Assets' })
      await expect(window.getByText(/^Total: [\d.,]+ ETH/)).toBeVisible()
      await expect(table.getByRole('columnheader')).toHaveText(['Asset', 'Balance', 'Value (ETH)'])
      await table.getByRole('row', { name: /^PURR/ }).click()
      await expect(window.getByText(/^Price \(ETH\)0\.\d+$/)).toBeVisible()
      await expect(window.getByText(/^% of Total\d+\.\d%$/)).toBeVisible()
      const sideways = await table.evaluate((element) => {
        const boxes: string[] = []
        for (let box: Element | null = element.parentElement; box; box = box.parentElement)
          if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible')
            boxes.push(box.className || box.tagName)
        return boxes
      })
      expect(sideways).toEqual([])
    },
  )
})
