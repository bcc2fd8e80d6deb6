import { describe, expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import { brave } from '@/wallet/wallets/brave'
import { browserWallet } from '@/wallet/wallets/browser-wallet'
import { knownWallets } from '@/wallet/wallets/known-wallets'
import { metaMask } from '@/wallet/wallets/metamask'
import { rainbow } from '@/wallet/wallets/rainbow'
import { safe } from '@/wallet/wallets/safe'
import { type WalletDefinition, walletList } from '@/wallet/wallets/wallet-definition'
import { walletConnect } from '@/wallet/wallets/walletconnect'
import { type WalletSources, walletChoices } from './wallet-choice'

/**
 * Has only the properties that the list reads. It is one of our connectors, or the connector of a wallet that announced
 * itself.
 */
const connector = (id: string, name = id, type = 'injected') => ({ id, name, type }) as unknown as Connector
const announcedConnector = (id: string, name = id) => connector(id, name, 'announced')
const provider = (flags: object = {}) => ({ request: () => Promise.resolve(null), ...flags })
const always = ['injected', 'rainbow', 'coinbase', 'metaMask', 'brave', 'coinbaseWalletSDK'].map((id) =>
  connector(id),
)
const choicesOf = (sources: Partial<WalletSources>) =>
  walletChoices({ connectors: always, announced: new Set(), page: {}, wallets: knownWallets, ...sources })
const names = (choices: ReturnType<typeof walletChoices>) => choices.map(({ name }) => name)
const ready = (choices: ReturnType<typeof walletChoices>) => names(choices.filter((choice) => choice.ready))
const find = (choices: ReturnType<typeof walletChoices>, id: string) =>
  choices.find((choice) => choice.id === id)

describe('the list of wallets', () => {
  // Proves S3.13
  test('the seven wallets keep their order, and wallets that are not ready come last', () => {
    const choices = choicesOf({
      connectors: [...always, connector('walletConnect')],
      page: { ethereum: provider() },
    })
    expect(names(choices)).toEqual([
      'Browser Wallet',
      'Rainbow',
      'Coinbase Wallet',
      'MetaMask',
      'WalletConnect',
      'Safe',
      'Brave Wallet',
    ])
    expect(ready(choices)).toHaveLength(5)
  })

  // Proves S2.7
  test('without a project id, WalletConnect and wallets that use it are not ready, and those with a download come first', () => {
    const choices = choicesOf({})
    expect(ready(choices)).toEqual(['Coinbase Wallet'])
    expect(names(choices).slice(1)).toEqual(['Rainbow', 'MetaMask', 'Safe', 'WalletConnect', 'Brave Wallet'])
  })

  // Proves S2.7
  test('a hidden wallet has no row, and `hidden` is called again for each list', () => {
    const wallets = knownWallets.map((wallet) =>
      wallet.id === rainbow.id ? { ...wallet, hidden: (page: object) => 'kiosk' in page } : wallet,
    )
    expect(names(choicesOf({ wallets, page: { kiosk: true } }))).not.toContain('Rainbow')
    expect(names(choicesOf({ wallets }))).toContain('Rainbow')
  })

  // Proves S2.7
  test('announced wallets come before the seven wallets', () => {
    const connectors = [...always, announcedConnector('io.one', 'One')]
    const choices = choicesOf({ connectors, page: { ethereum: provider() } })
    expect(ready(choices)).toEqual(['One', 'Browser Wallet', 'Coinbase Wallet'])
  })

  // Proves S2.7
  test('two announced wallets are two rows', () => {
    const connectors = [...always, announcedConnector('io.one', 'One'), announcedConnector('io.two', 'Two')]
    expect(ready(choicesOf({ connectors }))).toEqual(['One', 'Two', 'Coinbase Wallet'])
  })

  // Proves S3.13
  test('the Browser Wallet has no row without window.ethereum, or if that provider has another row', () => {
    const own = provider()
    const announced = new Set([own])
    const has = (sources: Partial<WalletSources>) => names(choicesOf(sources)).includes('Browser Wallet')
    expect(has({})).toBe(false)
    expect(has({ page: { ethereum: {} } })).toBe(false)
    expect(has({ page: { ethereum: own }, announced })).toBe(false)
    expect(has({ page: { ethereum: provider({ isRainbow: true }) } })).toBe(false)
    expect(has({ page: { ethereum: provider() }, announced })).toBe(true)
  })

  // Proves S3.13
  test('a wallet that announces itself and also has a flag has only the announced row', () => {
    const own = provider({ isMetaMask: true })
    const choices = choicesOf({
      connectors: [...always, announcedConnector('io.metamask', 'MetaMask')],
      announced: new Set([own]),
      page: { ethereum: own },
    })
    expect(names(choices).filter((name) => name === 'MetaMask')).toHaveLength(1)
    expect(choices[0]).toMatchObject({ id: 'io.metamask', known: { id: 'metaMask' } })
  })

  // Proves S3.13
  test('impostors with the flag of MetaMask are not MetaMask', () => {
    const impostor = provider({ isMetaMask: true, isOther: true })
    const choices = choicesOf({ page: { ethereum: impostor } })
    expect(find(choices, 'metaMask')).toMatchObject({ ready: false, connector: null })
    expect(find(choicesOf({ page: { ethereum: provider({ isMetaMask: true }) } }), 'metaMask')).toMatchObject(
      {
        ready: true,
        way: 'browser',
        connector: { id: 'metaMask' },
      },
    )
  })

  // Proves S3.13
  test('with several providers, each known wallet uses its own', () => {
    const providers = [
      provider({ isBraveWallet: true, isMetaMask: true }),
      provider({ isRainbow: true, isMetaMask: true }),
      provider({ isMetaMask: true }),
      provider({ isCoinbaseWallet: true }),
    ]
    const choices = choicesOf({ page: { ethereum: { ...provider(), providers } } })
    expect(ready(choices).sort()).toEqual(['Brave Wallet', 'Coinbase Wallet', 'MetaMask', 'Rainbow'])
    for (const id of ['brave', 'rainbow', 'metaMask', 'coinbase'])
      expect(find(choices, id)).toMatchObject({ way: 'browser', connector: { id } })
  })

  // Proves S3.13
  test('a missing wallet does not use the provider of another wallet', () => {
    const choices = choicesOf({ page: { ethereum: provider({ isSomethingElse: true }) } })
    for (const id of ['brave', 'rainbow', 'metaMask']) expect(find(choices, id)?.connector).toBeNull()
  })

  // Proves S3.13
  test('on a page whose globals throw, no known injected wallet is ready', () => {
    const refuse = () => {
      throw new Error('no')
    }
    const traps = Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((name) => [name, refuse]))
    const { proxy: revoked, revoke } = Proxy.revocable([], {})
    revoke()
    const hostile = new Proxy({}, traps)
    const getters = Object.defineProperties({ request: refuse }, { isMetaMask: { get: refuse } })
    const globals = [hostile, new Proxy(refuse, traps), getters]
    const lists = [
      [hostile, null, 7],
      hostile,
      new Proxy([1], traps),
      revoked,
      Object.assign([1], { slice: refuse }),
    ]
    const pages = [...globals, ...lists.map((providers) => ({ request: refuse, providers }))].map(
      (ethereum) => ({
        ethereum,
        coinbaseWalletExtension: ethereum,
      }),
    )
    for (const page of [...pages, Object.defineProperties({}, { ethereum: { get: refuse } }), hostile])
      expect(ready(choicesOf({ page })).filter((name) => name !== 'Browser Wallet')).toEqual([
        'Coinbase Wallet',
      ])
  })

  // Proves S3.13
  test('two wallets with one id have one row', () => {
    expect(walletList([rainbow, metaMask, { ...rainbow, name: 'Again' }])).toEqual([rainbow, metaMask])
  })

  // Proves S3.13
  test.each(['safe', 'walletConnect', 'injected', 'coinbaseWalletSDK', 'metaMask', 'brave'])(
    'no built-in row uses an announced connector with the id %s',
    (id) => {
      const impostor = announcedConnector(id, 'Impostor')
      const page = { ethereum: provider({ isMetaMask: true }) }
      for (const connectors of [[impostor], [impostor, ...always]])
        for (const choice of choicesOf({ connectors, page }).slice(1))
          expect(choice.connector).not.toBe(impostor)
    },
  )

  // Proves S8.8
  test('Safe is not ready until its connector exists', () => {
    expect(find(choicesOf({}), 'safe')).toMatchObject({ ready: false, connector: null })
    expect(find(choicesOf({ connectors: [...always, connector('safe')] }), 'safe')).toMatchObject({
      ready: true,
    })
  })

  // Proves S9.6
  test('at most three recently connected wallets come first, and missing or unready wallets are skipped', () => {
    const connectors = ['a', 'b', 'c', 'd'].map((id) => announcedConnector(id))
    const recent = ['gone', 'd', 'safe', 'c', 'b', 'a']
    const choices = choicesOf({ connectors, recent, wallets: [browserWallet, safe, brave, walletConnect] })
    expect(names(choices).slice(0, 4)).toEqual(['d', 'c', 'b', 'a'])
    expect(choices.map(({ isRecent }) => isRecent).slice(0, 4)).toEqual([true, true, true, false])
  })

  // Proves S3.12
  test('each wallet of the kit has all fields of a definition', () => {
    const fields: (keyof WalletDefinition)[] = ['id', 'name', 'iconUrl', 'iconBackground', 'downloadUrls']
    for (const { known, ready: isReady } of choicesOf({
      connectors: [...always, connector('walletConnect')],
    })) {
      for (const field of fields) expect(known).toHaveProperty(field)
      expect(typeof isReady).toBe('boolean')
    }
  })
})
