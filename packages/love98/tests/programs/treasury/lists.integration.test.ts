// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { HostClient } from '@/safe/host/host-client'
import { safeHost } from '@/wallet/safe/safe-host'
import { owner, pageWith, safe } from '../../safe/gateway-shapes'
import { answers, box, button, connected, eventually, open, showsText, tab } from './treasury-window'

afterEach(() => safeHost.setState({ phase: 'outside', info: null, client: null }, true))

test('an asset without a price is marked, and the total counts the assets that it leaves out', async () => {
  const usual = answers['/balances/usd']?.(new URL('http://x')) as { items: { tokenInfo: object }[] }
  let tokens = 0
  const without = (fiat: object) => {
    const address = `0x${String(++tokens).padStart(40, '0')}`
    return {
      ...usual.items[0],
      fiatBalance: null,
      tokenInfo: { ...usual.items[0]?.tokenInfo, address },
      ...fiat,
    }
  }
  answers['/balances/usd'] = () => ({
    fiatTotal: '1.5',
    items: [
      ...usual.items,
      without({ fiatBalance: '0', fiatConversion: '0' }),
      without({ fiatBalance: '0.00000', fiatConversion: null }),
      without({ fiatBalance: 'NaN', fiatConversion: '2' }),
      // Nothing of what has a price is worth nothing.
      without({ fiatBalance: '0', fiatConversion: '2' }),
    ],
  })
  await open()
  await showsText('Total at the prices of the Safe service, without 3 assets that have no price* $1.50')
  const worth = [...box.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[1]?.textContent)
  expect(worth).toEqual(['$1.50', 'No price', 'No price', 'No price', '$0.00'])
})

test('an error of 100,000 characters is shortened', async () => {
  const message = `Busy\u202e ${'x'.repeat(100_000)}`
  answers[`/safes/${safe}`] = () => Response.json({ code: 503, message }, { status: 503 })
  await open()
  await showsText(/Not loaded: 503: Busy x{50}/)
  expect(box.textContent?.length).toBeLessThan(2000)
  expect(box.textContent).not.toContain('\u202e')
})

test('an address book entry named like another address shows its own address', async () => {
  const thief = '0x52908400098527886E0F7030069857D2E4169EE7'
  const entries = [
    { address: thief, name: `0\u0445${owner.slice(2)}`, chainId: '31337' },
    { address: owner, name: 'Rose', chainId: '31337' },
  ]
  const client = { addressBook: async () => entries } as unknown as HostClient
  const info = { address: safe, chainId: 31_337, owners: [owner], threshold: 2, isReadOnly: false } as const
  safeHost.setState({ phase: 'inside', info, client }, true)
  answers['/transactions/queued'] = () => pageWith()
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('New Transaction…')
  await act(async () => button('New Transaction…')?.click())
  await eventually(() => expect(button('Address Book…')).toBeDefined())
  await act(async () => button('Address Book…')?.click())
  const shown = () =>
    [...document.querySelectorAll('[aria-label="Address Book"] button')].map((entry) => entry.textContent)
  await eventually(() => expect(shown()).toEqual([thief, expect.stringMatching(/^Rose0x/)]))
})

test('a collectible named like an address is shown without a name', async () => {
  const named = { address: owner, id: '7', name: '0x5290…9EE7', tokenName: '0x5290...9ee7' }
  // The first version of the list is retired.
  answers['/collectibles'] = ({ pathname }) =>
    pathname.includes('/v1/') ? new Response(null, { status: 204 }) : pageWith(named)
  await open()
  await showsText('2 of 2 owners')
  await tab('Collectibles')
  await showsText('Unnamed #7')
  expect(box.textContent).not.toMatch(/5290/)
})
