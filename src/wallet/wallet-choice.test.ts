import { describe, expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import { safeIcon, safeName, walletChoices } from './wallet-choice'

/** Only what the list reads of a connector. */
const connector = (id: string, name = id, icon?: string) => ({ id, name, icon }) as unknown as Connector
const provider = () => ({ request: () => Promise.resolve(null) })
const browser = connector('injected', 'Injected')
const names = (choices: ReturnType<typeof walletChoices>) => choices.map(({ name }) => name)

describe('the wallets in the list', () => {
  test('[S2.7] announced wallets come first, the Browser Wallet last', () => {
    const own = provider()
    const choices = walletChoices([browser, connector('io.one', 'One')], [], own)
    expect(names(choices)).toEqual(['One', 'Browser Wallet'])
  })

  test('[S2.7] the Browser Wallet is left out without window.ethereum, or when that one was announced', () => {
    const own = provider()
    expect(names(walletChoices([browser], [], undefined))).toEqual([])
    expect(names(walletChoices([browser], [], {}))).toEqual([])
    const announced = [{ info: { rdns: 'io.one' }, provider: own }]
    expect(names(walletChoices([browser, connector('io.one', 'One')], announced, own))).toEqual(['One'])
    expect(names(walletChoices([browser, connector('io.one', 'One')], announced, provider()))).toEqual([
      'One',
      'Browser Wallet',
    ])
  })

  test('[S3.13] a wallet that announces itself twice has one row', () => {
    const choices = walletChoices(
      [connector('io.one', 'One'), connector('io.one', 'One again')],
      [],
      undefined,
    )
    expect(names(choices)).toEqual(['One'])
  })
})

describe('what wallets say about themselves', () => {
  test.each([
    ['<b>Wallet</b>', '<b>Wallet</b>'],
    ['x'.repeat(200), `${'x'.repeat(24)}…`],
    ['Evil\u202Etellaw\n\twallet', 'Evil tellaw wallet'],
    [' \u0000 ', 'Unnamed Wallet'],
  ])('[S9.2] the name %j is shown as %j', (name, shown) => expect(safeName(name)).toBe(shown))

  test.each(['data:image/png;base64,AA', 'data:image/svg+xml,<svg/>', '\ndata:image/webp;base64,AA'])(
    '[S3.12] the picture %j is drawn',
    (icon) => expect(safeIcon(icon)).toBe(icon.trim()),
  )

  test.each([
    undefined,
    'https://example.org/icon.png',
    'javascript:alert(1)',
    'data:text/html,<script>',
    `data:image/png;base64,${'A'.repeat(100_001)}`,
  ])('[S3.12] the picture %.40s is not drawn', (icon) => expect(safeIcon(icon)).toBeNull())
})
