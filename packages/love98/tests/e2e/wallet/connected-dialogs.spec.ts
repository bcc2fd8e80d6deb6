import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, agreeToTerms, openWalletList } from '../support/wallet/wallet'

test('axe finds nothing in the dialogs of a connected wallet', async ({ page }) => {
  const wallet = await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await openWalletList(page)
  wallet.mode = 'reject'
  await button(page, 'Test Wallet').click()
  await expect(button(page, 'Retry')).toBeVisible()
  expect(await violations(page)).toEqual([])
  wallet.mode = 'approve'
  await button(page, 'Retry').click()
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  await accountButton(page).click()
  await expect(dialogNamed(page, 'Account')).toContainText('Recent Transactions')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await button(page, /^Cat Club Demo$/).click()
  await expect(dialogNamed(page, 'Switch Networks')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await wallet.changeChain(5)
  await button(page, 'Wrong network').click()
  await expect(dialogNamed(page, 'Switch Networks')).toContainText('Wrong network detected')
  expect(await violations(page)).toEqual([])
})

// Proves S8.9
test(
  'the raw text of a failure is shown by "Details >>" and can be copied',
  fullRun,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.mode = 'pending'
    await openDesktop(page)
    await openWalletList(page)
    await button(page, 'Test Wallet').click()
    await button(page, 'Details >>').click()
    const details = page.getByRole('textbox', { name: 'Details' })
    await expect(details).toHaveValue(/already pending/)
    await button(page, 'Copy').click()
    await expect(button(page, 'Copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await details.inputValue())
  },
)

// Proves S9.8
test('the name is requested once a day, also after reloads', fullRun, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/rpc/')) asked.push(request.postData() ?? '')
  })
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await openWalletList(page)
  await button(page, 'Test Wallet').click()
  await agreeToTerms(page)
  const names = () => asked.filter((body) => body.includes('eth_call')).length
  await expect.poll(() => page.evaluate(() => localStorage.getItem('love98-names') !== null)).toBe(true)
  const before = names()
  expect(before).toBeGreaterThan(0)
  await page.reload()
  await expect(accountButton(page)).toContainText('ETH')
  expect(names()).toBe(before)
})

// Proves S2.10, S4.7
test('the account window lists sent transactions with their outcome', fullRun, async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  await openWalletList(page)
  await button(page, 'Test Wallet').click()
  await agreeToTerms(page)
  const call = async (method: string, params: unknown[]) => {
    const response = await fetch(chainUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return ((await response.json()) as { result: string }).result
  }
  // An account of the node from which no other test sends: two senders would use the same nonce.
  const from = ((await call('eth_accounts', [])) as unknown as string[]).at(-1)
  const hash = await call('eth_sendTransaction', [{ from, to: from, value: '0x1' }])
  const address = await page.evaluate(() =>
    Object.keys(localStorage)
      .find((key) => key.endsWith('-terms-agreement'))
      ?.slice(0, 42),
  )
  await page.evaluate(
    ([owner, sent]) =>
      localStorage.setItem(
        'love98-transactions',
        JSON.stringify({
          version: 2,
          lists: {
            [`${owner} 31337`]: [
              { hash: sent, description: 'A gift', status: 'pending', addedAt: 1 },
              {
                hash: `0x${'1'.repeat(64)}`,
                description: '<b>Old</b>',
                status: 'failed',
                reason: 'reverted',
                addedAt: 0,
              },
            ],
          },
        }),
      ),
    [address, hash],
  )
  await page.reload()
  await accountButton(page).click()
  const window = dialogNamed(page, 'Account')
  await expect(window).toContainText('<b>Old</b>')
  await expect(window).toContainText('Failed: rejected by the contract')
  await expect(window.getByRole('listitem').filter({ hasText: 'A gift' })).toContainText('Confirmed')
  await window.getByRole('button', { name: 'Clear All' }).click()
  await expect(window).toContainText('Your transactions will appear here…')
})
