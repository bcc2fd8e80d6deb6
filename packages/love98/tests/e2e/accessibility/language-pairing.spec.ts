import { expect } from '@playwright/test'
import { languages } from '@/language/languages'
import { fullRun, isFull } from '../full-run'
import { openDesktop } from '../support/desktop'
import { followWalletLinks } from '../support/wallet/wallet-links'
import { test } from '../support/wallet/walletconnect-test'
import { LanguageTour, languageScreens } from './language-tour'

// Errors that the WalletConnect library logs if its verification page is unreachable, or if the visitor leaves the page
// while it waits.
test.use({ expectedErrors: [/verify\.walletconnect\.org|ERR_FAILED|WebSocket/] })

/** On this system the page opens a wallet by a deep link. */
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile Safari/604.1'

if (isFull)
  for (const [screen, settings] of Object.entries(languageScreens))
    test.describe(() => {
      const isPhone = 'isMobile' in settings
      test.use(isPhone ? { ...settings, userAgent } : settings)

      for (const { id: language, name } of languages)
        test(
          `${name} on ${screen}: no text of pairing a phone is cut off or overlaps another`,
          fullRun,
          async ({ page, context }) => {
            await context.grantPermissions(['clipboard-read', 'clipboard-write'])
            test.setTimeout(120_000)
            await followWalletLinks(page)
            const tour = new LanguageTour(page, language)
            const { dialog } = tour
            const code = dialog.getByRole('img').filter({ has: page.locator('rect') })
            await openDesktop(page, tour.base || '/')
            await page.locator('[data-wallet-area] button').first().click()
            for (const wallet of ['Rainbow', 'WalletConnect']) {
              await dialog.locator('ul button', { hasText: wallet }).click()
              if (isPhone) {
                const link = dialog.locator('a.button[data-default]')
                await expect(link).toBeVisible({ timeout: 30_000 })
                await tour.check(`${wallet}, the link that opens it`)
                await link.locator('xpath=following-sibling::button').click()
              }
              await expect(code).toBeVisible({ timeout: 30_000 })
              await tour.check(`${wallet}, its code`)
              if (wallet === 'Rainbow') await dialog.locator('.button-row button').first().click()
            }
            const copy = dialog.locator('section button.button')
            const words = await copy.innerText()
            await copy.click()
            await expect(copy).not.toHaveText(words)
            await tour.check('its link, copied')
            expect(tour.found).toEqual({})
          },
        )
    })
