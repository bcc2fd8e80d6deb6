import { type BrowserContext, test as base, type CDPSession, expect } from '@playwright/test'
import { welcomeKey } from '@/domain/storage-keys'

type Options = {
  /** Errors of the page that a test causes on purpose; everything else still fails it. @default none */
  expectedErrors: readonly RegExp[]
  /** Where the product under test answers. */
  productUrl: string
  /** Whether nothing is stored in the browser, so that Welcome may come. @default false: it was closed on an earlier visit */
  isFirstVisit: boolean
}

/** What `readStored` finds at the start of a visit that is not the first. */
export const storedBefore: readonly string[] = [`localStorage ${welcomeKey}`]

/** A host from which a test asks for something on purpose, to see that the policy forbids it and that this is reported. */
export const plantedOrigin = 'https://planted.example'

/**
 * Every browser test: a page that breaks the content policy, throws, or asks another host for anything fails its test.
 * The policy's own report is listened to before any script of the page runs.
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
    // The scripts of a clock outlive its reset, and a failed test may leave anything: the next test gets a new context.
    if (isClockUsed() || testInfo.errors.length > 0) await context.close()
    else await resetContext(context, await Promise.all(sessions))
    problems.push(...(await reportedTo(productUrl)).slice(before.length))
    const unexpected = problems.filter(
      (problem) => !expectedErrors.some((expected) => expected.test(problem)),
    )
    expect(unexpected, 'policy violations, errors and foreign requests of the page').toEqual([])
  },
})

/** Makes a list of the protocol sessions that a test opens: what one emulates lasts until it is detached. */
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

/** Tells whether a test replaced the time of its pages: the clock of a page is that of its context. */
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

/** 0154. Takes back what Playwright's `reuseContext` leaves in a context, for the test that gets it next. */
async function resetContext(context: BrowserContext, sessions: readonly CDPSession[]): Promise<void> {
  for (const session of sessions) await session.detach().catch(() => undefined)
  await context.clearPermissions()
  await context.setOffline(false)
  for (const page of context.pages()) await page.evaluate(emptySessionStorage).catch(() => undefined)
}

/** Runs in the page: empties the storage of its tab, into which a page may write when it is left. */
function emptySessionStorage() {
  Storage.prototype.setItem = () => undefined
  sessionStorage.clear()
}

/** Runs in the page: stores what Close in Welcome stores. */
function closeWelcome(key: string) {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '')
  } catch {
    // A page without an origin stores nothing.
  }
}

/** What pages reported to the server itself, which hears of a violation even where no listener could be planted. */
async function reportedTo(productUrl: string): Promise<string[]> {
  const response = await fetch(`${productUrl}/api/csp-report`)
  // A product that the tests did not start may not take reports; the listener sees its violations.
  if (response.status === 405) return []
  const { violations } = (await response.json()) as { violations: { directive: string; blocked: string }[] }
  return (
    violations
      // What the test of the reports plants, perhaps while another test runs; its own listener hears of it too.
      .filter(({ blocked }) => !blocked.startsWith(plantedOrigin))
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
