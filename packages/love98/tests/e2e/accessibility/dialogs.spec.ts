import { expect, type Page } from '@playwright/test'
import { isFull } from '../full-run'
import { clippedTexts, overlappingTexts } from '../support/clipped-texts'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, openWalletList } from '../support/wallet/wallet'

/** Screens, CSS pixels; the last two are 1280 × 800 at 200 % and at 400 %. */
const screens = [
  [360, 640],
  [390, 844],
  [844, 390],
  [800, 600],
  [1280, 800],
  [2560, 1440],
  [640, 400],
  [320, 256],
] as const

/** The quick run uses the size of a phone. */
const widths = isFull ? screens.map(([width]) => width) : [390]

const unreadable = async (page: Page) => [
  ...(await page.evaluate(clippedTexts)),
  ...(await page.evaluate(overlappingTexts)),
]

for (const [width, height] of screens.filter(([width]) => widths.includes(width)))
  test(`at ${width} × ${height} no text of a dialog of the wallet is cut off or overlaps another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await InjectedWallet.inject(page, { chainUrl })
    await openDesktop(page)
    const found: Record<string, string[]> = {}
    await openWalletList(page)
    found.list = await unreadable(page)
    // In a narrow dialog the explanation leads there.
    const isNarrow = (await button(page, 'Get a Wallet').count()) === 0
    if (isNarrow) {
      await button(page, 'What is a Wallet?').click()
      await expect(button(page, 'Get a Wallet')).toBeVisible()
      found.explanation = await unreadable(page)
    }
    await button(page, 'Get a Wallet').click()
    await expect(page.getByRole('heading', { name: 'Get a Wallet' })).toBeVisible()
    found.get = await unreadable(page)
    for (const back of isNarrow ? ['< Back', '< Back'] : ['< Back']) await button(page, back).click()
    await button(page, 'Test Wallet').click()
    await expect(dialogNamed(page, 'Terms')).toBeVisible()
    found.terms = await unreadable(page)
    await button(page, 'Agree').click()
    await expect(dialogNamed(page, 'Verify your account')).toBeVisible()
    found.verify = await unreadable(page)
    await button(page, 'Not now').click()
    await accountButton(page).click()
    await expect(dialogNamed(page, 'Account')).toBeVisible()
    found.account = await unreadable(page)
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])))
  })
