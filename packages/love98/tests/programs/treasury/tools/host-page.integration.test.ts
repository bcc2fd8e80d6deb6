// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { HostClient } from '@/safe/host/host-client'
import { safeHost } from '@/wallet/safe/safe-host'
import { owner, safe } from '../../../safe/gateway-shapes'
import { eventually, open, showsText, tab } from '../treasury-window'

afterEach(() => safeHost.setState({ phase: 'outside', info: null, client: null }, true))

const item = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === name,
  )
const dialog = () => document.querySelector('dialog')?.textContent

function inside(client: object) {
  const info = { address: safe, chainId: 31_337, owners: [owner], threshold: 2, isReadOnly: false } as const
  safeHost.setState({ phase: 'inside', info, client: client as HostClient }, true)
}

async function openProperties() {
  await open()
  await showsText('2 of 2 owners')
  await act(async () => item('Safe')?.click())
  await eventually(() => expect(item('Properties')).toBeDefined())
  await act(async () => item('Properties')?.click())
  await eventually(() => expect(dialog()).toContain('Threshold'))
}

// Proves S7.23
test('the properties show the data of the surrounding Safe as reported', async () => {
  inside({
    environment: async () => ({ origin: 'https://safe.example' }),
    chainInfo: async () => ({ chainName: 'Rose\u202eNet', chainId: '31337', shortName: 'x'.repeat(1_000) }),
    balances: async () => ({ fiatTotal: '3000', items: [{}, {}] }),
  })
  await openProperties()
  await tab('Safe Page')
  await eventually(() => expect(dialog()).toContain('Address of the pagehttps://safe.example'))
  expect(dialog()).toContain('NetworkRose Net (31337)')
  expect(dialog()).toContain('Total value (USD)3000Assets2')
  expect(dialog()).toContain('It is not verified on this computer.')
  expect(dialog()).not.toContain('x'.repeat(50))
})

// Proves S7.23
test('a host without balances is shown without them', async () => {
  const silent = async () => Promise.reject(new Error('silent'))
  inside({
    environment: async () => ({ origin: 'https://safe.example' }),
    chainInfo: async () => ({ chainName: 'Demo', chainId: '31337', shortName: 'rose' }),
    balances: silent,
  })
  await openProperties()
  await tab('Safe Page')
  await eventually(() => expect(dialog()).toContain('Short namerose'))
  expect(dialog()).not.toContain('Total value')
})

test('the page is missing outside a Safe', async () => {
  await openProperties()
  expect(dialog()).not.toContain('Safe Page')
})
