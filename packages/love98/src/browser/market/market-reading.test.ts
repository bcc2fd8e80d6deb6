import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSharedPolling, type SharedPolling } from './market-reading'

/** Exclusive locks as the Web Locks API has them (https://w3c.github.io/web-locks): one queue a name. */
function createLocks() {
  const queues = new Map<string, Promise<unknown>>()
  return {
    async request(
      name: string,
      { signal }: { signal: AbortSignal },
      work: () => Promise<void> | undefined,
    ): Promise<void> {
      const before = queues.get(name)
      const turn = (async () => {
        await before
        if (!signal.aborted) await work()
      })()
      queues.set(name, turn)
      await turn
    },
  }
}

let tabs: { polling: SharedPolling; requestCount: () => number; received: unknown[] }[] = []
beforeEach(() => {
  tabs = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  vi.stubGlobal('navigator', { locks: createLocks() })
})
afterEach(() => {
  for (const { polling } of tabs) polling.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openTab(name = 'market') {
  let count = 0
  const id = tabs.length
  const received: unknown[] = []
  const polling = createSharedPolling({
    name,
    interval: 4_000,
    ask: async () => ({ from: id, count: ++count }),
    latest: () => (count > 0 ? { from: id, count } : null),
    onMessage: (message) => received.push(message),
  })
  const tab = { polling, requestCount: () => count, received }
  tabs.push(tab)
  return tab
}

async function pass(ms: number) {
  for (let step = 0; step < ms; step += 250) {
    await vi.advanceTimersByTimeAsync(250)
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('tabs of one browser', () => {
  test('all tabs together poll as often as one, every 3.6 to 4 s, and all receive the answers', async () => {
    const [a, b, c] = [openTab(), openTab(), openTab()]
    for (const tab of [a, b, c]) tab.polling.resume()
    await pass(40_000)
    const total = a.requestCount() + b.requestCount() + c.requestCount()
    expect(total).toBeGreaterThanOrEqual(10)
    expect(total).toBeLessThanOrEqual(13)
    expect(b.received.length).toBeGreaterThanOrEqual(9)
  })

  test('a new tab receives the known data at once', async () => {
    const a = openTab()
    a.polling.resume()
    await pass(1_000)
    const b = openTab()
    b.polling.resume()
    await pass(250)
    expect(b.received).toEqual([{ from: 0, count: 1 }])
    await pass(1_000)
    expect(b.requestCount()).toBe(0)
  })

  test('the tabs continue to poll when the polling tab is closed or hidden', async () => {
    const [a, b] = [openTab(), openTab()]
    for (const tab of [a, b]) tab.polling.resume()
    await pass(5_000)
    const before = a.requestCount()
    a.polling.pause()
    await pass(20_000)
    expect(a.requestCount()).toBe(before)
    expect(b.requestCount()).toBeGreaterThanOrEqual(4)
  })

  test('each tab polls for itself when the tab with the lock is frozen', async () => {
    const locks = createLocks()
    vi.stubGlobal('navigator', { locks })
    void locks.request('market', { signal: new AbortController().signal }, () => new Promise(() => undefined))
    const b = openTab()
    b.polling.resume()
    await pass(1_000)
    expect(b.requestCount()).toBe(1)
    await pass(24_000)
    expect(b.requestCount()).toBeGreaterThanOrEqual(2)
  })
})

test('a browser without Web Locks polls in each tab, and not while it is paused', async () => {
  vi.stubGlobal('navigator', {})
  const [a, b] = [openTab(), openTab()]
  for (const tab of [a, b]) tab.polling.resume()
  await pass(12_000)
  expect([a.requestCount(), b.requestCount()].every((count) => count >= 3)).toBe(true)
  a.polling.pause()
  const before = a.requestCount()
  await pass(12_000)
  expect(a.requestCount()).toBe(before)
})

test('Retry polls at once', async () => {
  const a = openTab()
  a.polling.resume()
  await pass(500)
  a.polling.ask()
  await pass(250)
  expect(a.requestCount()).toBe(2)
})
