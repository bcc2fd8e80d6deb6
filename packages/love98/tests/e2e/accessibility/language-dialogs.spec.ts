import { expect } from '@playwright/test'
import { languages } from '@/language/languages'
import { fullRun, isFull } from '../full-run'
import { newSigner } from '../guestbook/open-guestbook'
import { chainUrl } from '../support/demo-chain'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { InjectedWallet } from '../support/wallet/injected-wallet'
import { checkDesktop } from './language-desktop'
import { checkEntry, checkForms } from './language-forms'
import { LanguageTour, languageScreens } from './language-tour'
import { checkWallet } from './language-wallet'

/** The quick run uses the longest words on the smallest screen. */
const sample: Readonly<Record<string, readonly string[]>> = { 'a wide screen': [], 'a phone': ['de'] }

/** Dialogs behind rows of menus: the menu of the bar, from 0, and the row's id. */
const rows: readonly (readonly [program: string, menu: number, row: string])[] = [
  ['swap', 0, 'options'],
  ['charts', 4, 'price-alerts'],
  ['treasury', 0, 'properties'],
  ['treasury', 0, 'receive'],
  ['treasury', 0, 'address-book'],
  ['heartbreak', 0, 'custom'],
  ['heartbreak', 0, 'daily'],
  ['heartbreak', 0, 'ranked'],
  ['heartbreak', 0, 'leaderboard'],
  ['heartbreak', 0, 'statistics'],
  ['heartbreak', 0, 'share'],
  ['heartbreak', 2, 'rules'],
  ['heartbreak', 2, 'keys'],
  ['solitaire', 0, 'deck'],
  ['solitaire', 0, 'options'],
  ['solitaire', 0, 'statistics'],
  ['solitaire', 1, 'rules'],
  ['solitaire', 1, 'keys'],
]

for (const [screen, settings] of Object.entries(languageScreens))
  test.describe(() => {
    test.use(settings)

    for (const { id: language, name } of languages.filter(
      ({ id }) => isFull || sample[screen]?.includes(id),
    )) {
      test(`${name} on ${screen}: no text of a dialog of the wallet is cut off or overlaps another`, async ({
        page,
      }) => {
        await InjectedWallet.inject(page, { chainUrl })
        const tour = new LanguageTour(page, language)
        await openDesktop(page, tour.base || '/')
        await checkWallet(tour)
        expect(tour.found).toEqual({})
      })

      if (!isFull) continue

      test(`${name} on ${screen}: no text of a dialog of the desktop is cut off or overlaps another`, async ({
        page,
      }) => {
        const tour = new LanguageTour(page, language)
        await openDesktop(page, tour.base || '/')
        await checkDesktop(tour)
        expect(tour.found).toEqual({})
      })

      test(`${name} on ${screen}: no text of a dialog of a program is cut off or overlaps another`, async ({
        page,
      }) => {
        test.setTimeout(120_000)
        const tour = new LanguageTour(page, language)
        await openDesktop(page, tour.base || '/')
        for (const [id, menu, row] of rows) {
          await tour.openProgram(id, '[role="menubar"]')
          await tour.checkRow(id, menu, row)
          await tour.closeWindow()
        }
        expect(tour.found).toEqual({})
      })

      test(
        `${name} on ${screen}: no text of a form of a connected wallet is cut off or overlaps another`,
        fullRun,
        async ({ page }) => {
          test.setTimeout(120_000)
          await InjectedWallet.inject(page, { chainUrl })
          const tour = new LanguageTour(page, language)
          await openDesktop(page, tour.base || '/')
          await checkForms(tour)
          expect(tour.found).toEqual({})
        },
      )

      test(
        `${name} on ${screen}: no text of an entry of the Guestbook is cut off or overlaps another`,
        fullRun,
        async ({ page }) => {
          const wallet = await InjectedWallet.inject(page, { chainUrl })
          // Every account writes once per day.
          const { address, sign } = newSigner()
          Object.assign(wallet, { permitted: [address], sign })
          const tour = new LanguageTour(page, language)
          await openDesktop(page, tour.base || '/')
          await checkEntry(tour)
          expect(tour.found).toEqual({})
        },
      )
    }
  })
