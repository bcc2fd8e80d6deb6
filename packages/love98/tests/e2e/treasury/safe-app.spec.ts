import { expect, type Page, test } from '@playwright/test'
import { fullRun } from '../full-run'
import {
  agree,
  badge,
  hostRequests,
  openForm,
  openInHost,
  openTab,
  watchProblems,
  withSafeProduct,
} from '../support/safe-product'

const product = withSafeProduct()
const problems = watchProblems()
const open = (page: Page, query = '') => openInHost(page, product().host.url, query)

// Proves S1.3
test('the desktop connects without a click or a verification request, with a host delay of 300 ms and a slow processor', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // On the same site, the page shares a process with its host, so the slowdown applies to both.
  const app = await openInHost(page, product().sameSite, '?delay=300')
  await expect(badge(app)).toBeVisible({ timeout: 60_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await agree(app)
  await expect(app.getByRole('dialog', { name: 'Verify your account' })).toHaveCount(0)
  await expect(app.getByRole('button', { name: 'Cat Club Demo', exact: true })).toBeVisible()
  expect(problems).toEqual([])
})

// Proves S8.6
test('forged, malformed, doubled and late answers change nothing', async ({ page }) => {
  const app = await open(page, '?hostile')
  await agree(app)
  await expect(badge(app)).toBeVisible()
  await badge(app).click()
  await expect(app.getByRole('alertdialog')).toContainText(product().deployment.safe.address)
  expect(problems).toEqual([])
})

// Proves S8.6
test(
  'the desktop works with a silent host and shows "Could not load Safe information"',
  fullRun,
  async ({ page }) => {
    const app = await open(page, '?silent')
    const failed = app.getByRole('button', { name: 'Could not load Safe information' })
    await expect(failed).toBeVisible({ timeout: 30_000 })
    await failed.click()
    await expect(app.getByRole('alertdialog')).toContainText(
      'You can use the desktop, except for features that need the Safe.',
    )
    await app.getByRole('button', { name: 'OK' }).click()
    await expect(app.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled()
    expect(problems).toEqual([])
  },
)

// Proves S1.3
test('a host that is not allowed cannot frame the desktop and gets no account', async ({ page }) => {
  await page.goto(`${product().foreign.url}/`)
  await expect.poll(() => problems.some((problem) => problem.includes('frame-ancestors'))).toBe(true)
  await expect(page.frameLocator('iframe').getByText(/^Safe/)).toHaveCount(0)
})

test(
  'a visitor who is not an owner is shown as read-only, and an unsupported chain is named without a switch',
  fullRun,
  async ({ page }) => {
    const app = await open(page, '?readonly&chain=1')
    await agree(app)
    await expect(app.getByRole('button', { name: 'Safe 2/2, read only' })).toBeVisible()
    await app.getByRole('button', { name: 'Wrong network', exact: true }).click()
    const dialog = app.getByRole('dialog', { name: 'Safe', exact: true })
    await expect(dialog).toContainText('This Safe is on Network 1, which is not supported here.')
    await expect(dialog.getByRole('button')).toHaveText(['', 'OK', 'Disconnect'])
    expect(problems).toEqual([])
  },
)

test(
  'a visitor who is not an owner cannot propose or sign, and the reason is shown',
  fullRun,
  async ({ page }) => {
    const app = await open(page, '?readonly&path=p/treasury')
    await agree(app)
    await expect(badge(app)).toBeVisible()
    for (const [tab, name] of [
      ['Queue', 'New Transaction…'],
      ['Messages', 'Sign Message…'],
    ] as const) {
      const window = await openTab(app, tab)
      const button = window.getByRole('button', { name })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(/Only its owners can propose/)
    }
    expect(problems).toEqual([])
  },
)

// Proves S2.5
test('the Treasury shows all lists of the surrounding Safe', async ({ page }) => {
  const app = await open(page, '?path=p/treasury')
  await agree(app)
  await expect(badge(app)).toBeVisible()
  const window = app.getByRole('dialog', { name: 'Treasury', exact: true })
  await expect(window.getByRole('row', { name: /CAT/ })).toBeVisible()
  await window.getByRole('tab', { name: 'Collectibles' }).click()
  await expect(window.getByText('This Safe has no collectibles.')).toBeVisible()
  await window.getByRole('tab', { name: 'Queue' }).click()
  await expect(window.getByText('Only one of these will run')).toHaveCount(1)
  await window.getByRole('option', { name: /Add the owner/ }).click()
  await expect(window.getByRole('region', { name: 'Details' })).toContainText(
    'addOwnerWithThreshold(owner: 0x',
  )
  await window.getByRole('tab', { name: 'History' }).click()
  await expect(window.getByText(/^\* Safe created by/)).toBeVisible()
  await window.getByRole('tab', { name: 'Messages' }).click()
  await expect(window.getByText('The treasury agrees to the terms of this desktop.')).toBeVisible()
  expect(problems).toEqual([])
})

test('a transaction sent inside a Safe is rejected without a message, proposed, kept over a reload, and executed on the chain', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { app, window } = await openForm(page, product().sameSite, 'Queue', 'New Transaction…')
  const form = app.getByRole('dialog', { name: 'New Transaction' })
  await form.getByRole('radio', { name: /ETH/ }).check()
  await form.getByLabel('To').fill('0x14dC79964da2C08b23698B3D3cc7Ca32193d9955')
  await form.getByLabel('Amount').fill('0.25')
  await form.getByRole('button', { name: 'Propose' }).click()
  await hostRequests(page).getByRole('button', { name: 'reject' }).click()
  await expect(form.getByRole('button', { name: 'Propose' })).toBeEnabled()
  await form.getByRole('button', { name: 'Propose' }).click()
  await expect(hostRequests(page)).toContainText('250000000000000000')
  await hostRequests(page).getByRole('button', { name: 'confirm' }).click()
  const yours = window.getByRole('list', { name: 'Submitted from this browser' })
  await expect(yours).toContainText('Needs signatures: 1 of 2')

  await page.reload()
  await expect(badge(app)).toBeVisible({ timeout: 30_000 })
  await openTab(app, 'Queue')
  await expect(yours).toContainText('Send 0.25 ETH to 0x14dC…9955')
  const stored = await app.locator('body').evaluate(() => localStorage.getItem('love98-safe-transactions'))
  const [{ safeTxHash }] = JSON.parse(stored ?? '').state
  // Four transactions precede it. A Safe executes them in order, so the test rejects them on the chain first.
  await product().host.executeUntil(safeTxHash)
  await window.getByRole('menuitem', { name: 'Safe' }).click()
  await app.getByRole('menuitem', { name: 'Refresh' }).click()
  await expect(yours).toContainText('Executed', { timeout: 40_000 })
  await window.getByRole('button', { name: 'Dismiss' }).click()
  await expect(yours).toHaveCount(0)
  expect(problems).toEqual([])
})

// Proves S6.2
test('the address book handles a refusal, a dismissal, a timeout and a grant', fullRun, async ({ page }) => {
  const { app } = await openForm(page, product().sameSite, 'Queue', 'New Transaction…')
  const form = app.getByRole('dialog', { name: 'New Transaction' })
  const book = form.getByRole('button', { name: 'Address Book…' })
  const answer = (name: string) => hostRequests(page).getByRole('button', { name }).click()
  await book.click()
  await answer('reject')
  await expect(form.getByText('Permissions rejected')).toBeVisible()
  // The host remembers the rejection, but the page may ask again.
  await book.click()
  await answer('close')
  await expect(form.getByText('Waiting for the Safe')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).first().click()
  await book.click()
  await answer('confirm')
  await form.getByRole('list', { name: 'Address Book' }).getByRole('button', { name: /Arrow/ }).click()
  await expect(form.getByLabel('To')).toHaveValue(product().deployment.safe.owners[1] ?? '')
  expect(problems).toEqual([])
})

test('a message signed through the host is rejected without a message, then signed by both owners', async ({
  page,
}) => {
  const { app, window } = await openForm(page, product().sameSite, 'Messages', 'Sign Message…')
  const form = app.getByRole('dialog', { name: 'Sign Message' })
  const sign = form.getByRole('button', { name: 'Sign', exact: true })
  await form.getByLabel('Message').fill('Greetings from inside')
  await sign.click()
  await hostRequests(page).getByRole('button', { name: 'reject' }).click()
  await expect(sign).toBeEnabled()
  await sign.click()
  await expect(hostRequests(page)).toContainText('Greetings from inside')
  await hostRequests(page).getByRole('button', { name: 'confirm' }).click()
  await expect(form).toHaveCount(0)
  await expect(window.getByText('Signed for the Safe.')).toBeVisible()
  await window.getByRole('option', { name: /Greetings from inside/ }).click()
  await expect(window.getByRole('region', { name: 'Details' })).toContainText('Prepared signature')
  expect(problems).toEqual([])
})

test(
  'two payments form one transaction, described call by call, and both are executed on the chain',
  fullRun,
  async ({ page }) => {
    test.setTimeout(180_000)
    const { app, window } = await openForm(page, product().sameSite, 'Queue', 'New Transaction…')
    const form = app.getByRole('dialog', { name: 'New Transaction' })
    const payees = [
      '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
      '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
    ]
    await form.getByRole('radio', { name: /ETH/ }).check()
    for (const [index, to] of payees.entries()) {
      await form.getByLabel('To', { exact: true }).fill(to)
      await form.getByLabel('Amount').fill('0.5')
      await form.getByRole('button', { name: index === 0 ? 'Add Payment' : 'Propose' }).click()
    }
    for (const to of payees) await expect(hostRequests(page)).toContainText(to)
    const before = await Promise.all(payees.map((payee) => product().host.balanceOf(payee)))
    await hostRequests(page).getByRole('button', { name: 'confirm' }).click()
    await expect(window.getByRole('list', { name: 'Submitted from this browser' })).toContainText(
      '2 payments',
    )
    await window.getByRole('option', { name: /Batch of 2 calls/ }).click()
    const details = window.getByRole('region', { name: 'Details' })
    for (const [index, to] of payees.entries())
      await expect(details).toContainText(`${index + 1}. Send to ${to}: 0.5 ETH`)
    // A batch of payments through a known contract shows no warning.
    await expect(details.getByRole('alert')).toHaveCount(0)
    const stored = await app.locator('body').evaluate(() => localStorage.getItem('love98-safe-transactions'))
    await product().host.executeUntil(JSON.parse(stored ?? '').state[0].safeTxHash)
    const after = await Promise.all(payees.map((payee) => product().host.balanceOf(payee)))
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([
      500_000_000_000_000_000n,
      500_000_000_000_000_000n,
    ])
    expect(problems).toEqual([])
  },
)
