import { expect, type Locator, type Page } from '@playwright/test'
import { isFull } from '../full-run'
import { shownPrograms } from '../shown-programs'
import { openDesktop } from '../support/desktop'
import { test } from '../support/product-test'
import { visitConnected } from '../support/wallet/connected-visit'

/** Checks that the content of each program is loaded, not only its frame. */
const marks: Readonly<Record<string, (window: Locator) => Promise<void>>> = {
  pairs: (window) =>
    expect(window.locator('tbody th + td')).toHaveText(Array(11).fill(/^[\d.,]+ (cbBTC|[A-Z]+)$/)),
  notepad: (window) => expect(window.getByRole('textbox')).toHaveValue(/^Welcome/),
  display: (window) => expect(window.getByRole('radio')).toHaveCount(6),
  bridge: (window) => expect(window.locator('[data-item]')).toHaveText([/^Bridge/, /^Block Explorer/]),
  governance: (window) =>
    expect(window.locator('[data-item]')).toHaveText([/^Governance Vote/, /^Block Explorer/]),
  collections: (window) => expect(window.locator('[data-item]')).toHaveText([/^NFT Collection/]),
  markets: (window) => expect(window.locator('[data-item]')).toHaveCount(4),
  partners: (window) => expect(window.locator('[data-item]')).toHaveText([/^Partner Site/]),
  social: (window) => expect(window.locator('[data-item]')).toHaveText([/^Telegram/, /^Twitter/, /^Discord/]),
  holdings: (window) => expect(window.locator('[data-caption] + *')).toContainText(/connect a wallet|ETH/),
  send: (window) =>
    expect(window.locator('[data-caption] + *')).toContainText(/connect a wallet|Recipient|To:/),
  guestbook: (window) => expect(window.getByRole('button', { name: 'Connect and Sign In…' })).toBeVisible(),
  help: (window) => expect(window.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible(),
  run: (window) => expect(window.getByRole('textbox', { name: 'Open:' })).toBeFocused(),
  'shut-down': (window) => expect(window.getByRole('radio')).toHaveCount(4),
}

async function opens(page: Page, id: string) {
  await openDesktop(page, `/p/${id}`)
  const window = page.locator('[data-window]')
  await expect(window).toHaveCount(1)
  await (marks[id] ?? ((shown) => expect(shown).not.toContainText('Connect')))(window)
}

const shown = shownPrograms.map(({ id }) => id)

// In the quick run, `desktop/phone.spec.ts` and the axe tests open all programs without a wallet.
if (isFull)
  // Proves S6.1
  test('every program opens for a visitor without a wallet', async ({ page }) => {
    test.setTimeout(120_000)
    for (const id of shown) await test.step(id, () => opens(page, id))
  })

// Proves S6.1
test('every program opens for a visitor with a wallet, which stays connected', async ({ page }) => {
  test.setTimeout(120_000)
  await visitConnected(page)
  for (const id of shown)
    await test.step(id, async () => {
      await opens(page, id)
      await expect(page.getByRole('button', { name: /^friend\.eth/ })).toBeVisible()
    })
})
