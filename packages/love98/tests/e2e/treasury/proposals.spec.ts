import { expect, type Locator, test } from '@playwright/test'
import { fullRun } from '../full-run'
import { violations } from '../support/axe'
import { openAsOwner } from '../support/safe-owner'
import { watchProblems, withSafeProduct } from '../support/safe-product'

const product = withSafeProduct()
const problems = watchProblems()
const friend = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'

async function pay(form: Locator, asset: RegExp, amount: string) {
  await form.getByRole('radio', { name: asset }).check()
  await form.getByLabel('To', { exact: true }).fill(friend)
  await form.getByLabel('Amount').fill(amount)
}

test(
  'an owner proposes two payments as one batch with a nonce of their choice, and sees what they move before signing',
  fullRun,
  async ({ page }) => {
    test.setTimeout(120_000)
    const { wallet, window } = await openAsOwner(page, product())
    await window.getByRole('button', { name: 'New Transaction…' }).click()
    const form = page.getByRole('dialog', { name: 'New Transaction' })
    await pay(form, /CAT/, '12')
    await form.getByRole('button', { name: 'Add Payment' }).click()
    await pay(form, /ETH/, '0.25')
    await form.getByRole('button', { name: 'Propose' }).click()
    await expect(form).toContainText(`1. Send to ${friend}: 12 CAT`)
    await expect(form).toContainText(`2. Send to ${friend}: 0.25 ETH`)
    await expect(form.getByRole('region', { name: 'Simulation' })).toContainText(
      `Out: 0.25 ETH, to ${friend}`,
    )
    await expect(form.getByRole('alert')).toHaveCount(0)
    await form.getByLabel('Nonce').fill('9')
    await expect(form.getByRole('alert')).toContainText('Its nonce leaves a gap.')
    expect(await violations(page)).toEqual([])
    expect(wallet.countOf('eth_signTypedData_v4')).toBe(0)
    await form.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(form).toHaveCount(0)
    await expect(window.getByRole('option', { name: /#9 Batch of 2 calls/ })).toContainText('1 of 2 signed')
    // The heads are over their columns, although only the rows have a scroll bar.
    const [head, cell] = ['[class*=_columns]', '[role=option]'].map((row) =>
      window.locator(`${row} > span:nth-child(3)`).first(),
    )
    expect((await head?.boundingBox())?.x).toBe((await cell?.boundingBox())?.x)
    expect(problems).toEqual([])
  },
)

test('an owner proposes another owner from the Properties and acknowledges the change', async ({ page }) => {
  test.setTimeout(120_000)
  const { window } = await openAsOwner(page, product())
  await window.getByRole('menuitem', { name: 'Safe' }).click()
  await page.getByRole('menuitem', { name: 'Properties' }).click()
  const sheet = page.getByRole('dialog', { name: /Properties$/ })
  await expect(sheet.getByRole('tabpanel')).toContainText('Read from the contract of the Safe at block')
  await sheet.getByRole('button', { name: 'Change…' }).click()
  const form = page.getByRole('dialog', { name: 'Change Settings' })
  await form.getByLabel('New owner').fill(friend)
  await form.getByLabel('Required signatures').fill('3')
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Propose' }).click()
  const review = page.getByRole('dialog', { name: 'New Transaction' })
  await expect(review).toContainText(
    `Add the owner ${friend}, which has not signed this; required signatures: 3`,
  )
  await expect(review.getByRole('region', { name: 'Simulation' })).toContainText(`Owner added: ${friend}`)
  expect(await violations(page)).toEqual([])
  // The review begins with what is signed, and none of its boxes scrolls within another.
  const summary = review.getByText(`Add the owner ${friend}, which has not signed this`).first()
  await expect(summary).toBeInViewport({ ratio: 1 })
  await review.getByRole('button', { name: 'Details >>' }).click()
  await expect(review).toContainText('safeTxGas')
  const nested = await review.evaluate((dialog) => {
    const scrolls = (part: Element) =>
      /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight
    const boxes = [...dialog.querySelectorAll('*')].filter(scrolls)
    return boxes.filter((box) => boxes.some((other) => other !== box && other.contains(box))).length
  })
  expect(nested).toBe(0)
  const sign = review.getByRole('button', { name: 'Sign', exact: true })
  await expect(sign).toBeDisabled()
  await review.getByRole('checkbox', { name: 'I have read the warnings' }).check()
  await sign.click()
  await expect(review).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(window.getByRole('option', { name: new RegExp(`Add the owner ${friend}`) })).toContainText(
    '1 of 2 signed',
  )
  expect(problems).toEqual([])
})
