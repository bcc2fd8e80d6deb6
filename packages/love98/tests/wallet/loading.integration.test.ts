// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../support/event-loop'
import { announce, first, TestProvider } from './test-provider'
import { testSettings } from './test-settings'

let provider: TestProvider
let silence: () => void
let answers: Response[]
let requests: string[]

beforeEach(() => {
  localStorage.clear()
  provider = new TestProvider()
  silence = announce(provider)
  requests = []
  answers = []
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url)
    return Promise.resolve(answers.shift() ?? Response.json(testSettings))
  })
})

afterEach(() => {
  vi.useRealTimers()
  silence()
})

/** Opens a page; each further call in a test is a reload. */
async function page() {
  vi.resetModules()
  const boot = await import('@/wallet/boot')
  const { connectWallet } = await import('@/wallet/connect/connect-wallet')
  const { disconnectWallet } = await import('@/wallet/disconnect-wallet')
  return {
    ...boot,
    phase: () => boot.walletBoot.getState().phase,
    async connect() {
      const { config } = await boot.loadWallet()
      const connector = config.connectors.find(({ id }) => id === 'test.wallet')
      if (!connector) throw new Error('the wallet was not announced')
      await connectWallet(config, connector, new AbortController().signal)
    },
    disconnect: async () => disconnectWallet((await boot.loadWallet()).config),
  }
}

type Page = Awaited<ReturnType<typeof page>>

/** Returns the status after the stored connection was restored or given up. */
async function statusWhenRestored(boot: Page) {
  const { connection } = await boot.loadWallet()
  await expect.poll(() => connection.getState().status).not.toBe('reconnecting')
  return connection.getState()
}

/** Returns the status after all work without timers. */
async function statusNow(boot: Page) {
  const { connection } = await boot.loadWallet()
  await settled()
  return connection.getState()
}

describe('before the wallet code is requested', () => {
  // Proves S6.1
  test('the page loads, requests and stores nothing, and a hover only fetches the code', async () => {
    const boot = await page()
    expect(boot.shouldLoadImmediately()).toBe(false)
    await import('@/shell/taskbar/wallet/wallet-code')
    await import('@/wallet/wallet')
    await settled()
    expect(boot.phase()).toBe('idle')
    expect(requests).toEqual([])
    expect(localStorage.length).toBe(0)
    expect(provider.asked).toEqual([])
  })

  // Proves S6.1
  test('loading the wallet without connecting stores nothing', async () => {
    const boot = await page()
    await boot.loadWallet()
    await settled()
    expect(requests).toEqual(['/api/config'])
    expect(Object.keys(localStorage)).toEqual([])
    expect(provider.asked).toEqual([])
  })
})

describe('loading the wallet code', () => {
  test('loading happens once, for any number of requests', async () => {
    const boot = await page()
    const [one, two] = await Promise.all([boot.loadWallet(), boot.loadWallet()])
    expect(one).toBe(two)
    expect(boot.loadedWallet()).toBe(one)
    expect(requests).toHaveLength(1)
    expect(boot.phase()).toBe('ready')
  })

  // Proves S8.13
  test('a failed load reports the reason, and can be repeated', async () => {
    const boot = await page()
    answers = [new Response('down', { status: 502 }), Response.json({ chains: 'none' })]
    await expect(boot.loadWallet()).rejects.toMatchObject({ code: 'settings-unavailable' })
    expect(boot.walletBoot.getState()).toMatchObject({
      phase: 'failed',
      error: { code: 'settings-unavailable' },
    })
    await expect(boot.loadWallet()).rejects.toMatchObject({ code: 'settings-unavailable' })
    await boot.loadWallet()
    expect(boot.walletBoot.getState()).toMatchObject({ phase: 'ready', error: undefined })
  })
})

