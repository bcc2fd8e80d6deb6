import { expect, type Page } from '@playwright/test'
import { statesOfPrograms } from '../accessibility/states-of-programs'
import { statesWithAWallet } from '../accessibility/states-with-a-wallet'
import { fullRun, isFull } from '../full-run'
import { shownPrograms } from '../shown-programs'
import { chainUrl } from '../support/demo-chain'
import { nextFrame, openDesktop } from '../support/desktop'
import { button, dialogNamed } from '../support/elements'
import { test } from '../support/product-test'
import { brokenAddresses, nestedScrolling } from '../support/scroll-containers'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { accountButton, openWalletList } from '../support/wallet/wallet'
import { windowNamed } from '../support/windows'

// A dialog may show an error response in words, such as the missing ranked games of this visitor.
test.use({ expectedErrors: [/Failed to load resource/] })

/** CSS pixels. On a phone on its side a dialog and a list in it may have to scroll. */
const screens = [
  [800, 600],
  [390, 844],
  [1280, 800],
] as const

/** An address that must break has at least this many letters in its last line. */
const fewest = 10

const problems = async (page: Page) => [
  ...(await page.evaluate(nestedScrolling)),
  ...(await page.evaluate(brokenAddresses, fewest)),
]

const programs = Object.entries({ ...statesOfPrograms, ...statesWithAWallet })
const sample: readonly string[] = ['Treasury', 'Charts', 'Display Properties']

// Proves S10.3
for (const [program, show] of programs.filter(([name]) => isFull || sample.includes(name)))
  test(`in ${program} nothing scrolls within something that scrolls, and addresses keep their last letters`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const found: Record<string, string[]> = {}
    let looks = 0
    await show(page, async (what) => {
      looks += 1
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height })
        await nextFrame(page)
        const lines = await problems(page)
        if (lines.length > 0) found[`${what}, ${width} × ${height}`] = lines
      }
    })
    expect(looks).toBeGreaterThan(0)
    expect(found).toEqual({})
  })

// Proves S10.3
test('no page of Display Properties scrolls in a language with long words', async ({ page }) => {
  const found: string[] = []
  for (const language of ['de', 'fr', 'ru', 'ar']) {
    await openDesktop(page, `/${language}/p/display`)
    const tabs = await page.locator('[data-window]').getByRole('tab').all()
    expect(tabs).toHaveLength(4)
    for (const tab of tabs) {
      await tab.click()
      await nextFrame(page)
      const scrolled = await page
        .locator('[data-window]')
        .evaluate((window) =>
          [...window.querySelectorAll<HTMLElement>('[role=tabpanel], [role=tabpanel] fieldset')]
            .filter((part) => part.checkVisibility() && part.scrollHeight > part.clientHeight + 1)
            .map((part) => part.textContent?.slice(0, 40)),
        )
      for (const text of scrolled) found.push(`${language}, ${await tab.textContent()}: ${text}`)
    }
  }
  expect(found).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('no page of a window scrolls within something that scrolls', fullRun, async ({ page }) => {
    test.setTimeout(240_000)
    const found: Record<string, string[]> = {}
    for (const { id } of shownPrograms) {
      await openDesktop(page, `/p/${id}`)
      const tabs = page.locator('[data-window]').getByRole('tab')
      for (let at = 0; at < Math.max(1, await tabs.count()); at++) {
        if (at > 0) await tabs.nth(at).click()
        const lines = await problems(page)
        if (lines.length > 0) found[`${id}, page ${at + 1}`] = lines
      }
    }
    expect(found).toEqual({})
  })
})

test('no dialog of the wallet scrolls within something that scrolls', async ({ page }) => {
  await InjectedWallet.inject(page, { chainUrl })
  await openDesktop(page)
  const found: Record<string, string[]> = {}
  const look = async (what: string) => {
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      await nextFrame(page)
      const lines = await problems(page)
      if (lines.length > 0) found[`${what}, ${width} × ${height}`] = lines
    }
  }
  await openWalletList(page)
  await look('the list of wallets')
  await button(page, 'Get a Wallet').click()
  await look('Get a Wallet')
  await button(page, '< Back').click()
  await button(page, 'Test Wallet').click()
  await look('the terms')
  await button(page, 'Agree').click()
  await look('Verify your account')
  await button(page, 'Not now').click()
  await accountButton(page).click()
  await expect(dialogNamed(page, 'Account')).toBeVisible()
  await look('the account')
  expect(found).toEqual({})
})

test('a message box with a long text scrolls in one box', async ({ page }) => {
  await openDesktop(page, '/p/run')
  await windowNamed(page, 'Run').getByRole('textbox').fill('zeppelin '.repeat(400))
  await page.keyboard.press('Enter')
  const box = page.getByRole('alertdialog')
  await expect(box).toBeVisible()
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height })
    await nextFrame(page)
    expect(await problems(page), `${width} × ${height}`).toEqual([])
    await expect(box.getByRole('button', { name: 'OK' })).toBeInViewport({ ratio: 1 })
  }
  // So low that the text and the button have to scroll.
  await page.setViewportSize({ width: 400, height: 200 })
  await nextFrame(page)
  expect(await problems(page)).toEqual([])
  await box.getByRole('button', { name: 'OK' }).click()
  await expect(box).toHaveCount(0)
})

test('the measurement finds a list in a page that scrolls, and an address that breaks at its end', async ({
  page,
}) => {
  const address = `0x${'a'.repeat(40)}`
  await page.setContent(`<div style="height: 100px; overflow: auto; font: 16px monospace">
    <ul style="height: 50px; overflow: auto"><li style="height: 99px">row</li></ul>
    <p style="width: 40ch; height: 200px; overflow-wrap: anywhere">${address}</p></div>`)
  expect(await page.evaluate(nestedScrolling)).toHaveLength(1)
  expect(await page.evaluate(brokenAddresses, fewest)).toEqual([`${address}: 2 letters in the last line`])
})
