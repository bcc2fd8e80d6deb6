// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readStored } from '../browser/storage'
import type { AnalyticsSettings } from '../domain/community/analytics'
import { policyWithout, startAnalytics } from './analytics'
import type { ServiceGlobals } from './analytics-services'
import {
  type BrowserEnvironment,
  canUseAnalytics,
  usageStatistics,
  wantsAnalytics,
} from './preferences/analytics-choice'

const integrity = `sha384-${'A'.repeat(64)}`
const website = '94db1cb1-74f4-4a40-ad6c-962362670409'
const umami = { websiteId: website, host: 'https://statistics.test', integrity }
const settings: AnalyticsSettings = { productionHostname: 'love.test', umami }
const policy =
  "default-src 'self'; script-src 'self' 'sha256-x=' https://statistics.test; style-src 'self'; " +
  "connect-src 'self' https://statistics.test wss://relay.test; img-src 'self' data:; frame-ancestors 'self'"

function surroundings(
  hostname = 'love.test',
  navigator: BrowserEnvironment['navigator'] = {},
): BrowserEnvironment {
  return { location: { hostname, href: `https://${hostname}/p/display` }, navigator }
}

function page(around: BrowserEnvironment, scripts: ServiceGlobals = {}, sentPolicy: string | null = policy) {
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

const stopped =
  "Content-Security-Policy: script-src 'self' 'sha256-x='; connect-src 'self' wss://relay.test; img-src 'self' data:"

function attributesOf(script: HTMLScriptElement): Record<string, string> {
  return Object.fromEntries(Array.from(script.attributes, ({ name, value }) => [name, value]))
}

beforeEach(() => {
  usageStatistics.choose(null)
})

describe('the availability of usage statistics', () => {
  // Proves S4.10
  test('statistics are offered only on the configured production hostname', () => {
    expect(canUseAnalytics(settings, surroundings())).toBe(true)
    for (const hostname of ['localhost', 'www.love.test', 'love.test.evil.test', 'CAT.TEST', ''])
      expect(canUseAnalytics(settings, surroundings(hostname))).toBe(false)
    expect(canUseAnalytics(null, surroundings())).toBe(false)
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
  test('Umami counts, with nothing but paths and programs, until the visitor turns it off', async () => {
    usageStatistics.choose(true)
    const track = vi.fn()
    const { subject, requested, policies } = page(surroundings(), { umami: { track } })
    const analytics = await startAnalytics(settings, subject)
    expect(requested.map(attributesOf)).toEqual([
      {
        src: 'https://statistics.test/script.js',
        async: '',
        crossorigin: 'anonymous',
        integrity,
        'data-website-id': website,
        'data-auto-track': 'false',
        'data-host-url': 'https://statistics.test',
      },
    ])
    analytics?.count({ name: 'visit', path: '/p/swap' })
    analytics?.count({ name: 'program', program: 'swap' })
    expect(policies()).toEqual([])
    usageStatistics.choose(false)
    analytics?.count({ name: 'program', program: 'pairs' })
    expect(track.mock.calls).toEqual([
      [{ website, url: '/p/swap' }],
      [{ website, url: '/', name: 'program', data: { program: 'swap' } }],
    ])
  })

  // Proves S7.22
  test('Plausible counts no page views by itself, and gets the address in the form of both its scripts', async () => {
    usageStatistics.choose(true)
    const plausible = vi.fn()
    const { subject, requested } = page(surroundings(), {})
    const analytics = await startAnalytics(
      {
        productionHostname: 'love.test',
        plausible: { domain: 'love.test', host: 'https://statistics.test/', script: 'pa-x.js' },
      },
      subject,
    )
    expect(requested.map(attributesOf)).toEqual([
      {
        src: 'https://statistics.test/js/pa-x.js',
        async: '',
        'data-domain': 'love.test',
      },
    ])
    expect(subject.plausible?.o).toEqual({
      autoCapturePageviews: false,
      endpoint: 'https://statistics.test/api/event',
    })
    Object.assign(subject, { plausible })
    analytics?.count({ name: 'visit', path: '/es' })
    analytics?.count({ name: 'program', program: 'swap' })
    const at = (address: string) => ({ u: address, url: address })
    expect(plausible.mock.calls).toEqual([
      ['pageview', at('https://love.test/es')],
      ['program', { ...at('https://love.test/'), props: { program: 'swap' } }],
    ])
  })

  // Proves S7.22
  test('a plain script has its hash and its attributes, and counts by itself', async () => {
    usageStatistics.choose(true)
    const src = 'https://statistics.test/count.js'
    const { subject, requested, policies } = page(surroundings())
    const analytics = await startAnalytics(
      { productionHostname: 'love.test', script: { src, integrity, attributes: { 'data-site': '7' } } },
      subject,
    )
    expect(requested.map(attributesOf)).toEqual([
      { src, async: '', crossorigin: 'anonymous', integrity, 'data-site': '7' },
    ])
    expect(() => analytics?.count({ name: 'visit', path: '/' })).not.toThrow()
    analytics?.stop()
    expect(policies()).toEqual([stopped])
  })

  // Proves S7.22
  test('scripts that are missing or throw do not break the page', async () => {
    usageStatistics.choose(true)
    const silent = await startAnalytics(settings, page(surroundings()).subject)
    expect(() => silent?.count({ name: 'visit', path: '/' })).not.toThrow()
    const track = () => {
      throw new Error('theirs')
    }
    const analytics = await startAnalytics(settings, page(surroundings(), { umami: { track } }).subject)
    expect(() => analytics?.count({ name: 'visit', path: '/' })).not.toThrow()
    expect(() => analytics?.stop()).not.toThrow()
  })

  // Proves S7.22
  test('scripts on a page whose policy cannot be read are not requested', async () => {
    usageStatistics.choose(true)
    const unknown = page(surroundings(), {}, null)
    expect(await startAnalytics(settings, unknown.subject)).toBeNull()
    expect(unknown.requested).toEqual([])
  })

  // Proves S7.22
  test('the content policy blocks the scripts once they are turned off, and stays', async () => {
    usageStatistics.choose(true)
    const { subject, policies } = page(surroundings())
    await startAnalytics(settings, subject)
    expect(policies()).toEqual([])
    usageStatistics.choose(false)
    expect(policies()).toEqual([stopped])
    usageStatistics.choose(true)
    expect(await startAnalytics(settings, subject)).toBeNull()
    expect(policies()).toEqual([stopped])
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

test('removing the hosts of a service from a policy keeps its other sources', () => {
  expect(policyWithout("connect-src 'self' https://a.test", ['https://b.test'])).toBe(
    "connect-src 'self' https://a.test",
  )
  expect(
    policyWithout('connect-src https://a.test https://b.test', ['https://a.test', 'https://b.test']),
  ).toBe('connect-src')
})
