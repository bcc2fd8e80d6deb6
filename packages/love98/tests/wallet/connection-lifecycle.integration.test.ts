// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectWallet } from '@/wallet/connect/connect-wallet'
import { signPrepared } from '@/wallet/sign-in/sign-message'
import { storedConnectorId } from '@/wallet/stored-connection'
import { createWallet, type Wallet } from '@/wallet/wallet'
import { settled } from '../support/event-loop'
import { announce, first, TestProvider } from './test-provider'
import { testSettings } from './test-settings'

let provider: TestProvider
let silence: () => void

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  provider = new TestProvider()
  silence = announce(provider)
})
afterEach(() => {
  silence()
  Reflect.deleteProperty(window, 'ethereum')
})

const find = ({ config }: Wallet, id = 'test.wallet') => {
  const found = config.connectors.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`${id} is not there`)
  return found
}
const connect = (wallet: Wallet, options = {}) =>
  connectWallet(wallet.config, find(wallet), new AbortController().signal, options)

describe('the chain after connecting', () => {
  // Proves S4.2
  test("the chain is the wallet's own if it is configured", async () => {
    provider.chainId = 31338
    const wallet = createWallet(testSettings)
    await connect(wallet)
    expect(wallet.connection.getState()).toMatchObject({ chainId: 31338, supported: true })
    expect(provider.countOf('wallet_switchEthereumChain')).toBe(0)
  })

  // Proves S4.2
  test("the chain is the first configured one if the wallet's own is not configured", async () => {
    provider.chainId = 5
    const wallet = createWallet(testSettings)
    await connect(wallet)
    expect(wallet.connection.getState()).toMatchObject({ chainId: 31337, supported: true })
  })

  // Proves S4.2
  test('the chain is the requested one', async () => {
    const wallet = createWallet(testSettings)
    await connect(wallet, { initialChainId: 31338 })
    expect(wallet.connection.getState()).toMatchObject({ chainId: 31338 })
  })

  // Proves S8.14
  test('the chain of the wallet stays, connected on a wrong network, if the visitor keeps it', async () => {
    provider.chainId = 5
    provider.chainMode = 'reject'
    const wallet = createWallet(testSettings)
    await connect(wallet)
    expect(wallet.connection.getState()).toMatchObject({ status: 'connected', chainId: 5, supported: false })
  })
})

describe('the stored connection', () => {
  const store = (version: number, state: object) =>
    localStorage.setItem('wagmi.store', JSON.stringify({ version, state }))
  const settings = { ...testSettings }

  // Proves S9.6
  test('a connection stored by an older library is used as far as possible, without a crash', async () => {
    store(2, {
      chainId: 31338,
      connections: { __type: 'Map', value: [['x', { accounts: [first] }]] },
      current: 'x',
    })
    const { config } = createWallet(settings)
    await settled()
    expect(config.state).toMatchObject({ chainId: 31338, current: null })
    expect(config.state.connections.size).toBe(0)
  })

  // Proves S4.1
  test('a stored connection with a chain that is no longer configured uses the first one', async () => {
    store(3, { chainId: 5, connections: { __type: 'Map', value: [] }, current: null })
    const { config } = createWallet(settings)
    await settled()
    expect(config.state.chainId).toBe(31337)
  })

  // Proves S4.1
  test.each([
    '',
    '{',
    'null',
    '7',
    '{"state":7}',
    '{"state":{"connections":{"value":[null]},"current":"x"}}',
  ])('the stored text %j counts as no connection', async (text) => {
    localStorage.setItem('wagmi.store', text)
    expect(storedConnectorId()).toBeNull()
    const wallet = createWallet(settings)
    await settled()
    expect(wallet.connection.getState().status).toBe('disconnected')
  })
})

