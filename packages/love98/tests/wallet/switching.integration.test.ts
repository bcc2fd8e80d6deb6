// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectWallet } from '@/wallet/connect/connect-wallet'
import { canSwitchChain, switchToChain } from '@/wallet/connect/switch-chain'
import { createWallet, type Wallet } from '@/wallet/wallet'
import { announce, TestProvider } from './test-provider'
import { testSettings } from './test-settings'

let provider: TestProvider
let wallet: Wallet
let silence: () => void

beforeEach(async () => {
  localStorage.clear()
  provider = new TestProvider()
  silence = announce(provider)
  wallet = createWallet(testSettings)
  const [connector] = wallet.config.connectors.filter(({ id }) => id === 'test.wallet')
  if (!connector) throw new Error('the wallet was not announced')
  await connectWallet(wallet.config, connector, new AbortController().signal)
})

afterEach(() => silence())

const chainId = () => {
  const connection = wallet.connection.getState()
  return connection.status === 'connected' ? connection.chainId : null
}
const refusal = (attempt: Promise<void>) =>
  attempt.then(
    () => 'switched',
    (error: unknown) => (error as { code: string }).code,
  )

// Proves S7.2
test('the wallet switches to a chain that it has', async () => {
  provider.knownChains.push(31338)
  await switchToChain(wallet.config, 31338)
  expect(chainId()).toBe(31338)
  expect(provider.countOf('wallet_addEthereumChain')).toBe(0)
})

// Proves S8.3
test('a chain that the wallet does not know is added to it, with the public node', async () => {
  await switchToChain(wallet.config, 31338)
  const { params } = provider.asked.find(({ method }) => method === 'wallet_addEthereumChain') ?? {}
  expect(params).toMatchObject([
    {
      chainId: '0x7a6a',
      chainName: 'Second Chain',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:8546'],
    },
  ])
  expect(chainId()).toBe(31338)
})

// Proves S8.1
test('a rejected switch, or a rejected new chain, changes nothing', async () => {
  provider.chainMode = 'reject'
  expect(await refusal(switchToChain(wallet.config, 31338))).toBe('user-rejected')
  provider.knownChains.push(31338)
  expect(await refusal(switchToChain(wallet.config, 31338))).toBe('user-rejected')
  expect(chainId()).toBe(31337)
})

// Proves S5.2
test('a chain that is not configured is refused before the wallet is asked', async () => {
  await expect(switchToChain(wallet.config, 5)).rejects.toMatchObject({
    code: 'chain-not-configured',
    message: 'Chain not configured for connector',
  })
  expect(provider.countOf('wallet_switchEthereumChain')).toBe(0)
})

// Proves S8.15
test('a wallet that cannot switch causes its own error', async () => {
  expect(canSwitchChain(wallet.config)).toBe(true)
  provider.chainMode = 'unsupported'
  expect(await refusal(switchToChain(wallet.config, 31338))).toBe('cannot-switch')
})

// Proves S8.15
test('a connector without a way to switch gets no request', () => {
  wallet.config.setState((state) => {
    const connections = [...state.connections].map(([uid, { connector, ...connection }]) => {
      const { switchChain: _, ...others } = connector
      return [uid, { ...connection, connector: others }] as const
    })
    return { ...state, connections: new Map(connections) }
  })
  expect(chainId()).toBe(31337)
  expect(canSwitchChain(wallet.config)).toBe(false)
})
