// @vitest-environment happy-dom
import { numberToHex } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { connectWallet } from '@/wallet/connect/connect-wallet'
import { switchToChain } from '@/wallet/connect/switch-chain'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { createWallet, type Wallet } from '@/wallet/wallet'
import { settled } from '../support/event-loop'
import { announce, first, second, TestProvider } from './test-provider'
import { testSettings } from './test-settings'

const unhandled: unknown[] = []
process.on('unhandledRejection', (reason) => unhandled.push(reason))

let provider: TestProvider
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  unhandled.length = 0
  provider = new TestProvider()
})

async function connected(from: object = provider): Promise<Wallet> {
  const silence = announce(from as TestProvider)
  const wallet = createWallet(testSettings)
  silence()
  const connector = wallet.config.connectors.find(({ id }) => id === 'test.wallet')
  if (!connector) throw new Error('the wallet was not announced')
  await connectWallet(wallet.config, connector, new AbortController().signal)
  return wallet
}
const state = (wallet: Wallet) => wallet.connection.getState()

const answering = (answers: Record<string, (asked: unknown) => unknown>) => ({
  request: (call: { method: string; params?: unknown }) =>
    answers[call.method]?.(call.params) ?? provider.request(call),
  on: provider.on.bind(provider),
  removeListener: provider.removeListener.bind(provider),
})

describe('connecting unusual wallets', () => {
  // Proves S4.2
  test.each<[string, unknown]>([
    ['a number', 31338],
    ['a decimal text', '31338'],
    ['capital letters', '0x7A6A'],
    ['leading zeros', '0x00007a6a'],
  ])('a wallet connects with a chain id that is %s', async (_name, chainId) => {
    const wallet = await connected(answering({ eth_chainId: () => chainId }))
    expect(state(wallet)).toMatchObject({ status: 'connected', chainId: 31338, supported: true })
    provider.emit('chainChanged', 31337)
    expect(state(wallet)).toMatchObject({ chainId: 31337 })
  })

  // Proves S4.1
  test.each([
    ['small letters', [first.toLowerCase()]],
    ['rubbish beside an account', [null, 'x', first]],
  ])('a wallet connects with %s', async (_name, accounts) => {
    const wallet = await connected(answering({ eth_requestAccounts: () => accounts }))
    expect(state(wallet)).toMatchObject({ status: 'connected', address: first })
  })

  // Proves S4.1
  test('a wallet connects with a hundred accounts, all of which are kept', async () => {
    const accounts = Array.from({ length: 100 }, (_, index) => numberToHex(index + 1, { size: 20 }))
    const wallet = await connected(answering({ eth_requestAccounts: () => accounts }))
    expect([...wallet.config.state.connections.values()][0]?.accounts).toHaveLength(100)
  })

  // Proves S4.1
  test('a wallet connects without on and removeListener, frozen, or with ones that throw', async () => {
    const request = provider.request.bind(provider)
    const refuse = () => {
      throw new Error('no')
    }
    for (const odd of [
      { request },
      Object.freeze({ request }),
      { request, on: refuse, removeListener: refuse },
    ]) {
      const wallet = await connected(odd)
      expect(state(wallet)).toMatchObject({ status: 'connected', address: first })
      await disconnectWallet(wallet.config)
      expect(state(wallet)).toEqual({ status: 'disconnected' })
    }
  })

  // Proves S4.1
  test('a wallet connects with synchronous answers that are not promises', async () => {
    const answers = {
      eth_requestAccounts: () => [first],
      eth_chainId: () => '0x7a69',
      eth_accounts: () => [first],
    }
    expect(state(await connected(answering(answers)))).toMatchObject({ status: 'connected', address: first })
  })

  // Proves S8.3
  test('a mobile wallet reports an unknown chain in data.originalError, and the chain is added', async () => {
    const wallet = await connected(
      answering({
        wallet_switchEthereumChain: () =>
          Promise.reject({ code: -32603, message: 'Internal', data: { originalError: { code: 4902 } } }),
      }),
    )
    await switchToChain(wallet.config, 31338)
    expect(provider.countOf('wallet_addEthereumChain')).toBe(1)
  })
})

describe('invalid events', () => {
  // Proves S4.1
  test.each<[unknown]>([[null], [undefined], [42], [{}], [[7]], [['rubbish']], [[]]])(
    'the event accountsChanged with %j means no account and disconnects without an error',
    async (accounts) => {
      const wallet = await connected()
      provider.emit('accountsChanged', accounts)
      await settled()
      expect(state(wallet)).toEqual({ status: 'disconnected' })
      expect(unhandled).toEqual([])
    },
  )

  // Proves S4.2
  test.each<[unknown]>([[null], ['rubbish'], [{}], [-1], [0], [1.5], [Number.NaN]])(
    'the event chainChanged with %j changes nothing',
    async (chainId) => {
      const wallet = await connected()
      provider.emit('chainChanged', chainId)
      await settled()
      expect(state(wallet)).toMatchObject({ status: 'connected', chainId: 31337 })
      expect(unhandled).toEqual([])
    },
  )

  // Proves S4.1
  test('accounts in lower case are accepted', async () => {
    const wallet = await connected()
    provider.emit('accountsChanged', [second.toLowerCase()])
    await settled()
    expect(state(wallet)).toMatchObject({ address: second })
  })

  test.each([
    ['disconnect', null],
    ['disconnect', { code: 1013 }],
    ['connect', null],
    ['message', Symbol('x')],
  ])('the event %s with %o leaves no unhandled error', async (event, value) => {
    const wallet = await connected()
    provider.request = () => Promise.reject(Object.create(null))
    provider.emit(event, value)
    await settled()
    expect(['connected', 'disconnected']).toContain(state(wallet).status)
    expect(unhandled).toEqual([])
  })
})
