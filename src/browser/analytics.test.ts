// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnalyticsScripts, startAnalytics } from './analytics'
import { canUseAnalytics, type Surroundings, usageStatistics, wantsAnalytics } from './analytics-choice'
import { readStored } from './storage'

const settings = { host: 'https://statistics.test', productionHostname: 'love.test' }

function surroundings(hostname = 'love.test', navigator: Surroundings['navigator'] = {}): Surroundings {
  return { location: { hostname }, navigator }
}

/** A page whose scripts load at once and put the stand-in there. */
function page(around: Surroundings, scripts: AnalyticsScripts = {}) {
  const requested: string[] = []
  const standIn = { head: { append: (script: HTMLScriptElement) => loaded(script) } }
  function loaded(script: HTMLScriptElement) {
    requested.push(script.src)
    Object.assign(subject, scripts)
    script.onload?.(new Event('load'))
  }
  const subject = {
    ...around,
    document: {
      ...standIn,
      querySelector: () => null,
      createElement: () => ({}) as HTMLScriptElement,
      // Of a document only these three are used.
    } as unknown as Document,
  }
  return { subject, requested }
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
    expect(requested).toEqual([
      'https://statistics.test/analytics.js',
      'https://statistics.test/recording.js',
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
})
