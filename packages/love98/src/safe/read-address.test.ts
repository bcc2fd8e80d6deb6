import { describe, expect, test } from 'vitest'
import { readRecipient, readSafeId } from './read-address'

// Test vectors of EIP-55.
const checked = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const lower = checked.toLowerCase()

describe('reading of a recipient', () => {
  test.each([
    [checked, checked],
    [` ${lower}\n`, checked],
    [`0x${lower.slice(2).toUpperCase()}`, checked],
    [`eth:${checked}`, checked],
    [`ETH:${lower}`, checked],
    [`1:${lower}`, checked],
    [`gno:${checked}`, 'other-network'],
    [`100:${checked}`, 'other-network'],
    [`love:${checked}`, 'unknown-network'],
    [`constructor:${checked}`, 'unknown-network'],
    [`0:${checked}`, 'unknown-network'],
    [`99999999999999999:${checked}`, 'unknown-network'],
    [checked.replace('5aA', '5aa'), 'checksum'],
    // One digit of it was changed.
    [checked.replace('9b9A', '9b8A'), 'checksum'],
    [`eth:${checked.replace('5aA', '5aa')}`, 'checksum'],
    [checked.slice(0, -1), 'not-an-address'],
    [`${checked}0`, 'not-an-address'],
    [`:${checked}`, 'not-an-address'],
    [`eth:gno:${checked}`, 'not-an-address'],
    [`eth: ${checked}`, 'not-an-address'],
    ['', 'not-an-address'],
    ['friend.eth', 'not-an-address'],
  ])('[EIP-3770] [EIP-55] the text %j on chain 1 is read as %s', (text, expected) => {
    expect(readRecipient(text, 1)).toBe(expected)
  })
})

test('a Safe is read with the chain prefix of its address, or else with the current chain', () => {
  expect(readSafeId(checked, 100)).toEqual({ chainId: 100, address: checked })
  expect(readSafeId(`eth:${checked}`, 100)).toEqual({ chainId: 1, address: checked })
  expect(readSafeId(`31337:${checked}`, 100)).toEqual({ chainId: 31_337, address: checked })
  expect(readSafeId(`love:${checked}`, 100)).toBe('unknown-network')
})
