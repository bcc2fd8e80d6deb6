import { expect, type Page, test } from '@playwright/test'
import { variants } from '../full-run'
import { violations } from '../support/axe'
import { boxOf } from '../support/geometry'
import { openTab, watchProblems, withSafeProduct } from '../support/safe-product'

const product = withSafeProduct()
const problems = watchProblems()

/** The property sheet of the Treasury's Safe, opened by its menu. */
async function openProperties(page: Page) {
  await page.goto(`${product().url}/p/treasury`)
  await expect(page.locator('footer time')).toHaveText(/\d/)
  const window = await openTab(page, 'Balances')
  await window.getByRole('menuitem', { name: 'Safe' }).click()
  await page.getByRole('menuitem', { name: 'Properties' }).click()
  return { window, sheet: page.getByRole('dialog', { name: /Properties$/ }) }
}

for (const [screen, viewport] of variants(
  Object.entries({
    'a wide screen': { width: 1280, height: 800 },
    'a phone': { width: 390, height: 844 },
  }),
))
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    // Proves S3.25
    test('the Properties of a Safe show its version, owners, network and apps; axe finds nothing', async ({
      page,
    }) => {
      const { sheet } = await openProperties(page)
      await expect(sheet.getByRole('tabpanel')).toContainText('1.4.1')
      await expect(sheet.getByRole('tabpanel')).toContainText('2 of 2 owners')
      const { width, height } = await boxOf(sheet)
      for (const tab of ['General', 'Owners', 'Network', 'Safe Apps']) {
        await sheet.getByRole('tab', { name: tab }).click()
        await expect(sheet.getByRole('tabpanel')).not.toContainText('…')
        expect(await violations(page), tab).toEqual([])
        expect(await boxOf(sheet), tab).toMatchObject({ width, height })
        const panel = sheet.getByRole('tabpanel')
        expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), tab).toBe(0)
      }
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      expect(problems).toEqual([])
    })
  })
