import { readFileSync } from 'node:fs'
import { nightCat } from '@community/skins/night-cat'
import { expect, type Page } from '@playwright/test'
import { schemeCss, schemeOf } from '@/domain/appearance/schemes/colors'
import { schemeFragment } from '@/domain/appearance/schemes/scheme-link'
import { standard } from '@/skins/standard'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

const display = (page: Page) => windowNamed(page, 'Display Properties')
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Color Scheme' })
const box = (page: Page) => page.getByRole('alertdialog', { name: 'Color Scheme' })
const token = (page: Page, name: string) =>
  page.evaluate((one) => getComputedStyle(document.body).getPropertyValue(one), `--${name}`)
const colors = { ...schemeOf((name) => standard.palette[name]), Menu: '#a0c0e0' as const }

async function openEditor(page: Page) {
  await openDesktop(page, '/p/display')
  await display(page).getByRole('button', { name: 'Edit…' }).click()
  await expect(editor(page)).toBeVisible()
}

async function pickItem(page: Page, name: string) {
  await editor(page).getByRole('combobox', { name: 'Item:' }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

test('a scheme is edited, saved, applied, and on screen before any other script of the next visit', async ({
  page,
}) => {
  await openEditor(page)
  expect(await violations(page)).toEqual([])
  await pickItem(page, 'Menu')
  await editor(page).getByLabel('Text:').fill('#777777')
  await editor(page).getByLabel('Color 1:').fill('#808080')
  await expect(editor(page).getByRole('status')).toContainText('Hard to read: Menu (1.1 to 1).')
  await editor(page).getByLabel('Text:').fill('#000000')
  await editor(page).getByLabel('Color 1:').fill('#a0c0e0')
  await expect(editor(page).getByRole('status')).toHaveText('')
  await editor(page).getByLabel('Scheme name:').fill('Sky')
  await editor(page).getByLabel('Scheme name:').press('Enter')
  await expect(editor(page)).toBeVisible()
  await editor(page).getByRole('button', { name: 'Save' }).click()
  await expect(editor(page).getByRole('status')).toHaveText('"Sky" was saved.')
  await editor(page).getByRole('button', { name: 'OK' }).click()
  await expect(display(page).getByRole('combobox', { name: 'Color scheme' })).toHaveText('Sky')
  expect(await token(page, 'Menu')).not.toBe('#a0c0e0')
  await display(page).getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => token(page, 'Menu')).toBe('#a0c0e0')
  await page.route('**/static/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/')
  expect(await token(page, 'Menu')).toBe('#a0c0e0')
  await page.emulateMedia({ contrast: 'more' })
  expect(await token(page, 'Menu')).not.toBe('#a0c0e0')
  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  const face = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('footer') as Element).backgroundColor)
  const forced = await face()
  await page.evaluate(() => document.body.style.setProperty('--ButtonFace', '#ff0000'))
  expect(await face()).toBe(forced)
})

test(
  'themes of Windows are imported, dropped, exported, and refused when they are damaged or too large',
  fullRun,
  async ({ page }) => {
    await openEditor(page)
    const status = editor(page).getByRole('status')
    const take = (name: string, buffer: Buffer) =>
      editor(page).getByLabel('Windows theme file').setInputFiles({ name, mimeType: '', buffer })
    const theme =
      '[Theme]\r\nDisplayName=Brick\r\n[Control Panel\\Colors]\r\nMenu=1 2 3\r\nMenuText=255 255 255\r\n'
    await take('huge.theme', Buffer.alloc(70_000, 65))
    await expect(status).toContainText('at most 64 KB')
    await take('picture.theme', Buffer.from([0xff, 0xd8, 0xff, 0]))
    await expect(status).toContainText('Not a theme with colors.')
    await take('hostile.theme', Buffer.from(`${theme}Window=url(https://a.example)`))
    await expect(status).toContainText('Line 6 is not a valid color.')
    await take('brick.theme', Buffer.from(`\ufeff${theme}`, 'utf16le'))
    await expect(status).toContainText('The colors of "Brick" were imported.')
    await expect(editor(page).getByLabel('Scheme name:')).toHaveValue('Brick')
    await pickItem(page, 'Menu')
    await expect(editor(page).getByLabel('Color 1:')).toHaveValue('#010203')
    const download = page.waitForEvent('download')
    await editor(page).getByRole('button', { name: 'Export…' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Brick.theme')
    expect(readFileSync(await file.path(), 'utf8')).toContain('\r\nMenu=1 2 3\r\n')
    await editor(page).getByRole('button', { name: 'Cancel' }).click()
    const data = await page.evaluateHandle(
      (text) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([text], 'Dropped.theme'))
        return transfer
      },
      theme.replace('DisplayName=Brick', ''),
    )
    await display(page)
      .getByRole('combobox', { name: 'Color scheme' })
      .dispatchEvent('drop', { dataTransfer: data })
    await expect(status).toContainText('The colors of "Dropped" were imported.')
  },
)

test(
  'a link asks before it changes the colors, and a damaged one changes nothing',
  fullRun,
  async ({ page }) => {
    const link = `/p/display${schemeFragment({ name: 'From \u202e you', colors })}`
    await openDesktop(page, link)
    await expect(box(page)).toContainText('the color scheme "From you"')
    expect(await token(page, 'Menu')).not.toBe('#a0c0e0')
    await box(page).getByRole('button', { name: 'No', exact: true }).click()
    await expect(box(page)).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('love98-scheme'))).toBeNull()
    await page.goto('/')
    await openDesktop(page, link)
    await box(page).getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => token(page, 'Menu')).toBe('#a0c0e0')
    expect(await page.evaluate(() => localStorage.getItem('love98-scheme'))).toBe(schemeCss(colors))
    await page.goto('/')
    await openDesktop(page, `/p/display#scheme=url(x).y`)
    await expect(box(page)).toContainText('does not contain a valid color scheme')
    await box(page).getByRole('button', { name: 'OK' }).click()
    expect(await token(page, 'Menu')).toBe('#a0c0e0')
  },
)

test(
  'another tab follows, and choosing a skin restores its own colors',
  fullRun,
  async ({ page, context }) => {
    const other = await context.newPage()
    await openDesktop(other)
    await other.mouse.move(700, 600)
    await other.mouse.move(710, 610)
    await expect.poll(() => other.evaluate(() => history.state?.love98 !== undefined)).toBe(true)
    await openDesktop(page, `/p/display${schemeFragment({ name: 'Sky', colors })}`)
    await box(page).getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => token(other, 'Menu')).toBe('#a0c0e0')
    await display(page).getByLabel('Night Cat').check()
    await display(page).getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => token(other, 'Menu')).toBe(nightCat.palette.Menu)
  },
)
