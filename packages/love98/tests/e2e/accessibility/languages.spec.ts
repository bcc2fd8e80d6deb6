import community from '@community/config'
import { expect } from '@playwright/test'
import { languages } from '@/language/languages'
import { programs } from '@/programs/registry'
import { isFull } from '../full-run'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { LanguageTour, languageScreens } from './language-tour'

/**
 * The quick run uses a right-to-left language on a wide screen, and the language with the longest words on the narrow
 * one.
 */
const sample: Readonly<Record<string, readonly string[]>> = {
  'a wide screen': ['ar'],
  'a phone': ['de'],
}

const known: Readonly<Record<string, string>> = {
  pairs: '[data-pair] td',
  send: 'button',
  treasury: '[role="tabpanel"] td',
  heartbreak: '[role="grid"]',
  solitaire: 'button[aria-haspopup], [role="menubar"]',
}

/** The quick run uses the windows with the most text side by side. */
const wordy = ['pairs', 'treasury', 'heartbreak', 'display', 'notepad']
const shown = programs
  .map(({ id }) => id)
  .filter((id) => community.programs.some((own) => own === id) && (isFull || wordy.includes(id)))

for (const [screen, settings] of Object.entries(languageScreens))
  test.describe(() => {
    test.use(settings)

    for (const { id: language, name } of languages)
      if (isFull || sample[screen]?.includes(language))
        test(`${name} on ${screen}: no text of the desktop, its menus or a program is cut off or overlaps another`, async ({
          page,
        }) => {
          if (isFull) test.setTimeout(240_000)
          const tour = new LanguageTour(page, language)
          await openDesktop(page, tour.base || '/')
          await tour.check('desktop')
          await tour.checkMenu('start', () => page.locator('[data-start]').click())
          for (const id of shown) {
            await tour.openProgram(id, known[id])
            await tour.check(id)
            if (isFull) await tour.checkMenuBar(id)
            if (isFull) await tour.checkTabs(id, tour.inside)
            await tour.closeWindow()
          }
          expect(tour.found).toEqual({})
        })
  })
