// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnalyticsScripts, policyWithout, startAnalytics } from './analytics'
import { canUseAnalytics, type Surroundings, usageStatistics, wantsAnalytics } from './analytics-choice'
import { readStored } from './storage'

const integrity = { analytics: `sha384-${'A'.repeat(64)}`, recording: `sha384-${'B'.repeat(64)}` }
const settings = { host: 'https://statistics.test', productionHostname: 'love.test', integrity }
const policy =
  "default-src 'self'; script-src 'self' 'sha256-x=' https://statistics.test; style-src 'self'; " +
  "connect-src 'self' https://statistics.test wss://relay.test; img-src 'self' data:; frame-ancestors 'self'"

function surroundings(hostname = 'love.test', navigator: Surroundings['navigator'] = {}): Surroundings {
  return { location: { hostname, href: `https://${hostname}/p/display` }, navigator }
}

/** A page whose scripts load at once and put the stand-in there. */
function page(around: Surroundings, scripts: AnalyticsScripts = {}, sentPolicy: string | null = policy) {
  const document = window.document.implementation.createHTMLDocument()
  const requested: HTMLScriptElement[] = []
  const append = document.head.append.bind(document.head)
  document.head.append = (node) => {
    if (!(node instanceof HTMLScriptElement)) return append(node)
    requested.push(node)
    Object.assign(subject, scripts)
    node.onload?.(new Event('load'))
  }
  const listeners: ((event: { key: string | null }) => void)[] = []
  const subject = {
    ...around,
    document,
    fetch: async () =>
      new Response(null, sentPolicy ? { headers: { 'content-security-policy': sentPolicy } } : {}),
    addEventListener: (_: string, listener: (event: { key: string | null }) => void) =>
      void listeners.push(listener),
  } as unknown as NonNullable<Parameters<typeof startAnalytics>[1]>
  /** The policies that were added to the page. */
  const policies = () =>
    [...document.querySelectorAll('meta')].map((meta) => `${meta.httpEquiv}: ${meta.content}`)
  const turnOffInAnotherTab = () => {
    localStorage.removeItem('love98-usage-statistics')
    for (const listener of listeners) listener({ key: 'love98-usage-statistics' })
  }
  return { subject, requested, policies, turnOffInAnotherTab }
}

beforeEach(() => {
  usageStatistics.choose(null)
})

describe('whether statistics may be offered', () => {
  test('[S4.10] only on the configured production hostname, and with a host', () => {
    expect(canUseAnalytics(settings, surroundings())).toBe(true)
    for (const hostname of ['localhost', 'www.love.test', 'love.test.evil.test', 'LOVE.TEST', ''])
      expect(canUseAnalytics(settings, surroundings(hostname))).toBe(false)
    expect(canUseAnalytics({ ...settings, host: null }, surroundings())).toBe(false)
    expect(canUseAnalytics({ ...settings, productionHostname: null }, surroundings())).toBe(false)
  })

  test('[S7.22] never under Do Not Track or Global Privacy Control', () => {
    expect(canUseAnalytics(settings, surroundings('love.test', { doNotTrack: '1' }))).toBe(false)
    expect(canUseAnalytics(settings, surroundings('love.test', { globalPrivacyControl: true }))).toBe(false)
    expect(canUseAnalytics(settings, surroundings('love.test', { doNotTrack: null }))).toBe(true)
  })

  test('[S4.10] they are off until the visitor turns them on, and off leaves nothing behind', () => {
    expect(wantsAnalytics()).toBe(false)
    usageStatistics.choose(true)
    expect(wantsAnalytics()).toBe(true)
    expect(usageStatistics.read()).toBe(true)
    usageStatistics.choose(false)
    expect(wantsAnalytics()).toBe(false)
    expect(readStored('love98-usage-statistics')).toBeNull()
  })
})

