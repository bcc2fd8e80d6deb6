import { describe, expect, test } from 'vitest'
import { negotiateEncoding } from '@/server/http/negotiate-encoding'

const available = ['br', 'zstd', 'gzip', 'identity']

describe('the encoding of an answer (RFC 9110, 12.5.3)', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.8, gzip;q=0.8', 'br'],
    ['*', 'br'],
    ['*;q=0.5, gzip;q=0.6', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['identity', 'identity'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    // If nothing is acceptable, the bytes are sent unencoded.
    ['identity;q=0', 'identity'],
    ['*;q=0', 'identity'],
    // Entries that cannot be parsed are ignored.
    ['br;q=2, gzip', 'gzip'],
    ['br;q=abc, gzip;q=0.1', 'gzip'],
    ['br;q=, gzip', 'gzip'],
    [';;;,,,', 'identity'],
    [`${'x,'.repeat(100_000)}br`, 'identity'],
    [' br ; q=1.000 ', 'br'],
  ])('the header %j gets %s', (header, expected) => {
    expect(negotiateEncoding(header, available)).toBe(expected)
  })

  test('the encoding is one that the file has', () => {
    expect(negotiateEncoding('br, gzip', ['identity'])).toBe('identity')
  })
})
