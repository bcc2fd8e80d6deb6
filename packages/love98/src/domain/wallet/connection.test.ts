import { describe, expect, test } from 'vitest'
import {
  type Connection,
  connectionOf,
  type DialogIntent,
  hasAccountChanged,
  nextDialogIntent,
  visibleDialog,
} from './connection'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connected = (part: { supported?: boolean; agreed?: boolean } = {}): Connection => ({
  status: 'connected',
  address,
  chainId: 1,
  supported: true,
  agreed: true,
  ...part,
})

const situations = {
  disconnected: { status: 'disconnected' },
  connecting: { status: 'connecting' },
  reconnecting: { status: 'reconnecting' },
  connected: connected(),
  'on a wrong network': connected({ supported: false }),
  'not agreed': connected({ agreed: false }),
  'not agreed on a wrong network': connected({ agreed: false, supported: false }),
} as const satisfies Record<string, Connection>

const intents = ['connect', 'account', 'chain', 'terms', 'verify', null] as const

const table: Record<keyof typeof situations, readonly (DialogIntent | null)[]> = {
  disconnected: ['connect', null, null, null, null, null],
  connecting: ['connect', null, null, null, null, null],
  reconnecting: ['connect', null, null, null, null, null],
  connected: [null, 'account', 'chain', 'terms', 'verify', null],
  'on a wrong network': [null, null, 'chain', 'terms', null, null],
  'not agreed': ['terms', 'terms', 'terms', 'terms', 'terms', 'terms'],
  'not agreed on a wrong network': ['terms', 'terms', 'chain', 'terms', 'terms', 'terms'],
}

/** The same table if verifying the account is the last step of connecting. */
const tableWhenDue: typeof table = {
  ...table,
  connected: ['verify', 'account', 'chain', 'terms', 'verify', 'verify'],
}

describe('the visible dialog of a connection', () => {
  // Proves S4.4
  for (const [name, expected] of Object.entries(table) as [
    keyof typeof situations,
    (typeof table)['connected'],
  ][])
    test.each(intents.map((intent, index) => [intent, expected[index] ?? null] as const))(
      `${name}: the request for %s shows %s`,
      (intent, dialog) => expect(visibleDialog(intent, situations[name])).toBe(dialog),
    )

  // Proves S2.12
  for (const [name, expected] of Object.entries(tableWhenDue) as [
    keyof typeof situations,
    (typeof table)['connected'],
  ][])
    test.each(intents.map((intent, index) => [intent, expected[index] ?? null] as const))(
      `${name} with a verification due: the request for %s shows %s`,
      (intent, dialog) => expect(visibleDialog(intent, situations[name], 'due')).toBe(dialog),
    )

  // Proves S2.12
  test('an account that is proven, or not known to be unproven, gets no verification dialog', () => {
    expect(visibleDialog('verify', connected(), 'settled')).toBeNull()
    expect(visibleDialog(null, connected(), 'settled')).toBeNull()
  })

  // Proves S2.12
  test('the verification of one account does not become that of another', () => {
    const other = { ...connected(), address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const
    expect(nextDialogIntent('verify', other, connected())).toBeNull()
    expect(nextDialogIntent('account', other, connected())).toBe('account')
    expect(hasAccountChanged(other, connected())).toBe(true)
    expect(hasAccountChanged(connected(), connected())).toBe(false)
    expect(hasAccountChanged(other, { status: 'disconnected' })).toBe(false)
  })

  // Proves S4.4
  test.each(intents)('connecting and disconnecting close the dialog %s', (intent) => {
    expect(nextDialogIntent(intent, connected(), { status: 'connecting' })).toBeNull()
    expect(nextDialogIntent(intent, { status: 'disconnected' }, connected())).toBeNull()
  })

  // Proves S4.4
  test('a dialog that no longer applies does not come back later', () => {
    const wrong = connected({ supported: false })
    expect(nextDialogIntent('account', wrong, connected())).toBeNull()
    expect(nextDialogIntent('chain', wrong, connected())).toBe('chain')
    expect(nextDialogIntent('connect', { status: 'connecting' }, { status: 'disconnected' })).toBe('connect')
  })
})

describe('the connection reported by the library', () => {
  const nobodyAgreed = () => false

  // Proves S4.1
  test.each(['connecting', 'reconnecting', 'disconnected'] as const)('the status %s stays %s', (status) => {
    expect(connectionOf({ status, address, chainId: 1 }, [1], nobodyAgreed)).toEqual({ status })
  })

  // Proves S4.2
  test('a chain that is not configured is flagged', () => {
    const session = { status: 'connected', address, chainId: 5 } as const
    expect(connectionOf(session, [1, 11155111], nobodyAgreed)).toMatchObject({ chainId: 5, supported: false })
    expect(connectionOf(session, [1, 5], nobodyAgreed)).toMatchObject({ chainId: 5, supported: true })
  })

  // Proves S8.2
  test('a connection without an account is not connected', () => {
    const session = { status: 'connected', address: undefined, chainId: 1 } as const
    expect(connectionOf(session, [1], nobodyAgreed)).toEqual({ status: 'disconnected' })
  })

  // Proves S4.5
  test('the agreement of the connected address is used', () => {
    const session = { status: 'connected', address, chainId: 1 } as const
    expect(connectionOf(session, [1], (asked) => asked === address)).toMatchObject({ agreed: true })
    expect(connectionOf(session, [1], (asked) => asked !== address)).toMatchObject({ agreed: false })
  })
})
