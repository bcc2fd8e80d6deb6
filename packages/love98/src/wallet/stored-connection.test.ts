import { expect, test } from 'vitest'
import { connectorIdIn } from './stored-connection'

const stored = (current: unknown, entries: unknown) =>
  JSON.stringify({
    state: { connections: { __type: 'Map', value: entries }, chainId: 1, current },
    version: 3,
  })

// Proves S4.1
test('the connector of the current connection is found', () => {
  const entries = [
    ['a', { accounts: [], chainId: 1, connector: { id: 'io.one' } }],
    ['b', { accounts: ['0x1'], chainId: 1, connector: { id: 'io.two' } }],
  ]
  expect(connectorIdIn(stored('b', entries))).toBe('io.two')
})

// Proves S4.1
test.each([
  ['no current connection', stored(null, [])],
  [
    'a current connection that is not listed',
    stored('x', [['a', { accounts: [], chainId: 1, connector: { id: 'io.one' } }]]),
  ],
  ['a connector without an id', stored('a', [['a', { accounts: [], chainId: 1, connector: {} }]])],
  ['another shape', '{"state":{}}'],
  ['a text that is not JSON', '{'],
  ['nothing', 'null'],
])('the state counts as no connection: %s', (_name, text) => expect(connectorIdIn(text)).toBeNull())
