import { expect, type Page } from '@playwright/test'
import { fullRun } from '../full-run'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { balanceOf, chains } from '../support/wallet/balance'
import { accountButton, chooseWallet } from '../support/wallet/wallet'

test.describe('the Demo Wallet', () => {
  const box = (page: Page) => page.getByRole('alertdialog', { name: 'Demo Wallet' })

  // Proves S8.1
  test('asks in a message box, can be refused, and connects the chosen account', async ({ page }) => {
    await page.goto('/')
    await chooseWallet(page, 'Demo Wallet')
    await expect(box(page)).toContainText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    await button(page, 'Reject').click()
    await expect(dialogNamed(page, 'Connect a Wallet').getByRole('status')).toHaveText('Request rejected.')
    await button(page, 'Retry').click()
    await button(page, 'Account 1').click()
    await button(page, 'Agree').click()
    await button(page, 'Not now').click()
    await expect(accountButton(page)).toBeVisible()

    await page.reload()
    await expect(accountButton(page)).toBeVisible()
    await expect(page.locator('dialog')).toHaveCount(0)
  })

  // Proves S8.3
  test('adds the second chain after approval', fullRun, async ({ page }) => {
    await page.goto('/')
    await chooseWallet(page, 'Demo Wallet')
    await button(page, 'Account 1').click()
    await button(page, 'Agree').click()
    await button(page, 'Not now').click()
    await expect(accountButton(page)).toBeVisible()
    const [first, second] = await chains(page)
    await button(page, first.name).click()
    await dialogNamed(page, 'Switch Networks').getByRole('button', { name: second.name, exact: true }).click()
    await expect(box(page)).toContainText('add a network')
    await button(page, 'Approve').click()
    await expect(dialogNamed(page, 'Switch Networks')).toBeHidden()
    await expect(button(page, second.name)).toBeVisible()
  })
})

test('the Demo Wallet sends a transaction to the demo chain after approval', fullRun, async ({ page }) => {
  await page.goto('/')
  await chooseWallet(page, 'Demo Wallet')
  await button(page, 'Account 2').click()
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  const to = '0x000000000000000000000000000000000000dEaD'
  const before = await balanceOf(to)
  const sent = page.evaluate(sendFromDemoWallet, {
    from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    to,
    value: '0x14d1120d7b160000',
  })
  const box = page.getByRole('alertdialog', { name: 'Demo Wallet' })
  await expect(box).toContainText('1.5 ETH (1500000000000000000 wei)')
  await expect(box).toContainText(to)
  await button(page, 'Approve').click()
  expect(await sent).toMatch(/^0x[0-9a-f]{64}$/)
  await expect.poll(async () => (await balanceOf(to)) - before).toBe(1_500_000_000_000_000_000n)
})

function sendFromDemoWallet(transaction: object): Promise<unknown> {
  type Detail = { info: { rdns: string }; provider: { request: (call: object) => Promise<unknown> } }
  return new Promise((resolve, reject) => {
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { info, provider } = (event as CustomEvent<Detail>).detail
      if (info.rdns === 'love98.demo')
        provider.request({ method: 'eth_sendTransaction', params: [transaction] }).then(resolve, reject)
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
  })
}
