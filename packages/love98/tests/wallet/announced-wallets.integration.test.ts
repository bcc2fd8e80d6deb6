// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createWallet } from '@/wallet/wallet'
import { announce, TestProvider } from './test-provider'
import { testSettings } from './test-settings'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

const refuse = () => {
  throw new Error('trap')
}
const request = async () => null

/** Returns the rows of a page in which one wallet announces itself once, before all others. */
function rowsWith(detail: unknown) {
  const { choices } = createWallet(testSettings)
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  return choices([])
}
const announced = (rdns: string, name: string) =>
  rowsWith({ info: { uuid: crypto.randomUUID(), name, rdns, icon: '' }, provider: { request } })

describe('impersonating wallets', () => {
  // Proves S3.13
  test.each([
    ['safe', 'Safe'],
    ['walletConnect', 'WalletConnect'],
    ['injected', 'Browser Wallet'],
    ['coinbaseWalletSDK', 'Coinbase Wallet'],
    ['metaMask', 'MetaMask'],
    ['brave', 'Brave Wallet'],
  ])('an impersonator of the rdns %s has its own row', (rdns, name) => {
    const before = createWallet(testSettings).choices([])
    const [own, ...ours] = announced(rdns, name)
    expect(own).toMatchObject({ name: `${name} (${rdns})`, known: null, icon: null, ready: true })
    expect(own?.id).not.toBe(rdns)
    const states = (rows: typeof ours) =>
      rows.map(({ id, ready, connector }) => [id, ready, connector?.type === 'announced'])
    expect(states(ours)).toEqual(states([...before]))
    expect(new Set([own, ...ours].map((row) => row?.id)).size).toBe(ours.length + 1)
  })

  // Proves S3.13
  test.each(['MetaMask', 'metamask', ' Meta  Mask ', 'MetaMask\u200b', 'META-MASK', 'ＭｅｔａＭａｓｋ'])(
    'an impersonator of the name %j is distinguished by its rdns',
    (name) => {
      const [own] = announced('wallet.example', name)
      expect(own?.name.endsWith(' (wallet.example)')).toBe(true)
      expect(own?.known).toBeNull()
    },
  )

  // Proves S3.13
  test.each(['io.metamask', 'io.metamask.mobile'])(
    'the real MetaMask, %s, has the row of that name',
    (rdns) => {
      expect(announced(rdns, 'MetaMask')[0]).toMatchObject({
        name: 'MetaMask',
        known: { id: 'metaMask' },
      })
    },
  )

  test('two wallets with one name are distinguished, and one announced twice has one row', () => {
    const silence = [announce(new TestProvider(), 'one.test'), announce(new TestProvider(), 'two.test')]
    const { choices } = createWallet(testSettings)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(choices([]).flatMap(({ name, id }) => (id.endsWith('.test') ? name : []))).toEqual([
      'Test Wallet',
      'Test Wallet (two.test)',
    ])
    for (const stop of silence) stop()
  })
})

describe('invalid announcements', () => {
  const info = { uuid: 'a', name: 'A', icon: '', rdns: 'a.test' }
  const get = { get: refuse }
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a number', 42],
    ['no provider', { info }],
    ['a provider without request', { info, provider: {} }],
    [
      'a provider whose request throws when it is read',
      { info, provider: Object.defineProperties({}, { request: get }) },
    ],
    ['no info', { provider: { request } }],
    ['no rdns', { info: { ...info, rdns: undefined }, provider: { request } }],
    ['getters that throw', Object.defineProperties({}, { info: get, provider: get })],
  ])('an announcement with %s adds no row and hides none', (_name, detail) => {
    const names = (rows: ReturnType<typeof rowsWith>) => rows.map(({ name }) => name)
    expect(names(rowsWith(detail))).toEqual(names(createWallet(testSettings).choices([])))
  })

  test('an announcement with an invalid name and icon has a row without them', () => {
    const detail = {
      info: Object.defineProperties({ rdns: 'a.test', name: 7 }, { icon: get, uuid: get }),
      provider: { request },
    }
    expect(rowsWith(detail)[0]).toMatchObject({ name: 'Unnamed Wallet', icon: null, ready: true })
  })

  test('a list of more than a hundred announcements is truncated', () => {
    const { choices } = createWallet(testSettings)
    const before = choices([]).length
    for (let index = 0; index < 300; index++)
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: { info: { ...info, rdns: `a${index}.test`, name: `A ${index}` }, provider: { request } },
        }),
      )
    expect(choices([]).length).toBe(before + 100)
  })
})
