// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readStored } from '../browser/storage'
import { type AnalyticsScripts, policyWithout, startAnalytics } from './analytics'
import {
  type BrowserEnvironment,
  canUseAnalytics,
  usageStatistics,
  wantsAnalytics,
} from './preferences/analytics-choice'

const integrity = { analytics: `sha384-${'A'.repeat(64)}`, recording: `sha384-${'B'.repeat(64)}` }
const settings = { host: 'https://statistics.test', productionHostname: 'love.test', integrity }
const policy =
  "default-src 'self'; script-src 'self' 'sha256-x=' https://statistics.test; style-src 'self'; " +
  "connect-src 'self' https://statistics.test wss://relay.test; img-src 'self' data:; frame-ancestors 'self'"

function surroundings(
  hostname = 'love.test',
  navigator: BrowserEnvironment['navigator'] = {},
): BrowserEnvironment {
  return { location: { hostname, href: `https://${hostname}/p/display` }, navigator }
}

function page(
  around: BrowserEnvironment,
  scripts: AnalyticsScripts = {},
  sentPolicy: string | null = policy,
) {
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

describe('the availability of usage statistics', () => {
  // Proves S4.10
  test('statistics are offered only on the configured production hostname, and only with a host', () => {
    expect(canUseAnalytics(settings, surroundings())).toBe(true)
    for (const hostname of ['localhost', 'www.love.test', 'love.test.evil.test', 'LOVE.TEST', ''])
      expect(canUseAnalytics(settings, surroundings(hostname))).toBe(false)
    expect(canUseAnalytics({ ...settings, host: null }, surroundings())).toBe(false)
    expect(canUseAnalytics({ ...settings, productionHostname: null }, surroundings())).toBe(false)
  })

  // Proves S7.22
  test('statistics are never offered under Do Not Track or Global Privacy Control', () => {
    expect(canUseAnalytics(settings, surroundings('love.test', { doNotTrack: '1' }))).toBe(false)
    expect(canUseAnalytics(settings, surroundings('love.test', { globalPrivacyControl: true }))).toBe(false)
    expect(canUseAnalytics(settings, surroundings('love.test', { doNotTrack: null }))).toBe(true)
  })

  // Proves S4.10
  test('statistics are off until the visitor turns them on, and turning them off leaves nothing stored', () => {
    expect(wantsAnalytics()).toBe(false)
    usageStatistics.choose(true)
    expect(wantsAnalytics()).toBe(true)
    expect(usageStatistics.read()).toBe(true)
    usageStatistics.choose(false)
    expect(wantsAnalytics()).toBe(false)
    expect(readStored('love98-usage-statistics')).toBeNull()
  })
})

describe('the analytics scripts', () => {
  // Proves S7.22
  test('the scripts are not requested without consent, nor on another hostname', async () => {
    const asked = page(surroundings())
    expect(await startAnalytics(settings, asked.subject)).toBeNull()
    usageStatistics.choose(true)
    const elsewhere = page(surroundings('localhost'))
    expect(await startAnalytics(settings, elsewhere.subject)).toBeNull()
    const private_ = page(surroundings('love.test', { globalPrivacyControl: true }))
    expect(await startAnalytics(settings, private_.subject)).toBeNull()
    expect([...asked.requested, ...elsewhere.requested, ...private_.requested]).toEqual([])
  })

  // Proves S7.22
  test('the scripts count and record until the visitor turns them off', async () => {
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

  // Proves S7.22
  test('scripts that are missing or throw do not break the page', async () => {
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

  // Proves S7.22
  test('scripts without hashes, or on a page whose policy cannot be read, are not requested', async () => {
    usageStatistics.choose(true)
    const { subject, requested } = page(surroundings())
    expect(await startAnalytics({ ...settings, integrity: null }, subject)).toBeNull()
    const unknown = page(surroundings(), {}, null)
    expect(await startAnalytics(settings, unknown.subject)).toBeNull()
    expect([...requested, ...unknown.requested]).toEqual([])
  })

  // Proves S7.22
  test('the content policy blocks the scripts before they are notified that they are turned off', async () => {
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

  // Proves S7.22
  test('another tab turns the scripts off', async () => {
    usageStatistics.choose(true)
    const { subject, policies, turnOffInAnotherTab } = page(surroundings())
    await startAnalytics(settings, subject)
    turnOffInAnotherTab()
    expect(policies()).toHaveLength(1)
  })
})

test('removing the analytics host from a policy keeps its other sources', () => {
  expect(policyWithout("connect-src 'self' https://a.test", 'https://b.test')).toBe(
    "connect-src 'self' https://a.test",
  )
  expect(policyWithout('connect-src https://a.test', 'https://a.test')).toBe('connect-src')
})
