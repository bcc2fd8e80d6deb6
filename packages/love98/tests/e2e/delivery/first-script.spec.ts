import { expect } from '@playwright/test'
import { followTransfers } from '../../support/transfers.ts'
import { variants } from '../full-run'
import { test } from '../support/product-test'

// Errors that the browser logs for an address that does not exist.
test.use({ expectedErrors: [/404/] })

/** The last value is the number of additional scripts of the page, for example of an open window. */
for (const [what, address, own] of variants([
  ['the desktop', '/', 0],
  ['a link to a window of it', '/p/notepad', 7],
  ['a link to a text in it', '/p/notepad?open=terms', 7],
  // A message box names the address.
  ['an address that does not exist', '/nowhere', 8],
  ['the blue screen', '/bsod', 0],
] as const))
  test(`${what} loads one script for all that pages share, and no part of it a second time`, async ({
    page,
  }) => {
    const transfers = await followTransfers(page)
    await page.goto(address)
    await transfers.quiet(1500)
    const [first, ...others] = transfers
      .scripts()
      .filter(({ url }) => !url.includes('/rolldown-runtime-'))
      .sort((one, other) => Number(other.url.includes('/first-')) - Number(one.url.includes('/first-')))
    expect(new URL(first?.url ?? '').pathname).toMatch(/^\/static\/first-[\w-]{8}\.js$/)
    expect(others.length).toBeLessThanOrEqual(own)
  })
