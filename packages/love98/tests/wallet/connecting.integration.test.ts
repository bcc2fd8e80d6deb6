// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectWallet } from '@/wallet/connect/connect-wallet'
import { agreeToTerms } from '@/wallet/connect/terms'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { createWallet, type Wallet } from '@/wallet/wallet'
import { settled } from '../support/event-loop'
import { announce, first, second, TestProvider } from './test-provider'
import { testSettings } from './test-settings'

let provider: TestProvider
let wallet: Wallet
let silence: () => void

beforeEach(() => {
  localStorage.clear()
  provider = new TestProvider()
  silence = announce(provider)
  wallet = createWallet(testSettings)
})

afterEach(() => silence())

const connection = () => wallet.connection.getState()

function connector(id = 'test.wallet') {
  const found = wallet.config.connectors.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`${id} was not announced`)
  return found
}

async function connect(signal = new AbortController().signal) {
  await connectWallet(wallet.config, connector(), signal)
}

/** Returns the error code of an attempt, or "connected". */
const refusal = (attempt: Promise<void>) =>
  attempt.then(
    () => 'connected',
    (error: unknown) => (error as { code: string }).code,
  )

describe('an announced wallet', () => {
  // Proves S4.1
  test('an announced wallet is connecting, then connected, and disconnected at the end', async () => {
    const seen: string[] = [connection().status]
    wallet.connection.subscribe(({ status }) => seen.push(status))
    await connect()
    expect(connection()).toEqual({
      status: 'connected',
      address: first,
      chainId: 31337,
      supported: true,
      agreed: false,
    })
    await disconnectWallet(wallet.config)
    expect([...new Set(seen)]).toEqual(['disconnected', 'connecting', 'connected'])
    expect(connection()).toEqual({ status: 'disconnected' })
  })

  // Proves S8.1
  test('an announced wallet that rejects leaves no state, and can be tried again', async () => {
    provider.mode = 'reject'
    expect(await refusal(connect())).toBe('user-rejected')
    expect(connection().status).toBe('disconnected')
    provider.mode = 'approve'
    await connect()
    expect(connection().status).toBe('connected')
  })

  // Proves S8.2
  test('an announced wallet that answers with no account counts as a rejection', async () => {
    provider.mode = 'empty'
    expect(await refusal(connect())).toBe('user-rejected')
    expect(connection().status).toBe('disconnected')
    expect(wallet.config.state.connections.size).toBe(0)
  })

  // Proves S8.4
  test('an announced wallet with an open request is not asked again', async () => {
    provider.mode = 'pending'
    expect(await refusal(connect())).toBe('request-pending')
    await settled()
    expect(provider.countOf('eth_requestAccounts')).toBe(1)
  })

  // Proves S8.9
  test('an announced wallet that is connected cannot be connected again', async () => {
    await connect()
    expect(await refusal(connect())).toBe('connector-already-connected')
    expect(connection().status).toBe('connected')
  })

  // Proves S8.5
  test('an announced wallet without its provider is not found', async () => {
    const attempt = connectWallet(wallet.config, connector('injected'), new AbortController().signal)
    expect(await refusal(attempt)).toBe('connector-not-found')
  })
})

describe('ending an attempt', () => {
  // Proves S8.1
  test('closing the dialog ends the attempt, and a later approval does not connect', async () => {
    provider.mode = 'silent'
    const dialog = new AbortController()
    const attempt = refusal(connect(dialog.signal))
    await settled()
    expect(connection().status).toBe('connecting')
    dialog.abort()
    expect(await attempt).toBe('user-rejected')
    expect(connection().status).toBe('disconnected')
    provider.approveNow()
    await settled()
    expect(connection().status).toBe('disconnected')
    expect(wallet.config.state.connections.size).toBe(0)
  })

  // Proves S8.1
  test('the end of the first attempt does not undo the second', async () => {
    provider.mode = 'silent'
    const dialog = new AbortController()
    const given = refusal(connect(dialog.signal))
    await settled()
    dialog.abort()
    await given
    const again = connect()
    await settled()
    provider.approveNow()
    await again
    await settled()
    expect(connection().status).toBe('connected')
    // Revoking the connection would store a mark that prevents reconnecting, and remove the wallet's listeners.
    expect(localStorage.getItem('wagmi.test.wallet.disconnected')).toBeNull()
    provider.emit('chainChanged', '0x7a6a')
    await settled()
    expect(connection()).toMatchObject({ chainId: 31338 })
  })

  test('a wallet that announces an account by itself is not connected', async () => {
    await connect()
    await disconnectWallet(wallet.config)
    provider.emit('accountsChanged', [second])
    provider.emit('connect', { chainId: '0x7a69' })
    await settled()
    expect(connection().status).toBe('disconnected')
  })
})

describe('while connected', () => {
  // Proves S4.1
  test('an empty account list disconnects the wallet', async () => {
    await connect()
    provider.accounts = []
    provider.emit('accountsChanged', [])
    await settled()
    expect(connection().status).toBe('disconnected')
  })

  // Proves S4.1
  test('another account of the wallet replaces the current one', async () => {
    await connect()
    provider.emit('accountsChanged', [second, first])
    await settled()
    expect(connection()).toMatchObject({ address: second })
  })

  // Proves S4.2
  test('a chain that is not configured is followed and flagged', async () => {
    await connect()
    provider.emit('chainChanged', '0x5')
    await settled()
    expect(connection()).toMatchObject({ chainId: 5, supported: false })
    provider.emit('chainChanged', '0x7a6a')
    await settled()
    expect(connection()).toMatchObject({ chainId: 31338, supported: true })
  })

  // Proves S3.7, S4.5
  test('accepting the terms is stored for this address and visible at once', async () => {
    await connect()
    agreeToTerms(first)
    expect(localStorage.getItem(`${first}-terms-agreement`)).toBe('true')
    expect(connection()).toMatchObject({ agreed: true })
    provider.emit('accountsChanged', [second])
    await settled()
    expect(connection()).toMatchObject({ address: second, agreed: false })
  })

  test('disconnecting ends every connection', async () => {
    const other = new TestProvider()
    const silenceOther = announce(other, 'test.other', 'Other Wallet')
    await connect()
    await connectWallet(wallet.config, connector('test.other'), new AbortController().signal)
    expect(wallet.config.state.connections.size).toBe(2)
    await disconnectWallet(wallet.config)
    silenceOther()
    expect(wallet.config.state.connections.size).toBe(0)
    expect(connection().status).toBe('disconnected')
  })
})
