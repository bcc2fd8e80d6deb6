// @vitest-environment happy-dom

import type { Hex } from 'viem'
import { goerli, mainnet } from 'viem/chains'
import { beforeEach, describe, expect, test } from 'vitest'
import { readEnsName } from '@/chain/names/ens-name'
import { kitChains } from '@/chain/to-viem-chain'
import { demoAccounts } from '@/demo/accounts'
import { sign } from '@/demo/sign'
import { defaultChains } from '@/domain/community/default-chains'
import { requireInput } from '@/domain/required'
import { drawQrCode } from '@/ui/qr-code/qr-code'
import { accountModel } from '@/wallet/account/use-account-model'
import { connectWallet } from '@/wallet/connect/connect-wallet'
import { switchToChain } from '@/wallet/connect/switch-chain'
import { queryClientOf } from '@/wallet/query-client'
import { createWallet } from '@/wallet/wallet'
import { announce, first, TestProvider } from './test-provider'
import { testSettings } from './test-settings'

beforeEach(() => localStorage.clear())

describe('behavior of libraries that an upgrade must not change', () => {
  // Proves S9.8
  test('queries are cached for a day, not retried and not refetched on focus', () => {
    expect(queryClientOf(createWallet(testSettings)).getDefaultOptions()).toMatchObject({
      queries: { gcTime: 86_400_000, retry: 0, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    })
  })

  const [account] = demoAccounts
  // Proves S5.6
  test.each([
    ['an address that is too short', { to: '0x12' }],
    ['an address that is too long', { to: `0x${'ab'.repeat(21)}` }],
    ['a chain id of 0', { chainId: 0 }],
    ['a fee above 256 bits', { maxFeePerGas: 2n ** 256n }],
    [
      'a storage key of 31 bytes',
      { accessList: [{ address: first, storageKeys: [`0x${'00'.repeat(31)}`] }] },
    ],
    ['fields of no known type', { type: undefined, chainId: undefined, to: undefined, foo: 1 }],
  ])('the Demo Wallet does not sign a transaction with %s', async (_, wrong) => {
    const transaction = { type: 'eip1559', chainId: 1, to: first, ...wrong }
    await expect(async () => sign.transaction(account, transaction as never)).rejects.toThrow()
  })

  // Proves S5.6
  test('the Demo Wallet signs a transaction of a known type', async () => {
    expect(await sign.transaction(account, { type: 'eip1559', chainId: 1, to: first })).toMatch(/^0x02/)
  })

  // Proves S5.6
  test('a QR code needs a text that is not empty and fits', () => {
    expect(() => drawQrCode('')).toThrow(RangeError)
    expect(drawQrCode('a').size).toBe(21 + 8)
    // Version 40 holds 2331 bytes at level M (ISO/IEC 18004).
    expect(drawQrCode('a'.repeat(2_331)).size).toBe(177 + 8)
    expect(() => drawQrCode('a'.repeat(2_332))).toThrow()
  })

  // Proves S9.10
  test('a QR code grows from version 1 to version 40 with its text', () => {
    const versionOf = (text: string) => (drawQrCode(text).size - 8 - 17) / 4
    expect(versionOf('a')).toBe(1)
    expect(versionOf('a'.repeat(2_331))).toBe(40)
  })
})

describe('the chains', () => {
  // Proves S3.16
  test('the default chains are mainnet and Goerli, as the library describes them', () => {
    const [one, two, ...more] = kitChains(defaultChains)
    expect(more).toEqual([])
    for (const [own, theirs] of [
      [one, mainnet],
      [two, goerli],
    ] as const) {
      expect(own).toMatchObject({
        id: theirs.id,
        name: theirs.name,
        nativeCurrency: theirs.nativeCurrency,
        rpcUrls: { default: { http: [theirs.rpcUrls.default.http[0]] } },
      })
      expect(own?.contracts?.ensUniversalResolver?.address.toLowerCase()).toBe(
        theirs.contracts.ensUniversalResolver.address.toLowerCase(),
      )
    }
  })

  // Proves S3.15
  test('a chain has these fields', () => {
    for (const chain of kitChains(defaultChains))
      for (const field of [
        'id',
        'name',
        'network',
        'nativeCurrency',
        'rpcUrls',
        'blockExplorers',
        'contracts',
        'testnet',
      ])
        expect(chain).toHaveProperty(field)
  })

  // Proves S8.9
  test('an empty list of chains is refused', () => {
    expect(() => kitChains([])).toThrow('No chains were found on the wagmi config')
  })
})

describe('an account', () => {
  // Proves S3.14
  test('an account has these fields', () => {
    const balance = { decimals: 18, symbol: 'ETH', formatted: '1.5', display: '1.5 ETH' }
    expect(accountModel(first, { balance, name: 'friend.eth', avatar: null, hasPending: true })).toEqual({
      address: first,
      displayName: 'friend.eth',
      ensName: 'friend.eth',
      ensAvatar: null,
      balanceDecimals: 18,
      balanceFormatted: '1.5',
      balanceSymbol: 'ETH',
      displayBalance: '1.5 ETH',
      hasPendingTransactions: true,
    })
    expect(accountModel(first, { balance: null, name: null, avatar: null, hasPending: false })).toMatchObject(
      {
        displayName: '0xf3…2266',
        displayBalance: null,
      },
    )
  })
})

describe('required inputs of actions', () => {
  // Proves S5.7
  test.each(['connector', 'message', 'chainId', 'address', 'name'] as const)(
    'the input %s is required by its action',
    (input) => {
      for (const missing of [undefined, null, ''])
        expect(() => requireInput(input, missing)).toThrow(`${input} is required`)
      expect(requireInput(input, 'x')).toBe('x')
    },
  )

  // Proves S5.7
  test('a missing input is refused by the action that uses it', async () => {
    const { config, client } = createWallet(testSettings)
    const { signal } = new AbortController()
    await expect(connectWallet(config, undefined as never, signal)).rejects.toThrow('connector is required')
    await expect(readEnsName(client(31337), '' as Hex)).rejects.toThrow('address is required')
    const missing = await switchToChain(config, undefined as never).catch((error: Error) => error.cause)
    expect(missing).toMatchObject({ message: 'chainId is required' })
  })
})

// Proves S7.2
test('a wallet gets these requests and no others', async () => {
  const provider = new TestProvider()
  const silence = announce(provider)
  const { config } = createWallet(testSettings)
  const connector = config.connectors.find(({ id }) => id === 'test.wallet')
  if (!connector) throw new Error('the wallet was not announced')
  await connectWallet(config, connector, new AbortController().signal)
  await switchToChain(config, 31338)
  silence()
  const allowed = [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_chainId',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_requestPermissions',
  ]
  for (const { method } of provider.asked) expect(allowed).toContain(method)
  for (const method of [
    'eth_requestAccounts',
    'eth_chainId',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ])
    expect(provider.countOf(method)).toBeGreaterThan(0)
})
