// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { watchAsset } from 'wagmi/actions'
import { AppError } from '@/domain/errors'
import { errorDetails } from '@/domain/thrown'
import { connectWallet } from '@/wallet/connect/connect-wallet'
import { switchToChain } from '@/wallet/connect/switch-chain'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { signPrepared } from '@/wallet/sign-in/sign-message'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import { createWallet, type Wallet } from '@/wallet/wallet'
import { toWalletError } from '@/wallet/wallet-error'
import { settled } from '../support/event-loop'
import { announceMisbehavingWallets } from '../support/misbehaving-wallets'
import { announce, first, TestProvider } from './test-provider'
import { testSettings } from './test-settings'

const misbehaving = announceMisbehavingWallets(first)
const unhandled: unknown[] = []
process.on('unhandledRejection', (reason) => unhandled.push(reason))

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  // The node answers that every call succeeds; the product's own endpoints are offline.
  vi.stubGlobal('fetch', async (url: unknown) => {
    if (!String(url).includes('/api/rpc/')) throw new TypeError('offline')
    return Response.json({ jsonrpc: '2.0', id: 1, result: '0x' })
  })
  unhandled.length = 0
  misbehaving.at = ''
})

const fields = { address: first, chainId: 31337 }
const prepared = { message: 'm', fields } as unknown as Parameters<typeof signPrepared>[1]
const { signal } = new AbortController()
const payment = {
  chainId: 31337,
  from: first,
  to: first,
  value: 0n,
  data: '0x',
  description: 'Test',
} as const
const token = { type: 'ERC20', options: { address: first, symbol: 'CAT', decimals: 18 } } as const

/** The methods at which the wallet misbehaves, and the request of a connected wallet that uses each. */
const borders: readonly (readonly [method: string, ask: (wallet: Wallet) => Promise<unknown>])[] = [
  ['personal_sign', ({ config }) => signPrepared(config, prepared, signal)],
  ['eth_chainId', ({ config }) => signPrepared(config, prepared, signal)],
  ['eth_sendTransaction', (wallet) => sendTransaction(wallet, payment, { allowsRepeat: true })],
  ['wallet_switchEthereumChain', ({ config }) => switchToChain(config, 31338)],
  [
    'wallet_watchAsset',
    ({ config }) =>
      watchAsset(config, token).catch((error: unknown) => {
        throw toWalletError(error)
      }),
  ],
]

async function connect(wallet: Wallet, id: string): Promise<void> {
  const connector = wallet.config.connectors.find((candidate) => candidate.id === id)
  if (!connector) throw new Error(`${id} was not announced`)
  const patience = new AbortController()
  // Ends the wait for a wallet that never answers.
  setTimeout(() => patience.abort(), 50)
  await connectWallet(wallet.config, connector, patience.signal)
}

/** Checks that the attempt succeeds or fails with an AppError whose details can be shown. */
async function expectOurs(attempt: Promise<unknown>): Promise<void> {
  const silence = new Promise((resolve) => setTimeout(resolve, 50))
  const error = await Promise.race([attempt, silence]).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error === undefined) return
  expect(error).toBeInstanceOf(AppError)
  expect(errorDetails(error).length).toBeLessThanOrEqual(2_000)
  // No cause is an object of the wallet, so reading it later cannot throw.
  for (let { cause } = error as Error; cause !== undefined; { cause } = cause as Error)
    expect(cause).toBeInstanceOf(Error)
}

/** Returns true while the wallet is connected. Some of the wallets misbehave by an event that disconnects them. */
const isConnected = (wallet: Wallet) => wallet.connection.getState().status === 'connected'

describe.each([...misbehaving.names.entries()])('wallet %i, which %s', (index) => {
  const id = `misbehaving-${index + 1}.test`

  test('the wallet connects, or fails with an AppError, and another wallet connects', async () => {
    const silence = announce(new TestProvider())
    const wallet = createWallet(testSettings)
    for (const method of ['eth_requestAccounts', 'wallet_requestPermissions', 'eth_chainId']) {
      misbehaving.at = method
      await expectOurs(connect(wallet, id))
      await disconnectWallet(wallet.config)
      await connect(wallet, 'test.wallet')
      expect(wallet.connection.getState()).toMatchObject({ status: 'connected', address: first })
      await disconnectWallet(wallet.config)
    }
    silence()
    await settled()
    expect(unhandled).toEqual([])
  })

  test('the wallet fails with an AppError at every request', async () => {
    const wallet = createWallet(testSettings)
    for (const [method, ask] of borders) {
      misbehaving.at = ''
      if (!isConnected(wallet)) await connect(wallet, id)
      misbehaving.at = method
      await expectOurs(ask(wallet))
    }
    await settled()
    expect(unhandled).toEqual([])
  })
})
