import community from '@community/config'
import { expect, type Page } from '@playwright/test'
import { programDescription, programs } from '@/programs/registry'
import { fullRun, variants } from '../full-run'
import { openDesktop, openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { readMe, taskButton, windowNamed } from '../support/windows'

const title = 'Cat Club: cats on the chain'
function address(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test('opening a window gives it the address, Back closes it, Forward opens it again', async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await expect(page).toHaveTitle(`${readMe} - ${title}`)
  await expect(page).toHaveURL('/p/notepad')
  await openIcon(page, 'Swap Pairs')
  await expect(page).toHaveURL('/p/pairs')
  await page.goBack()
  await expect(windowNamed(page, 'Swap Pairs')).toHaveCount(0)
  await expect(page).toHaveURL('/p/notepad')
  await page.goBack()
  await expect(page.locator('[data-window]')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(title)
  await page.goForward()
  await expect(windowNamed(page, readMe)).toBeVisible()
  await page.goForward()
  await expect(windowNamed(page, 'Swap Pairs')).toBeVisible()
  await expect(page).toHaveURL('/p/pairs')
})

test(
  'closing a window by its button removes its history entry, and Forward opens it again',
  fullRun,
  async ({ page }) => {
    await openDesktop(page)
    await openIcon(page, 'Notepad')
    await expect(page).toHaveURL('/p/notepad')
    await openIcon(page, 'Swap Pairs')
    await expect(page).toHaveURL('/p/pairs')
    await windowNamed(page, 'Swap Pairs').getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/p/notepad')
    await page.goForward()
    await expect(windowNamed(page, 'Swap Pairs')).toBeVisible()
    for (const name of ['Swap Pairs', readMe])
      await windowNamed(page, name).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('navigation', { name: 'Desktop' })).toBeVisible()
  },
)

test('the address and the title describe the front window', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await openIcon(page, 'Swap Pairs')
  await expect(page).toHaveURL('/p/pairs')
  await taskButton(page, readMe).click()
  await expect(page).toHaveURL('/p/notepad')
  await expect(page).toHaveTitle(`${readMe} - ${title}`)
  await page.keyboard.press('Control+Alt+d')
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(title)
})

test('the content of a window is in its address, and the address opens it', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await page.getByRole('menuitem', { name: 'File' }).click()
  await page.getByRole('menuitemradio', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/p/notepad?open=terms')
  await openDesktop(page, '/p/notepad?open=help')
  await expect(windowNamed(page, 'Help - Notepad')).toBeVisible()
  await expect(page.locator('[data-window]').filter({ visible: true })).not.toHaveCount(0)
})

for (const asked of variants([
  'nothing-known',
  '../../etc/passwd',
  '%00',
  `a${'b'.repeat(5_000)}`,
  '<script>alert(1)</script>',
]))
  test(
    `an address that asks Notepad for "${asked.slice(0, 24)}" shows its first document`,
    fullRun,
    async ({ page }) => {
      await openDesktop(page, `/p/notepad?open=${asked}`)
      await expect(windowNamed(page, readMe)).toBeVisible()
    },
  )

test('other parameters of the address are kept', fullRun, async ({ page }) => {
  await openDesktop(page, '/?locale=en-US')
  await openIcon(page, 'Notepad')
  await expect.poll(() => address(page)).toBe('/p/notepad?locale=en-US')
  await page.goBack()
  await expect.poll(() => address(page)).toBe('/?locale=en-US')
})

test('after a reload Back closes the window and keeps the desktop', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await expect(page).toHaveURL('/p/notepad')
  await page.reload()
  await expect(page.locator('footer time')).toHaveText(/\d/)
  await expect(windowNamed(page, readMe)).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'same', true))
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('[data-window]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  await openIcon(page, 'Swap Pairs')
  await expect(windowNamed(page, 'Swap Pairs')).toBeVisible()
})

test('Escape closes no program', fullRun, async ({ page }) => {
  await openDesktop(page)
  await openIcon(page, 'Notepad')
  await expect(windowNamed(page, readMe)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox').press('Escape')
  await expect(windowNamed(page, readMe)).toBeVisible()
})

test('each program has a page with its name, description and picture', async ({ request }) => {
  for (const { id, title: name } of programs.filter(({ id }) => community.programs.includes(id))) {
    const html = await (await request.get(`/p/${id}`)).text()
    expect(html).toContain(`<title>${name} - ${title}</title>`)
    expect(html).toContain(`<meta name="description" content="${programDescription(id)}"/>`)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"/]+/p/${id}"/>`))
    expect(html).toMatch(
      new RegExp(`<meta property="og:image" content="https?://[^"/]+/assets/og/${id}.png"/>`),
    )
    expect(html).toContain(`<meta property="og:title" content="${name} - Cat Club"/>`)
    expect(html).toMatch(new RegExp(`<section[^>]+role="dialog"[^>]+id="${id}-1"`))
  }
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] })

  for (const path of variants(['/nowhere', '/p/nothing', '/p/notepad/more', '/%3Cscript%3E']))
    test(`${path} shows the desktop with a message box that reports it`, async ({ page, request }) => {
      expect((await request.get(path)).status()).toBe(404)
      await openDesktop(page, path)
      const box = page.getByRole('alertdialog', { name: 'Cat Club' })
      await expect(box).toContainText(`Cannot find ${path}`)
      await expect(box).toContainText('click Start, and then point to Programs')
      await box.getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL('/')
      await openIcon(page, 'Notepad')
      await expect(windowNamed(page, readMe)).toBeVisible()
      await expect(page).toHaveURL('/p/notepad')
    })

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false })

    test('reports it too, and lists every program', fullRun, async ({ page }) => {
      await page.goto('/p/nothing')
      await expect(page.getByText('Cannot find this page')).toBeVisible()
      await page.getByRole('link', { name: 'Notepad', exact: true }).click()
      await expect(page).toHaveURL('/p/notepad')
    })
  })
})

test('the former address of Swap Tokens leads to its present one', async ({ page }) => {
  await openDesktop(page, '/p/exchange')
  await expect(page).toHaveURL(/\/p\/swap(\/|$)/)
  await expect(windowNamed(page, / - Swap$/)).toBeVisible()
})
