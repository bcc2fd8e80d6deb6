import { type BrowserContext, test as base, type CDPSession, expect } from '@playwright/test'
import { welcomeKey } from '@/domain/storage-keys'

type Options = {
  /** Errors of the page that a test expects. All other errors fail the test. @default none */
  expectedErrors: readonly RegExp[]
  productUrl: string
  /**
   * True if the browser has no stored data, so that Welcome may appear. @default false: Welcome was closed on an
   * earlier visit
   */
  isFirstVisit: boolean
}

/** The result of `readStored` at the start of a visit that is not the first. */
export const storedBefore: readonly string[] = [`localStorage ${welcomeKey}`]

/** A host from which a test requests something on purpose, to check that the policy forbids and reports it. */
export const injectedOrigin = 'https://planted.example'

/**
 * The base of every browser test. A test fails if a page breaks the content policy, throws an error or sends a request
 * to another host. The listener for violations of the policy is installed before any script of the page runs.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  isFirstVisit: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
  productUrl: async ({}, use) => {
    const { BASE_URL } = process.env
    if (!BASE_URL) throw new Error('BASE_URL is not set: run the browser tests with `npm run test:e2e`.')
    await use(BASE_URL)
  },
  baseURL: async ({ productUrl }, use) => use(productUrl),
  context: async ({ context, productUrl, expectedErrors, isFirstVisit }, use, testInfo) => {
    if (!isFirstVisit) await context.addInitScript(closeWelcome, welcomeKey)
    const problems: string[] = []
    await watch(context, productUrl, problems)
    const before = await reportedTo(productUrl)
    const sessions = followSessions(context)
    const isClockUsed = followClock(context)
    await use(context)
    // A clock's scripts survive its reset, and a failed test may leave any state, so the next test gets a new context.
    if (isClockUsed() || testInfo.errors.length > 0) await context.close()
    else await resetContext(context, await Promise.all(sessions))
    problems.push(...(await reportedTo(productUrl)).slice(before.length))
    const unexpected = problems.filter(
      (problem) => !expectedErrors.some((expected) => expected.test(problem)),
    )
    expect(unexpected, 'policy violations, errors and foreign requests of the page').toEqual([])
  },
})

/** Records the protocol sessions that a test opens. Their emulation lasts until they are detached. */
function followSessions(context: BrowserContext): Promise<CDPSession>[] {
  const sessions: Promise<CDPSession>[] = []
  const newSession = context.newCDPSession.bind(context)
  context.newCDPSession = (page) => {
    const session = newSession(page)
    sessions.push(session)
    return session
  }
  return sessions
}

/** Returns a function that reports if a test replaced the time of its pages. All pages of a context share its clock. */
function followClock({ clock }: BrowserContext): () => boolean {
  let isUsed = false
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const) {
    const change = clock[name].bind(clock)
    Object.assign(clock, {
      [name]: (...args: Parameters<typeof change>) => {
        isUsed = true
        return Reflect.apply(change, clock, args)
      },
    })
  }
  return () => isUsed
}

/** Resets the state that Playwright's `reuseContext` leaves in a context, for the next test (docs/decisions/0049). */
async function resetContext(context: BrowserContext, sessions: readonly CDPSession[]): Promise<void> {
  for (const session of sessions) await session.detach().catch(() => undefined)
  await context.clearPermissions()
  await context.setOffline(false)
  for (const page of context.pages()) await page.evaluate(emptySessionStorage).catch(() => undefined)
}

/**
 * Runs in the page. Empties the session storage of the tab, and prevents the page from writing to it when it is left.
 */
function emptySessionStorage() {
  Storage.prototype.setItem = () => undefined
  sessionStorage.clear()
}

/** Runs in the page. Stores the same entry as the Close button of Welcome. */
function closeWelcome(key: string) {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '')
  } catch {
    // A page without an origin has no storage.
  }
}

/**
 * Returns the violations that pages reported to the server, which receives them even where no listener could be
 * installed.
 */
async function reportedTo(productUrl: string): Promise<string[]> {
  const response = await fetch(`${productUrl}/api/csp-report`)
  // A product that the tests did not start may not accept reports; the listener still records its violations.
  if (response.status === 405) return []
  const { violations } = (await response.json()) as { violations: { directive: string; blocked: string }[] }
  return (
    violations
      // The test of the reports causes these violations on purpose, possibly at the same time as another test.
      .filter(({ blocked }) => !blocked.startsWith(injectedOrigin))
      .map(({ directive, blocked }) => `policy, reported: ${directive} blocked ${blocked}`)
  )
}

async function watch(context: BrowserContext, productUrl: string, problems: string[]): Promise<void> {
  const { host } = new URL(productUrl)
  await context.exposeBinding('reportViolation', (_source, text: string) => problems.push(`policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void
      report(`${violatedDirective} blocked ${blockedURI} ${sample}`)
    })
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.host !== host)
      problems.push(`foreign request: ${request.url()}`)
  })
  context.on('weberror', (error) => problems.push(`error: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
}
