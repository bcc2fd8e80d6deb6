import community from '@community/config'
import { expect } from '@playwright/test'
import { linkEntries } from '@/domain/navigation/desktop-entries'
import { programDescription, programs } from '@/programs/registry'
import { test } from '../support/product-test'

test.use({ javaScriptEnabled: false })

const shown = programs.filter(({ id }) => community.programs.includes(id))

test('without scripts the page lists every program and every link', async ({ page }) => {
  await page.goto('/')
  for (const { id, title } of shown) {
    const link = page.locator(`a[href="/p/${id}"]`).first()
    await expect(link).toHaveText(title)
    await expect(link).toBeVisible()
  }
  const mainText = await page.locator('main').innerText()
  for (const entry of linkEntries(community)) {
    expect(mainText).toContain(entry.label)
    if (entry.kind === 'link') await expect(page.locator(`a[href="${entry.href}"]`).first()).toBeVisible()
  }
})

test('without scripts the page of a program shows its window, and says what it is', async ({ page }) => {
  for (const { id, title } of shown) {
    await page.goto(`/p/${id}`)
    const window = page.locator('[data-window]')
    await expect(window).toHaveCount(1)
    await expect(window.getByRole('heading', { level: 2 })).toHaveText(new RegExp(title))
    await expect(page).toHaveTitle(new RegExp(`^${title} - Cat Club`))
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', programDescription(id))
    expect(await window.innerText()).toContain(`${programDescription(id)} This desktop requires JavaScript`)
  }
})