// Proves S4.1
test('a wallet connected before the stored connection is restored stays connected', async () => {
  const wallet = createWallet(testSettings, 'gone.wallet')
  await connect(wallet)
  const seen: string[] = []
  wallet.connection.subscribe(({ status }) => seen.push(status))
  await vi.dynamicImportSettled()
  await settled()
  expect(seen).toEqual([])
  expect(wallet.connection.getState().status).toBe('connected')
})

// Proves S4.1
test('connecting and disconnecting notify once each', async () => {
  const wallet = createWallet(testSettings)
  const seen: string[] = []
  wallet.connection.subscribe(({ status }) => seen.push(status))
  await connect(wallet)
  provider.emit('accountsChanged', [])
  await settled()
  expect(seen).toEqual(['connecting', 'connected', 'disconnected'])
})

// Proves S8.7
test('a signature without a provider is refused with the reason', async () => {
  const wallet = createWallet(testSettings)
  await connect(wallet)
  wallet.config.setState((state) => {
    const [[uid, one] = []] = state.connections
    if (!uid || !one) return state
    const connector = { ...one.connector, getProvider: async () => undefined }
    return { ...state, connections: new Map([[uid, { ...one, connector }]]) }
  })
  const prepared = { message: 'hello', fields: { address: first } } as unknown as Parameters<
    typeof signPrepared
  >[1]
  const error = await signPrepared(wallet.config, prepared, new AbortController().signal).catch(
    (thrown: Error) => thrown,
  )
  expect(error).toMatchObject({ code: 'signing-failed', cause: { message: 'provider is required.' } })
})

describe('a wallet that is known by its flag', () => {
  // Proves S3.13
  test('a flagged wallet gets no request when another provider reports a connection', async () => {
    const other = new TestProvider()
    Reflect.set(window, 'ethereum', other)
    const wallet = createWallet(testSettings)
    other.emit('connect', { chainId: '0x1' })
    other.emit('accountsChanged', [first])
    await settled()
    expect(other.asked).toEqual([])
    expect(wallet.connection.getState().status).toBe('disconnected')
  })

  // Proves S8.5
  test('a flagged wallet is never replaced by another one', async () => {
    const other = new TestProvider()
    Reflect.set(window, 'ethereum', other)
    const wallet = createWallet(testSettings)
    const attempt = connectWallet(wallet.config, find(wallet, 'metaMask'), new AbortController().signal)
    await expect(attempt).rejects.toMatchObject({ code: 'connector-not-found' })
    expect(other.asked).toEqual([])
  })

  // Proves S3.13
  test('a flagged wallet is connected through its own provider', async () => {
    const own = Object.assign(new TestProvider(), { isMetaMask: true })
    Reflect.set(window, 'ethereum', own)
    const wallet = createWallet(testSettings)
    await connectWallet(wallet.config, find(wallet, 'metaMask'), new AbortController().signal)
    expect(own.countOf('eth_requestAccounts')).toBe(1)
  })
})

// Proves S3.13
test('without a project id there is one warning, and all other wallets work', async () => {
  const wallet = createWallet(testSettings)
  expect(console.warn).toHaveBeenCalledTimes(1)
  expect(wallet.config.connectors.some(({ id }) => id === 'walletConnect')).toBe(false)
  await connect(wallet)
  expect(wallet.connection.getState().status).toBe('connected')
})

// Proves S4.1
test('a wallet that never answers blocks only its own row', async () => {
  provider.mode = 'silent'
  const wallet = createWallet(testSettings)
  const dialog = new AbortController()
  const given = connectWallet(wallet.config, find(wallet), dialog.signal).catch(
    (error: { code: string }) => error.code,
  )
  await settled()
  const other = new TestProvider()
  const silenceOther = announce(other, 'test.other', 'Other')
  dialog.abort()
  expect(await given).toBe('user-rejected')
  await connectWallet(wallet.config, find(wallet, 'test.other'), new AbortController().signal)
  silenceOther()
  expect(wallet.connection.getState().status).toBe('connected')
})
