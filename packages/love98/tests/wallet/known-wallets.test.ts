import { describe, expect, test } from 'vitest'
import { deviceOf } from '@/wallet/connect/device'
import { parsePairing, remainingTime } from '@/wallet/connect/pairing'
import { downloadsFor, extensionUrl, mobileUrl, walletLink } from '@/wallet/connect/wallet-links'
import { knownWallets } from '@/wallet/wallets/known-wallets'
import { metaMask } from '@/wallet/wallets/metamask'
import { rainbow } from '@/wallet/wallets/rainbow'
import { defineWallet } from '@/wallet/wallets/wallet-definition'
import { walletConnect } from '@/wallet/wallets/walletconnect'

describe('the seven wallets', () => {
  // Proves S3.13
  test('the seven wallets have this order', () => {
    expect(knownWallets.map(({ name }) => name)).toEqual([
      'Browser Wallet',
      'Safe',
      'Rainbow',
      'Coinbase Wallet',
      'MetaMask',
      'WalletConnect',
      'Brave Wallet',
    ])
  })

  // Proves S5.1
  test.each(['red', '#ffff', '#12345', '#1234567', '#ggg', '', '#12345678'])(
    'the accent %j stops the setup with the name of the wallet',
    (accent) => {
      expect(() => defineWallet({ ...rainbow, accent })).toThrow(/^Rainbow: .*hex/)
    },
  )

  // Proves S5.1
  test.each(['#fff', '#A1b2C3'])('the accent %s passes', (accent) => {
    expect(defineWallet({ ...rainbow, accent }).accent).toBe(accent)
  })

  // Proves S3.12
  test('the download links use https and contain no referral', () => {
    for (const { downloadUrls } of knownWallets)
      for (const url of Object.values(downloadUrls)) {
        const { protocol, search, hash } = new URL(url)
        expect(protocol).toBe('https:')
        expect(hash).toBe('')
        if (search) expect(search).toMatch(/^\?id=[a-z.]+$/)
      }
  })
})

describe('downloads of a wallet', () => {
  // Proves S2.8
  test('at most three wallets with a download are listed', () => {
    const names = downloadsFor(knownWallets, 'desktop', 'Chrome').map(({ wallet }) => wallet.name)
    expect(names).toEqual(['Rainbow', 'Coinbase Wallet', 'MetaMask'])
    const many = Array.from({ length: 9 }, (_, index) => ({ ...rainbow, id: String(index) }))
    expect(downloadsFor(many, 'ios', 'Safari')).toHaveLength(3)
  })

  // Proves S2.8
  test.each([
    ['Chrome', 'chromewebstore.google.com'],
    ['Edge', 'microsoftedge.microsoft.com'],
    ['Firefox', 'addons.mozilla.org'],
    ['Opera', 'addons.opera.com'],
    ['Safari', 'metamask.io'],
    ['other', 'metamask.io'],
  ] as const)('the extension comes from the store of %s', (browser, host) => {
    expect(new URL(extensionUrl(metaMask.downloadUrls, browser) ?? '').host).toBe(host)
  })

  // Proves S3.12
  test('the app comes from the store of the phone', () => {
    expect(mobileUrl(metaMask.downloadUrls, 'ios')).toContain('apps.apple.com')
    expect(mobileUrl(metaMask.downloadUrls, 'android')).toContain('play.google.com')
    expect(mobileUrl({ mobile: 'https://a.example' }, 'ios')).toBe('https://a.example')
    expect(mobileUrl({}, 'ios')).toBeNull()
  })
})

describe('pairing links', () => {
  const uri = 'wc:ab12@2?relay-protocol=irn&symKey=cd34'
  const encoded = encodeURIComponent(uri)

  // Proves S3.13
  test.each([
    [rainbow, 'ios', `rainbow://wc?uri=${encoded}`],
    [rainbow, 'desktop', `https://rnbwapp.com/wc?uri=${encoded}`],
    [rainbow, 'android', uri],
    [metaMask, 'ios', `metamask://wc?uri=${encoded}`],
    [metaMask, 'desktop', `https://metamask.app.link/wc?uri=${encoded}`],
    [metaMask, 'android', uri],
    [walletConnect, 'ios', uri],
  ] as const)('the link of $name on %s contains the pairing', (wallet, device, link) => {
    expect(walletLink(wallet, device, uri)).toBe(link)
  })

  // Proves S3.13
  test('a pairing contains its expiry, at most five minutes later', () => {
    const now = 1_700_000_000_000
    expect(parsePairing(`${uri}&expiryTimestamp=1700000060`, now)).toMatchObject({ expiresAt: now + 60_000 })
    expect(parsePairing(`${uri}&expiryTimestamp=9999999999`, now)).toMatchObject({ expiresAt: now + 300_000 })
    expect(parsePairing(uri, now)).toEqual({ uri, expiresAt: now + 300_000 })
  })

  test.each([
    undefined,
    7,
    '',
    'https://example.org',
    'javascript:alert(1)',
    'wc:zz@2?a',
    `wc:ab@2?${'a'.repeat(2_000)}`,
  ])('an invalid pairing gives no link: %.30s', (text) => expect(parsePairing(text, 0)).toBeNull())

  test('the remaining time of a pairing is in minutes and seconds', () => {
    expect([299_000, 61_000, 9_001, 0, -5].map(remainingTime)).toEqual([
      '4:59',
      '1:01',
      '0:10',
      '0:00',
      '0:00',
    ])
  })
})

describe('detection of the device', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1'
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/17 Safari/605'
  test.each([
    [iphone, 'iPhone', 5, 'ios'],
    [mac, 'MacIntel', 5, 'ios'],
    [mac, 'MacIntel', 0, 'desktop'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile', 'Linux armv8l', 5, 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/130', 'Linux x86_64', 0, 'desktop'],
  ] as const)(
    'the user agent %s on %s with %i touches is %s',
    (userAgent, platform, maxTouchPoints, device) => {
      expect(deviceOf({ userAgent, platform, maxTouchPoints })).toBe(device)
    },
  )
})
