import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { button, dialogNamed } from '../support/elements'
import { boxOf } from '../support/geometry'
import { test } from '../support/product-test'
import { chains } from '../support/wallet/balance'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, chooseWallet, connectAndAgree } from '../support/wallet/wallet'

test.describe('networks', () => {
  // Proves S2.11, S8.3
  test('the wallet is asked to switch, and to add a chain it does not know', fullRun, async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await page.goto('/')
    await connectAndAgree(page)
    const [first, second] = await chains(page)
    await button(page, first.name).click()
    const current = dialogNamed(page, 'Switch Networks').getByRole('button', {
      name: first.name,
      exact: true,
    })
    await expect(current).toBeDisabled()
    await expect(current).toHaveAccessibleDescription('Connected')
    wallet.chainMode = 'reject'
    await button(page, second.name).click()
    await expect(dialogNamed(page, 'Switch Networks')).toBeHidden()
    await expect(button(page, first.name)).toBeVisible()

    wallet.chainMode = 'approve'
    await button(page, first.name).click()
    await button(page, second.name).click()
    await expect(dialogNamed(page, 'Switch Networks')).toBeHidden()
    await expect(button(page, second.name)).toBeVisible()
    const added = wallet.asked.findLast(({ method }) => method === 'wallet_addEthereumChain')
    expect(added?.params).toMatchObject([{ chainName: second.name, rpcUrls: [second.publicRpcUrl] }])
  })

  // Proves S10.1
  test('Switch Networks keeps its size when a switch fails', async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await page.goto('/')
    await connectAndAgree(page)
    const [first, second] = await chains(page)
    await button(page, first.name).click()
    const dialog = dialogNamed(page, 'Switch Networks')
    await expect(dialog).toBeVisible()
    const size = await boxOf(dialog)
    wallet.chainMode = 'unsupported'
    await button(page, second.name).click()
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    expect(await boxOf(dialog)).toEqual(size)
  })

  // Proves S4.2, S8.14
  test('a chain that is not configured is a wrong network, which can be left', fullRun, async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    await page.goto('/')
    await connectAndAgree(page)
    await wallet.changeChain(5)
    await expect(accountButton(page)).toBeHidden()
    await button(page, 'Wrong network').click()
    const box = dialogNamed(page, 'Switch Networks')
    await expect(box).toContainText('Wrong network detected, switch or disconnect to continue.')
    await box.getByRole('listitem').first().getByRole('button').click()
    await expect(box).toBeHidden()
    await expect(accountButton(page)).toBeVisible()
  })

  // Proves S8.9
  test(
    'a wallet that changed its chain without an event is asked to switch before it signs',
    fullRun,
    async ({ page }) => {
      const wallet = await InjectedWallet.inject(page, { chainUrl })
      await page.goto('/')
      await chooseWallet(page)
      await button(page, 'Agree').click()
      const verify = dialogNamed(page, 'Verify your account')
      await expect(button(page, 'Sign message')).toBeEnabled()
      wallet.chainId = 5
      await button(page, 'Sign message').click()
      await expect(verify.getByRole('status')).toHaveText(
        'Error signing message, please retry! Your wallet is on a different network. Switch the network and try again.',
      )
      expect(wallet.countOf('personal_sign')).toBe(0)
      await button(page, 'Switch Network').click()
      await expect(button(page, 'Switch Network')).toBeHidden()
      expect(wallet.chainId).toBe(31337)
      await button(page, 'Sign message').click()
      await expect(verify).toBeHidden()
      expect(wallet.countOf('personal_sign')).toBe(1)
    },
  )

  // Proves S8.15
  test('a wallet that cannot switch chains is reported', fullRun, async ({ page }) => {
    const wallet = await InjectedWallet.inject(page, { chainUrl })
    wallet.chainMode = 'unsupported'
    await page.goto('/')
    await connectAndAgree(page)
    await wallet.changeChain(5)
    await button(page, 'Wrong network').click()
    await dialogNamed(page, 'Switch Networks').getByRole('listitem').first().getByRole('button').click()
    await expect(dialogNamed(page, 'Switch Networks').getByRole('alert')).toContainText(
      'Your wallet does not support switching networks',
    )
  })
})
