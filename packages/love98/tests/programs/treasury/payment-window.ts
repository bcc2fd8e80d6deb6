import { act } from 'react'
import { beforeEach, expect } from 'vitest'
import type { Connection } from '@/domain/wallet/connection'
import { addressBook } from '@/programs/treasury/address-book/stored-book'
import { pageWith } from '../../safe/gateway-shapes'
import { type } from '../../support/labelled-fields'
import { safe, withDemoContracts } from './lying-window'
import { answers, button, connected, eventually, open, showsText, state, tab } from './treasury-window'

/** The demo's Safe with ETH, an empty queue and an empty address book, before each test. */
export function withPayments(): void {
  withDemoContracts()
  beforeEach(() => {
    localStorage.clear()
    addressBook.setState([], true)
    answers[`/safes/${safe()}`] = () => ({ ...state, address: { value: safe() } })
    answers['/balances/usd'] = () => ({
      fiatTotal: '1',
      items: [
        {
          tokenInfo: { type: 'NATIVE_TOKEN', address: null, decimals: 18, symbol: 'ETH' },
          balance: '9'.repeat(19),
        },
      ],
    })
    answers['/transactions/queued'] = () => pageWith()
  })
}

/** The form of a payment, with its recipient and amount. */
export async function fillPayment(to: string, connection: Connection = connected): Promise<void> {
  await open(`31337:${safe()}`, connection)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('New Transaction…')
  await act(async () => button('New Transaction…')?.click())
  await eventually(() => expect(document.querySelector('[type=radio]')).not.toBe(null))
  await type('To', to)
  if (to.includes('.'))
    await eventually(() => expect(document.body.textContent).toContain(`${to} resolves to 0x`))
  await type('Amount', '1')
}

/** The review of a payment to an address or a name. */
export async function pay(to: string): Promise<void> {
  await fillPayment(to)
  await eventually(() => expect(button('Propose')?.disabled).toBe(false))
  await act(async () => button('Propose')?.click())
  await eventually(() => expect(button('Sign')).toBeDefined())
}
