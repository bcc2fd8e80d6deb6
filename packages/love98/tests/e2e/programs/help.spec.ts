import { expect } from '@playwright/test'
import { fullRun } from '../full-run'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

test('the contents are a tree that the keyboard walks, opens and reads', async ({ page }) => {
  await openDesktop(page, '/p/help')
  const window = windowNamed(page, 'Welcome - Cat Club Help')
  const tree = window.getByRole('tree')
  await expect(tree.getByRole('treeitem', { name: 'First steps' })).toHaveAttribute('aria-expanded', 'true')
  await tree.getByRole('treeitem', { name: 'Welcome' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tree.getByRole('treeitem', { name: 'First steps' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(tree.getByRole('treeitem', { name: 'Programs' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem', { name: 'Swap Pairs' })).toBeFocused()
  await page.keyboard.press('Enter')
  const swap = windowNamed(page, 'Swap Pairs - Cat Club Help')
  await expect(swap.getByRole('article')).toContainText('every four seconds')
  await swap.getByRole('button', { name: 'Open Swap Pairs' }).click()
  await expect(windowNamed(page, 'Swap Pairs')).toBeVisible()
})

test('a topic has steps, and links to related topics', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/help?open=icons')
  const article = page.getByRole('dialog', { name: /Cat Club Help$/ }).getByRole('article')
  await expect(article.getByRole('heading', { name: 'To open icons with one click' })).toBeVisible()
  await expect(article.getByRole('listitem').filter({ hasText: 'Click Web Style.' })).toBeVisible()
  await article.getByRole('button', { name: 'Moving and sizing windows' }).click()
  await expect(windowNamed(page, 'Moving and sizing windows - Cat Club Help')).toBeVisible()
})

test('the index lists the entries with the typed prefix', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/help')
  const window = page.getByRole('dialog', { name: /Cat Club Help$/ })
  await window.getByRole('tab', { name: 'Index' }).click()
  await window.getByRole('textbox').fill('wal')
  await expect(window.getByRole('list', { name: 'Topics' }).getByRole('button')).toHaveText([
    // Two topics explain the word, so each row names its topic.
    /^wallet \(.+\)$/,
    /^wallet \(.+\)$/,
    'wallpaper',
  ])
  await window.getByRole('button', { name: 'wallpaper' }).click()
  await expect(window.getByRole('article', { name: 'Display Properties' })).toBeVisible()
})

test('Find searches every topic, and reports when nothing is found', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/help')
  const window = page.getByRole('dialog', { name: /Cat Club Help$/ })
  await window.getByRole('tab', { name: 'Contents' }).focus()
  await page.keyboard.press('End')
  await expect(window.getByRole('tab', { name: 'Find' })).toBeFocused()
  await window.getByRole('textbox').fill('recovery phrase')
  await expect(window.getByText('3 topics found')).toBeVisible()
  await window.getByRole('textbox').fill('zeppelin')
  await expect(window.getByText('No topics found')).toBeVisible()
})

test('every handled key is documented, and each topic has its own address', fullRun, async ({ page }) => {
  await openDesktop(page, '/p/help?open=all-keys')
  const window = windowNamed(page, 'All keys - Cat Club Help')
  await expect(window.getByRole('row', { name: /CTRL\+ESC/ })).toContainText('Opens the Start menu.')
  await expect(window.getByRole('table')).toHaveCount(14)
})

// Proves S10.10
test('Back returns to the topic before, Hide leaves the topic alone, and found words are marked', async ({
  page,
}) => {
  await openDesktop(page, '/p/help')
  const window = page.getByRole('dialog', { name: /Cat Club Help$/ })
  const back = window.getByRole('button', { name: 'Back' })
  await expect(back).toBeDisabled()
  await window.getByRole('tab', { name: 'Find' }).click()
  await window.getByRole('textbox', { name: 'Type the words' }).fill('paint')
  await window.getByRole('button', { name: 'Paint', exact: true }).click()
  await expect(window).toHaveAccessibleName('Paint - Cat Club Help')
  await expect(window.getByRole('article').locator('h3 mark')).toHaveText('Paint')
  await window.getByRole('button', { name: 'Hide' }).click()
  await expect(window.getByRole('tablist')).toBeHidden()
  await window.getByRole('button', { name: 'Show' }).click()
  await back.click()
  await expect(window).toHaveAccessibleName('Welcome - Cat Club Help')
  await expect(back).toBeDisabled()
})
