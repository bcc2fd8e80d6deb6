import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { fullRun } from '../full-run'
import { askNode } from '../support/demo-chain'
import { test } from '../support/product-test'
import { taskButton } from '../support/windows'
import { balanceOf, buyFromOtherAccount, swapWindow, visitToBuy } from './swap-window'

test('a price that another trade moved before the press is asked about, and only the second press sends', async ({
  page,
}) => {
  const { wallet, settings, wizard, type, press, pressInWizard } = await visitToBuy(page, 'CAT-ETH')
  await type('0.1')
  await press('Swap…')
  await expect(wizard.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  await buyFromOtherAccount(settings, 'CAT', parseEther('0.05'))
  await pressInWizard('Swap')
  await expect(wizard.getByRole('alert')).toContainText(
    /The price changed\. The minimum fell from [\d.,]+ CAT to/,
  )
  expect(wallet.countOf('eth_sendTransaction')).toBe(0)
  await pressInWizard('Swap')
  await expect(wizard).toContainText('You received')
})

test(
  'a trade between the press and the block makes the swap fail, and the tokens stay',
  fullRun,
  async ({ page }) => {
    const { wallet, settings, wizard, type, press, pressInWizard } = await visitToBuy(page, 'CAT-ETH')
    await type('0.1')
    await press('Swap…')
    await expect(wizard.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
    const before = await balanceOf(settings, wallet.address, 'CAT')
    const happens = () => buyFromOtherAccount(settings, 'CAT', parseEther('20'))
    wallet.beforeSend = { happens, gas: 500_000n }
    await pressInWizard('Swap')
    await expect(wizard.getByRole('alert')).toContainText('The transaction failed in its block.')
    await expect(wizard.getByRole('alert')).toContainText('The price moved further than the slippage allows.')
    expect(await balanceOf(settings, wallet.address, 'CAT')).toBe(before)
  },
)

test(
  'a rejection at each prompt sends nothing, and the step is there to be pressed again',
  fullRun,
  async ({ page }) => {
    const { wallet, settings, wizard, type, press, pressInWizard } = await visitToBuy(page, 'CAT-TOSHI')
    const before = await balanceOf(settings, wallet.address, 'CAT')
    await type('1')
    await press('Swap…')
    wallet.mode = 'reject'
    await pressInWizard('Approve')
    await expect(wizard.getByRole('status')).toHaveText('You rejected the request. Nothing was sent.')
    wallet.mode = 'approve'
    await pressInWizard('Approve')
    await expect(wizard.getByRole('heading')).toContainText(['Swap Wizard', 'Step 2 of 2: Swap'])
    wallet.mode = 'reject'
    await pressInWizard('Swap')
    await expect(wizard.getByRole('status')).toHaveText('You rejected the request. Nothing was sent.')
    expect(await balanceOf(settings, wallet.address, 'CAT')).toBe(before)
    wallet.mode = 'approve'
    await pressInWizard('Swap')
    await expect(wizard).toContainText('You received')
    expect(await balanceOf(settings, wallet.address, 'CAT')).toBeGreaterThan(before)
  },
)

test('a double press sends once', fullRun, async ({ page }) => {
  const { wallet, wizard, type, press } = await visitToBuy(page, 'CAT-ETH')
  await type('0.01')
  await press('Swap…')
  await wizard.getByRole('button', { name: 'Swap', exact: true }).dblclick()
  await expect(wizard).toContainText('You received')
  expect(wallet.countOf('eth_sendTransaction')).toBe(1)
})

test(
  'a change of the account shows a message, and the earlier review cannot be signed',
  fullRun,
  async ({ page }) => {
    const { wallet, wizard, type, press, pressInWizard } = await visitToBuy(page, 'CAT-ETH')
    await type('0.01')
    await press('Swap…')
    await expect(wizard.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
    await wallet.changeAccounts([wallet.otherAddress])
    await expect(wizard.getByRole('alert')).toContainText('The account in your wallet has changed.')
    await expect(wizard.getByRole('button', { name: 'Swap', exact: true })).toHaveCount(0)
    expect(wallet.countOf('eth_sendTransaction')).toBe(0)
    // The other account has not agreed to the terms yet.
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await pressInWizard('< Back')
    await expect(wizard).toHaveCount(0)
  },
)

test('a swap that is in no block yet is shown after a reload, and is not sent again without a question', async ({
  page,
}) => {
  const { wallet, wizard, type, press, pressInWizard } = await visitToBuy(page, 'CAT-ETH')
  await type('0.01')
  await press('Swap…')
  await expect(wizard.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  await askNode('evm_setAutomine', [false])
  try {
    await pressInWizard('Swap')
    await expect(wizard).toContainText('The swap was sent.')
    await page.reload()
    const again = swapWindow(page, 'CAT-ETH')
    await expect(again.window.getByText(/^Sent: Swap 0\.01 ETH for at least/)).toBeVisible()
    await again.press('Reverse')
    await again.type('0.01')
    await again.press('Swap…')
    await again.pressInWizard('Swap')
    await expect(again.wizard.getByRole('alert')).toContainText('The same swap was already sent or requested')
    expect(wallet.countOf('eth_sendTransaction')).toBe(1)
  } finally {
    await askNode('evm_setAutomine', [true])
    await askNode('evm_mine', [])
  }
  await expect(swapWindow(page, 'CAT-ETH').window.getByText(/^Sent:/)).toHaveCount(0, {
    timeout: 20_000,
  })
  await expect(taskButton(page, 'CAT-ETH - Swap')).toBeVisible()
})
