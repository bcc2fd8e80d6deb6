// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { connectWallet } from '@/wallet/connect/connect-wallet'
import { storedConnectorId } from '@/wallet/stored-connection'
import { createWallet } from '@/wallet/wallet'
import { settled } from '../support/event-loop'
import { announce, first, TestProvider } from './test-provider'
import { testSettings } from './test-settings'

const connection = {
  accounts: [first],
  chainId: 31337,
  connector: { id: 'test.wallet', name: 'T', type: 'x', uid: 'u' },
}
const record = (state: object) =>
  JSON.stringify({ state: { chainId: 31337, current: 'u', ...state }, version: 3 })
const connections = (value: unknown) => record({ connections: { __type: 'Map', value } })

const unhandled: unknown[] = []
process.on('unhandledRejection', (reason) => unhandled.push(reason))

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  unhandled.length = 0
})

const keys = ['store', 'recentConnectorId', 'test.wallet.disconnected', 'injected.connected']
// Proves S4.1
test.each([
  ...[
    '',
    '{',
    '42',
    'true',
    'null',
    '"x"',
    '[]',
    '{}',
    '{"state":7,"version":3}',
    '{"state":{},"version":"x"}',
  ],
  record({ connections: 42 }),
  record({ connections: {} }),
  record({ connections: { __type: 'Map' } }),
  connections(42),
  connections({}),
  connections([42]),
  connections([null]),
  connections([['u', 42]]),
  connections([['u', null]]),
  connections([['u', { ...connection, accounts: 42 }]]),
  connections([['u', { ...connection, accounts: [{}] }]]),
  connections([['u', { ...connection, connector: null }]]),
  connections([['u', { ...connection, connector: { id: 7 } }]]),
  connections([['u', connection], 42]),
  connections([
    ['u', connection],
    ['v', {}],
  ]),
  record({ connections: { __type: 'Map', value: [['u', connection]] }, current: 42 }),
])("a wallet connects with %s in the place of wagmi's stored state", async (text) => {
  for (const key of keys) localStorage.setItem(`wagmi.${key}`, text)
  const silence = announce(new TestProvider())
  const id = storedConnectorId()
  expect(id).toBeNull()
  const wallet = createWallet(testSettings, id)
  await settled()
  expect(wallet.connection.getState()).toEqual({ status: 'disconnected' })
  const connector = wallet.config.connectors.find((candidate) => candidate.id === 'test.wallet')
  if (!connector) throw new Error('not announced')
  await connectWallet(wallet.config, connector, new AbortController().signal)
  expect(wallet.connection.getState()).toMatchObject({ status: 'connected', address: first })
  await settled()
  expect(unhandled).toEqual([])
  silence()
})

// Proves S4.1
test('the state that wagmi stored itself is read again', () => {
  localStorage.setItem('wagmi.store', connections([['u', connection]]))
  expect(storedConnectorId()).toBe('test.wallet')
})
