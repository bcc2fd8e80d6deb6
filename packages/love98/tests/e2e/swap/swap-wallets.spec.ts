import { expect, type Page } from '@playwright/test'
import { parseEther } from 'viem'
import { amountWithSymbol } from '@/programs/swap/form-texts'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import { button, iconsOf } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { chooseWallet } from '../support/wallet/wallet'
import { allowed, balanceOf, quoted, settingsOf, swapWindow, visitToBuy } from './swap-window'

const cat = { symbol: 'CAT', decimals: 18, address: '0x', isNative: false } as const
const eth = { symbol: 'ETH', decimals: 18, address: '0x', isNative: true } as const
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const box = (page: Page) => page.getByRole('alertdialog', { name: 'Demo Wallet' })

async function visitWithDemoWallet(page: Page, account: string) {
  await openDesktop(page, '/p/swap/CAT-ETH')
  await chooseWallet(page, 'Demo Wallet')
  await button(page, account).click()
  await button(page, 'Agree').click()
  await button(page, 'Not now').click()
  const swap = swapWindow(page, 'CAT-ETH')
  await expect(swap.window.getByText(/^Balance: [\d<]/)).toHaveCount(2)
  return { settings: await settingsOf(page), ...swap }
}

test('the Demo Wallet shows the swap that was reviewed, and a refusal can be followed by an approval', async ({
  page,
}) => {
  const { settings, wizard, type, press, pressInWizard } = await visitWithDemoWallet(page, 'Account 2')
  await press('Reverse')
  await type('0.02')
  await press('Swap…')
  await expect(wizard.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  const size = await boxOf(wizard)
  await pressInWizard('Swap')
  await expect(box(page)).toContainText('Swaps 0.02 ETH')
  await button(page, 'Reject').click()
  const refused = wizard
    .getByRole('status')
    .filter({ hasText: 'You rejected the request. Nothing was sent.' })
  await expect(refused).toBeVisible()
  expect(await iconsOf(refused)).toEqual(['info'])
  expect(await boxOf(wizard)).toEqual(size)
  const before = await balanceOf(settings, second, 'CAT')
  await pressInWizard('Swap')
  await button(page, 'Approve').click()
  await expect(wizard).toContainText('You received')
  const arrived = (await balanceOf(settings, second, 'CAT')) - before
  expect(arrived).toBeGreaterThan(0n)
  await expect(wizard).toContainText(`You received ${amountWithSymbol(arrived, cat)}.`)
})

test(
  'a wallet that does several calls as one is asked once for the permission and the swap',
  fullRun,
  async ({ page }) => {
    const { settings, wizard, type, press, pressInWizard } = await visitWithDemoWallet(page, 'Account 3')
    await type('500')
    await press('Swap…')
    await expect(wizard.getByRole('heading', { name: 'Approval and swap' })).toBeVisible()
    await expect(wizard).toContainText('Your wallet asks once for the approval and the swap.')
    const out = await quoted(settings, parseEther('500'), 'CAT', 'ETH')
    await pressInWizard('Approve and Swap')
    await expect(box(page)).toBeVisible()
    // The first batch of an account also asks whether it may run the code that does it.
    if ((await box(page).innerText()).includes('several calls at once')) await button(page, 'Approve').click()
    await expect(box(page)).toContainText('2 calls in one transaction')
    await button(page, 'Approve').click()
    await expect(wizard).toContainText(`You received ${amountWithSymbol(out, eth)}.`, { timeout: 20_000 })
    expect(await allowed(settings, third, 'CAT')).toBe(0n)
  },
)

test(
  'another network in the middle ends the review, and the window asks for the right one',
  fullRun,
  async ({ page }) => {
    const { wallet, settings, window, wizard, type, press, pressInWizard } = await visitToBuy(page, 'CAT-ETH')
    const other = settings.chains.find(({ id }) => id !== settings.exchange.chainId)
    if (!other) throw new Error('the demo has one chain')
    wallet.knownChains.push(other.id)
    await type('0.01')
    await press('Swap…')
    await expect(wizard.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
    await wallet.changeChain(other.id)
    await expect(wizard.getByRole('alert')).toContainText('The network in your wallet has changed.')
    await pressInWizard('< Back')
    await expect(window.getByText(/^Balance: –$/)).toHaveCount(2)
    await press('Switch Network…')
    await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
    expect(wallet.countOf('eth_sendTransaction')).toBe(0)
  },
)

test('a keystroke changes the estimate and nothing else: fields and buttons stay where they are', async ({
  page,
}) => {
  const { window, type } = await visitToBuy(page, 'CAT-USDC')
  const field = window.getByRole('textbox', { name: 'Amount of USDC' })
  await type('1')
  const places = () =>
    window
      .locator('input, button, dd')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  const before = await places()
  await field.pressSequentially('2.5')
  await expect(window.getByRole('textbox', { name: 'Estimated amount of CAT' })).not.toHaveValue('')
  expect(await places()).toEqual(before)
  await type('1,5')
  expect(await places()).toEqual(before)
  await expect(field).toHaveValue('1,5')
})
