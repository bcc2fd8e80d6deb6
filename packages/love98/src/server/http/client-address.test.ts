import { describe, expect, test } from 'vitest'
import { addressRange, parseNetworks } from './addresses'
import { clientAddress, shortenedAddress } from './client-address'

describe('the address of a sender', () => {
  const trusted = parseNetworks('10.0.0.0/8, 2001:db8:ffff::/48 192.0.2.1')
  const address = (peer: string, forwarded?: string) =>
    clientAddress(peer, forwarded ?? null, trusted ?? expect.fail())

  test.each([
    ['203.0.113.7', undefined, '203.0.113.7'],
    ['203.0.113.7', '8.8.8.8', '203.0.113.7'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', 'evil, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '6.6.6.6, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['10.0.0.1', '203.0.113.7, evil', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.7, ', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['10.0.0.1', '[2001:db8:1::7]:4711', '2001:db8:1::7'],
    ['2001:db8:ffff::2', '2001:db8:1::7', '2001:db8:1::7'],
    ['192.0.2.1', '192.0.2.2', '192.0.2.2'],
    ['', '203.0.113.7', 'unknown'],
    ['nonsense', '203.0.113.7', 'unknown'],
  ])('the sender from %j with X-Forwarded-For %j is %s', (peer, forwarded, expected) => {
    expect(address(peer, forwarded)).toBe(expected)
  })

  test.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::'],
    ['2001:DB8:0:0::1', '2001:db8:0:0::/64', '2001:db8:0::'],
    ['::1', '0:0:0:0::/64', '0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::'],
    ['unknown', 'unknown', 'unknown'],
  ])('the address %s counts as %s and is logged as %s', (given, range, logged) => {
    expect([addressRange(given), shortenedAddress(given)]).toEqual([range, logged])
  })

  test.each([
    '10.0.0.0/33',
    '::/129',
    '10.0.0/8',
    '10.0.0.1/',
    '10.0.0.1/8/8',
    'proxy.example',
    '1.2.3.4/-1',
  ])('a list of proxies with %j is invalid', (text) => {
    expect(parseNetworks(text)).toBeNull()
  })
})