describe('the scripts', () => {
  test('[S7.22] are not requested without consent, nor on another hostname', async () => {
    const asked = page(surroundings())
    expect(await startAnalytics(settings, asked.subject)).toBeNull()
    usageStatistics.choose(true)
    const elsewhere = page(surroundings('localhost'))
    expect(await startAnalytics(settings, elsewhere.subject)).toBeNull()
    const private_ = page(surroundings('love.test', { globalPrivacyControl: true }))
    expect(await startAnalytics(settings, private_.subject)).toBeNull()
    expect([...asked.requested, ...elsewhere.requested, ...private_.requested]).toEqual([])
  })

  test('[S7.22] count and record, until the visitor turns them off', async () => {
    usageStatistics.choose(true)
    const count = vi.fn()
    const recording = { start: vi.fn(), stop: vi.fn() }
    const { subject, requested } = page(surroundings(), {
      love98Analytics: { count },
      love98Recording: recording,
    })
    const analytics = await startAnalytics(settings, subject)
    expect(requested.map(({ src, integrity: hash, crossOrigin }) => [src, hash, crossOrigin])).toEqual([
      ['https://statistics.test/analytics.js', integrity.analytics, 'anonymous'],
      ['https://statistics.test/recording.js', integrity.recording, 'anonymous'],
    ])
    analytics?.count({ name: 'visit', path: '/' })
    expect(recording.start).toHaveBeenCalledTimes(1)
    usageStatistics.choose(false)
    analytics?.count({ name: 'program', program: 'swap' })
    expect(count.mock.calls).toEqual([[{ name: 'visit', path: '/' }]])
    expect(recording.stop).toHaveBeenCalledTimes(1)
  })

  test('[S7.22] that are missing or throw change nothing here', async () => {
    usageStatistics.choose(true)
    const silent = await startAnalytics(settings, page(surroundings()).subject)
    expect(() => silent?.count({ name: 'visit', path: '/' })).not.toThrow()
    const boom = () => {
      throw new Error('theirs')
    }
    const broken = page(surroundings(), {
      love98Analytics: { count: boom },
      love98Recording: { start: boom, stop: boom },
    })
    const analytics = await startAnalytics(settings, broken.subject)
    expect(() => analytics?.count({ name: 'visit', path: '/' })).not.toThrow()
    expect(() => analytics?.stop()).not.toThrow()
  })

  test('[S7.22] without hashes, or on a page whose policy cannot be read, are not requested', async () => {
    usageStatistics.choose(true)
    const { subject, requested } = page(surroundings())
    expect(await startAnalytics({ ...settings, integrity: null }, subject)).toBeNull()
    const unknown = page(surroundings(), {}, null)
    expect(await startAnalytics(settings, unknown.subject)).toBeNull()
    expect([...requested, ...unknown.requested]).toEqual([])
  })

  test('[S7.22] cannot send any more once they are turned off, before they learn of it', async () => {
    usageStatistics.choose(true)
    const seen: string[][] = []
    const { subject, policies } = page(surroundings(), {
      love98Recording: { start: vi.fn(), stop: () => seen.push(policies()) },
    })
    await startAnalytics(settings, subject)
    expect(policies()).toEqual([])
    usageStatistics.choose(false)
    const stopped = [
      "Content-Security-Policy: script-src 'self' 'sha256-x='; connect-src 'self' wss://relay.test; img-src 'self' data:",
    ]
    expect(seen).toEqual([stopped])
    usageStatistics.choose(true)
    expect(await startAnalytics(settings, subject)).toBeNull()
    expect(policies()).toEqual(stopped)
  })

  test('[S7.22] are turned off by another tab', async () => {
    usageStatistics.choose(true)
    const { subject, policies, turnOffInAnotherTab } = page(surroundings())
    await startAnalytics(settings, subject)
    turnOffInAnotherTab()
    expect(policies()).toHaveLength(1)
  })
})

test('a policy without a host keeps what else may be loaded and sent', () => {
  expect(policyWithout("connect-src 'self' https://a.test", 'https://b.test')).toBe(
    "connect-src 'self' https://a.test",
  )
  expect(policyWithout('connect-src https://a.test', 'https://a.test')).toBe('connect-src')
})
