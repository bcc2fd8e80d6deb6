import { expect, test } from 'vitest'
import { delegateOf } from './delegation'

const address = 'AbCdEf0123456789aBcDeF0123456789abcdef01'

test('the address is read from the code of a delegated account', () => {
  expect(delegateOf(`0xEF0100${address}`)).toBe(`0x${address.toLowerCase()}`)
})

test.each(['0x', '0x6001', `0xef0100${address.slice(2)}`, `0xef0100${address}00`, `0xef0101${address}`, ''])(
  'the code %s is no delegation',
  (code) => {
    expect(delegateOf(code)).toBeNull()
  },
)
