import { expect } from '@playwright/test'
import { followTransfers } from '../../support/transfers.mjs'
import { openIcon } from '../support/desktop'
import { test } from '../support/product-test'
import { windowNamed } from '../support/windows'

/** Bytes on the wire, headers included; 1 KB is 1000 bytes. */
const limit = 215_000

test('a browser that takes gzip alone gets a desktop that works, in 215 KB', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // Not in the types of the test runner: the protocol calls it experimental.
  await Reflect.apply(session.send, session, ['Network.setAcceptedEncodings', { encodings: ['gzip'] }])
  const encodings: (string | undefined)[] = []
  page.on('response', async (response) => {
    if (/html|javascript/.test(response.headers()['content-type'] ?? ''))
      encodings.push(response.headers()['content-encoding'])
  })
  const transfers = await followTransfers(page)
  await page.goto('/')
  await expect(page.locator('footer time')).toHaveText(/\d/)
  await transfers.quiet(1500)
  expect(encodings.length).toBeGreaterThan(1)
  expect(new Set(encodings)).toEqual(new Set(['gzip']))
  expect(transfers.bytes()).toBeLessThanOrEqual(limit)
  await openIcon(page, 'Notepad')
  await expect(windowNamed(page, 'Read Me - Notepad')).toBeVisible()
})
