import { readFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'

/** @type {import('../scripts/lib/project/test/facts.ts').Facts} */
export const facts = JSON.parse(readFileSync(process.env.LOVE98_FACTS ?? '', 'utf8'))

/** True for an address of the desktop under test. @param {URL} url */
export const isOwn = (url) => url.origin === new URL(process.env.BASE_URL ?? '').origin

/**
 * The base of every journey. It fails if a page breaks its content policy, logs an error, or requests something from
 * another host. Welcome is closed, as after a first visit. Errors that a journey expects match `expectedErrors`.
 *
 * @type {import('@playwright/test').TestType<
 *   import('@playwright/test').PlaywrightTestArgs &
 *     import('@playwright/test').PlaywrightTestOptions & { expectedErrors: RegExp },
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions
 * >}
 */
export const test = base.extend({
  expectedErrors: [/(?!)/, { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    /** @type {string[]} */
    const problems = []
    await context.exposeBinding('reportViolation', (_, text) => problems.push(`policy: ${text}`))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        Reflect.get(window, 'reportViolation')(`${violatedDirective} blocked ${blockedURI}`),
      )
      try {
        localStorage.setItem('love98-welcome', '')
      } catch {
        // A page without an origin has no storage.
      }
    })
    context.on('request', (request) => {
      const url = new URL(request.url())
      const isForeign = /^https?:$/.test(url.protocol) && !isOwn(url) && !request.isNavigationRequest()
      if (isForeign) problems.push(`foreign request: ${request.url()}`)
    })
    context.on('weberror', (error) => problems.push(`error: ${error.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`)
    })
    await use(context)
    const unexpected = problems.filter((problem) => !expectedErrors.test(problem))
    expect(unexpected, 'policy violations, errors and foreign requests').toEqual([])
  },
})

/**
 * Opens an address, and waits until the desktop is interactive: the same scripts draw the clock.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} [path]
 */
export async function openDesktop(page, path = '/') {
  await page.goto(path)
  await expect(page.locator('footer time')).toHaveText(/\d/)
}

/** @param {import('@playwright/test').Page} page */
export const windows = (page) => page.locator('[data-window]')

/** The address of a program that opens a window, and not a dialog, in most communities. */
export const anyProgram =
  facts.programs.find(({ id }) => ['notepad', 'help', 'pairs', 'display'].includes(id)) ?? facts.programs[0]

export { expect }
