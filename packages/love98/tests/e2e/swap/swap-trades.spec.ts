import { expect } from '@playwright/test'
import { parseEther, parseUnits } from 'viem'
import { minimumReceived } from '@/domain/swap/quote'
import { amountWithSymbol, estimateText } from '@/programs/swap/form-texts'
import { fullRun } from '../full-run'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { brokenAddresses, nestedScrolling, scrolledInDialogs } from '../support/scroll-containers'
import { allow, allowed, balanceOf, quoted, visitSwap, visitToBuy } from './swap-window'

const side = (symbol: string, decimals: number) => ({
  symbol,
  decimals,
  address: '0x' as const,
  isNative: false,
})
const cat = side('CAT', 18)

test('one step buys CAT with ETH, at the quote of the router, and the receipt shows the received amount', async ({
  page,
}) => {
  const { wallet, settings, window, wizard, type, press, pressInWizard } = await visitToBuy(page, 'CAT-ETH')
  const given = parseEther('0.1')
  await type('0.1')
  const out = await quoted(settings, given, 'ETH', 'CAT')
  await expect(window.getByRole('textbox', { name: 'Estimated amount of CAT' })).toHaveValue(
    estimateText(out, cat),
  )
  const minimum = amountWithSymbol(minimumReceived(out, 50), cat)
  await expect(window.getByText(minimum)).toBeVisible()

  await press('Swap…')
  await expect(wizard.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await expect(wizard).toContainText(minimum)
  await expect(wizard).toContainText('0.1 ETH')
  await expect(wizard).not.toContainText('permission')
  const before = await balanceOf(settings, wallet.address, 'CAT')
  await pressInWizard('Swap')
  await expect(wizard).toContainText('You received')
  const arrived = (await balanceOf(settings, wallet.address, 'CAT')) - before
  expect(arrived).toBe(out)
  await expect(wizard).toContainText(`You received ${amountWithSymbol(arrived, cat)}.`)
  expect(wallet.countOf('eth_sendTransaction')).toBe(1)
  expect(await allowed(settings, wallet.address, 'CAT')).toBe(0n)
  // A second press of Swap after Close must not swap the same amount again.
  await wizard.getByText('Close', { exact: true }).click()
  await expect(window.getByRole('textbox', { name: /^Amount of/ })).toHaveValue('')
})

test(
  'CAT is sold in two steps, of which the first says that it is not the swap',
  fullRun,
  async ({ page }) => {
    const { wallet, settings, window, wizard, type, press, pressInWizard } = await visitSwap(page, 'CAT-ETH')
    await type('1000')
    await press('Swap…')
    await expect(wizard.getByRole('heading')).toContainText(['Swap Wizard', 'Step 1 of 2: Approval'])
    await expect(wizard).toContainText('This is the approval, not the swap.')
    await expect(wizard).toContainText(settings.exchange.router ?? '')
    await pressInWizard('Approve')
    await expect(wizard.getByRole('heading')).toContainText(['Swap Wizard', 'Step 2 of 2: Swap'])
    expect(await allowed(settings, wallet.address, 'CAT')).toBe(parseEther('1000'))
    expect(wallet.countOf('eth_sendTransaction')).toBe(1)
    const out = await quoted(settings, parseEther('1000'), 'CAT', 'ETH')
    await pressInWizard('Swap')
    await expect(wizard).toContainText(`You received ${amountWithSymbol(out, side('ETH', 18))}.`)
    expect(await allowed(settings, wallet.address, 'CAT')).toBe(0n)
    await wizard.getByText('Close', { exact: true }).click()
    await expect(window.getByText(/^Sent:/)).toHaveCount(0)
  },
)

test('a token with a tax says so, and the minimum counts it', fullRun, async ({ page }) => {
  const { wallet, settings, wizard, type, press, pressInWizard } = await visitSwap(page, 'CAT-MEOW')
  await type('1000')
  const out = await quoted(settings, parseEther('1000'), 'CAT', 'MEOW')
  await press('Swap…')
  await expect(wizard).toContainText('MEOW deducts 2% from each transfer.')
  await pressInWizard('Approve')
  await expect(wizard.getByRole('heading')).toContainText(['Swap Wizard', 'Step 2 of 2: Swap'])
  const before = await balanceOf(settings, wallet.address, 'MEOW')
  await pressInWizard('Swap')
  await expect(wizard).toContainText('You received')
  const arrived = (await balanceOf(settings, wallet.address, 'MEOW')) - before
  expect(arrived).toBeLessThanOrEqual((out * 98n) / 100n + 1n)
  expect(arrived).toBeGreaterThan((out * 97n) / 100n)
  const decimals = settings.tokens.MEOW?.decimals ?? 18
  await expect(wizard).toContainText(`You received ${amountWithSymbol(arrived, side('MEOW', decimals))}.`)
})

test('a pool of V3 pays its quote, in four steps if the token wants the old approval removed first', async ({
  page,
}) => {
  const { wallet, settings, window, wizard, type, press, pressInWizard } = await visitToBuy(page, 'CAT-USDC')
  const { permit2 } = settings.exchange
  if (!permit2) throw new Error('there is no Permit2')
  await allow(settings, wallet, 'USDC', 5n, permit2)
  await expect(window.getByText('USDC → CAT, through V3 0.3%')).toBeVisible()
  await type('10')
  const estimate = window.getByRole('textbox', { name: 'Estimated amount of CAT' })
  await expect(estimate).toHaveValue(/\d/)
  await press('Swap…')
  // The wizard keeps its size from step to step, and shows addresses and hashes in one line.
  const sizes: { width: number; height: number }[] = []
  const measure = async () => {
    const { width, height } = await boxOf(wizard)
    sizes.push({ width, height })
    for (const find of [nestedScrolling, scrolledInDialogs]) expect(await page.evaluate(find)).toEqual([])
    expect(await page.evaluate(brokenAddresses, 10)).toEqual([])
  }
  const step = async (title: string) => {
    await expect(wizard.getByRole('heading')).toContainText(['Swap Wizard', title])
    await measure()
  }
  await step('Step 1 of 4: Revoke the old approval')
  await pressInWizard('Revoke Approval')
  await step('Step 2 of 4: Approval')
  await expect(wizard).toContainText(`Permit2${permit2}`)
  await pressInWizard('Approve')
  await step('Step 3 of 4: Approval of the swap contract')
  expect(await allowed(settings, wallet.address, 'USDC', permit2)).toBe(parseUnits('10', 6))
  await expect(wizard).toContainText('It lets the swap contract take exactly 10 USDC through Permit2.')
  await pressInWizard('Approve')
  await step('Step 4 of 4: Swap')
  const before = await balanceOf(settings, wallet.address, 'CAT')
  await pressInWizard('Swap')
  await expect(wizard).toContainText('You received')
  const arrived = (await balanceOf(settings, wallet.address, 'CAT')) - before
  await measure()
  expect(sizes).toEqual(sizes.map(() => sizes[0]))
  expect(estimateText(arrived, cat)).toBe(await estimate.inputValue())
  await expect(wizard).toContainText(`You received ${amountWithSymbol(arrived, cat)}.`)
  expect(await allowed(settings, wallet.address, 'USDC', permit2)).toBe(0n)
})

test('a pool of V4 pays its quote, and the receipt shows the received amount', fullRun, async ({ page }) => {
  const { wallet, settings, window, wizard, type, press, pressInWizard } = await visitSwap(page, 'CAT-DEGEN')
  await expect(window.getByText('CAT → DEGEN, through V4 0.3%')).toBeVisible()
  await type('100')
  const estimate = window.getByRole('textbox', { name: 'Estimated amount of DEGEN' })
  await expect(estimate).toHaveValue(/\d/)
  await press('Swap…')
  const before = await balanceOf(settings, wallet.address, 'DEGEN')
  await expect(wizard.getByRole('heading')).toContainText(['Swap Wizard', 'Step 1 of 3: Approval'])
  await pressInWizard('Approve')
  await expect(wizard.getByRole('heading')).toContainText(['Swap Wizard', 'Step 2 of 3: Approval'])
  await pressInWizard('Approve')
  await expect(wizard.getByRole('heading')).toContainText(['Swap Wizard', 'Step 3 of 3: Swap'])
  await pressInWizard('Swap')
  await expect(wizard).toContainText('You received')
  const arrived = (await balanceOf(settings, wallet.address, 'DEGEN')) - before
  const degen = side('DEGEN', settings.tokens.DEGEN?.decimals ?? 18)
  await expect(wizard).toContainText(`You received ${amountWithSymbol(arrived, degen)}.`)
})
