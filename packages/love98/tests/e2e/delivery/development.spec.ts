import { expect, test } from '@playwright/test'
import { welcomeKey } from '@/domain/storage-keys'
import { type Development, startDevelopment } from '../../support/development-copy'
import { fullRun } from '../full-run'
import { readMe, windowNamed } from '../support/windows'

// The development server has another content policy, so the rules of `product-test.ts` do not apply. A browser with an
// empty cache requests every source module. `npm test` covers only the messages of the server
// (`tests/scripts/start/development.integration.test.ts`).

/** ms. A newly started server compiles every module that the first page loads. */
const coldLimit = 120_000
test.describe.configure({ timeout: 240_000 })

let development: Development | undefined
test.afterAll(async () => development?.remove())

test(
  'a change of a window and of its styles is in the page without a reload @full',
  fullRun,
  async ({ page }) => {
    development = await startDevelopment()
    const { url, change } = development
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(new URL(socket.url()).host))
    await page.addInitScript((key) => localStorage.setItem(key, ''), welcomeKey)
    await page.goto(`${url}/p/notepad`, { timeout: coldLimit })
    const notepad = windowNamed(page, readMe)
    const text = notepad.getByRole('textbox')
    await notepad.getByRole('menuitem', { name: 'Edit' }).click({ timeout: coldLimit })
    await page.getByRole('menuitemcheckbox', { name: 'Word Wrap' }).click()
    await expect(text).toHaveAttribute('wrap', 'off')
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true))

    await change('src/programs/notepad/notepad.module.css', 'padding: 4px 6px', 'padding: 11px 6px')
    await expect(text).toHaveCSS('padding-top', '11px')
    await change('src/programs/notepad/window.tsx', '<TextArea', '<TextArea data-is-changed="yes"')
    await expect(text).toHaveAttribute('data-is-changed', 'yes')
    // The visitor's changes in the window remain, and the page was not reloaded.
    await expect(text).toHaveAttribute('wrap', 'off')
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)

    expect([...new Set(sockets)]).toEqual([new URL(url).host])
  },
)