describe('after a reload', () => {
  // Proves S4.1
  test('a stored connection is restored without a prompt', async () => {
    await (await page()).connect()
    provider.asked.length = 0
    const boot = await page()
    expect(boot.shouldLoadImmediately()).toBe(true)
    const seen: string[] = []
    boot.walletBoot.subscribe(({ connection }) => seen.push(connection))
    expect(await statusWhenRestored(boot)).toMatchObject({ status: 'connected', address: first })
    expect([...new Set(seen)]).toEqual(['disconnected', 'reconnecting', 'connected'])
    expect(boot.walletBoot.getState().wasConnected).toBe(true)
    expect(provider.countOf('eth_requestAccounts')).toBe(0)
  })

  // Proves S4.1
  test('a wallet that no longer permits the connection stays disconnected', async () => {
    await (await page()).connect()
    provider.accounts = []
    const boot = await page()
    // wagmi retries with a newly started wallet.
    expect(await statusWhenRestored(boot)).toEqual({ status: 'disconnected' })
    expect((await page()).shouldLoadImmediately()).toBe(false)
    expect(provider.countOf('eth_requestAccounts')).toBe(1)
  })

  // Proves S4.1
  test('the page waits for a wallet that announces itself late', async () => {
    await (await page()).connect()
    silence()
    const boot = await page()
    expect(await statusNow(boot)).toEqual({ status: 'reconnecting' })
    silence = announce(provider)
    expect(await statusWhenRestored(boot)).toMatchObject({ status: 'connected' })
  })

  // Proves S4.1
  test('the page stops waiting for a missing wallet after a second', async () => {
    await (await page()).connect()
    silence()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const boot = await page()
    expect(await statusNow(boot)).toEqual({ status: 'reconnecting' })
    vi.advanceTimersByTime(999)
    expect(await statusNow(boot)).toEqual({ status: 'reconnecting' })
    vi.advanceTimersByTime(1)
    expect(await statusNow(boot)).toEqual({ status: 'disconnected' })
  })

  // Proves S4.1
  test('only the wallet that was connected gets a request', async () => {
    const other = new TestProvider()
    other.accounts = [first]
    const silenceOther = announce(other, 'test.other', 'Other Wallet')
    await (await page()).connect()
    expect(await statusWhenRestored(await page())).toMatchObject({ status: 'connected' })
    await settled()
    silenceOther()
    expect(other.asked).toEqual([])
  })

  test('a visitor who disconnected stays disconnected', async () => {
    const before = await page()
    await before.connect()
    await before.disconnect()
    expect((await page()).shouldLoadImmediately()).toBe(false)
  })
})

describe('requested dialogs', () => {
  // Proves S4.4
  test('requested dialogs close on connect and on disconnect', async () => {
    const boot = await page()
    boot.requestDialog('connect')
    await boot.connect()
    expect(boot.dialogIntent.getState().asked).toBeNull()
    boot.requestDialog('chain')
    expect(boot.dialogIntent.getState().asked).toBe('chain')
    await boot.disconnect()
    expect(boot.dialogIntent.getState().asked).toBeNull()
  })

  // Proves S4.4
  test('requested dialogs open only in a matching state', async () => {
    const boot = await page()
    await boot.loadWallet()
    for (const intent of ['account', 'chain', 'terms'] as const) {
      boot.requestDialog(intent)
      expect(boot.dialogIntent.getState().asked).toBeNull()
    }
    boot.requestDialog('connect')
    expect(boot.dialogIntent.getState().asked).toBe('connect')
  })
})

// Proves S7.3
test("the chain is read through the product's server", async () => {
  const boot = await page()
  const wallet = await boot.loadWallet()
  answers = [Response.json({ jsonrpc: '2.0', id: 1, result: '0xde0b6b3a7640000' })]
  const client = wallet.client(31338)
  const wei = await client.request({ method: 'eth_getBalance', params: [first, 'latest'] })
  expect(BigInt(wei)).toBe(10n ** 18n)
  expect(requests[1]).toBe(new URL('/api/rpc/31338', location.href).href)
  expect(() => wallet.client(5)).toThrow('This network is not supported here.')
})

// Proves S9.7
test('the client polls every 4 s and batches for 32 ms', async () => {
  const { client } = await (await page()).loadWallet()
  const { pollingInterval, batch, transport } = client(31337)
  expect(pollingInterval).toBe(4_000)
  expect(batch).toEqual({ multicall: { wait: 32, batchSize: 1_024 } })
  expect(transport).toMatchObject({ retryCount: 3, retryDelay: 150, timeout: 10_000 })
})
