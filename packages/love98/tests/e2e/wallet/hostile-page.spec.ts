import { expect } from '@playwright/test'
import { isFull } from '../full-run'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button } from '../support/elements'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { connectAndAgree } from '../support/wallet/wallet'

/** Runs in the page before its own scripts. */
function spoilGlobals(kind: string): void {
  const refuse = () => {
    throw new Error('trap')
  }
  const traps = Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((name) => [name, refuse]))
  const request = async () => null
  const values: Record<string, () => unknown> = {
    'a getter that throws': refuse,
    'another object at every look': () => ({ request, isMetaMask: true }),
    'a proxy whose traps throw': () => new Proxy(() => undefined, traps),
    'a provider whose list of providers throws': () =>
      Object.defineProperties({ request }, { providers: { get: refuse }, isMetaMask: { get: refuse } }),
    'a list of providers that throws': () => ({ request, providers: new Proxy([1], traps) }),
  }
  for (const name of ['ethereum', 'coinbaseWalletExtension'])
    Object.defineProperty(window, name, { get: values[kind] ?? refuse, configurable: true })
}

/** The quick run uses a getter that throws. */
const kinds = ['a getter that throws']
const others = [
  'a proxy whose traps throw',
  'another object at every look',
  'a provider whose list of providers throws',
  'a list of providers that throws',
]

// Proves S3.13
for (const kind of isFull ? [...kinds, ...others] : kinds)
  test(`window.ethereum is ${kind}: the list opens, and an announced wallet connects`, async ({ page }) => {
    await page.addInitScript(spoilGlobals, kind)
    await InjectedWallet.inject(page, { chainUrl })
    await openDesktop(page)
    await connectAndAgree(page)
    await page.reload()
    await expect(button(page, /^friend\.eth/)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
