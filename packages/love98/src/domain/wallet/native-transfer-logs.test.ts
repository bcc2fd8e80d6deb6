import { expect, test } from 'vitest'
import type { Address } from '@/domain/address'
import * as eventTopics from '@/domain/event-topics'
import { withoutDuplicates } from './native-transfer-logs'

const [simulation, protocol] = [`0x${'e'.repeat(40)}`, `0x${'f'.repeat(39)}e`] as [Address, Address]
const word = (digit: string) => `0x${digit.repeat(64)}` as const

function log(address: string, amount: string, topics = [eventTopics.transfer, word('1'), word('2')]) {
  return { address: address as Address, topics, data: word(amount) }
}

test('a transfer that the protocol and the simulation report counts once in any order and case', () => {
  const upper = protocol.toUpperCase().replace('0X', '0x')
  expect(withoutDuplicates([log(simulation, '7'), log(upper, '7')])).toHaveLength(1)
  expect(withoutDuplicates([log(protocol, '7'), log(simulation, '7')])).toEqual([log(protocol, '7')])
})

test('two equal transfers count twice, and a second pass changes nothing', () => {
  const both = [protocol, simulation, protocol, simulation].map((address) => log(address, '7'))
  const once = withoutDuplicates(both)
  expect(once).toEqual([log(protocol, '7'), log(protocol, '7')])
  expect(withoutDuplicates(once)).toEqual(once)
  const uneven = withoutDuplicates([log(protocol, '7'), log(simulation, '7'), log(simulation, '7')])
  expect(uneven).toHaveLength(2)
  expect(withoutDuplicates(uneven)).toEqual(uneven)
})

test.each([
  ['another event of the protocol', log(protocol, '7', [word('a'), word('1')])],
  ['another transfer of the protocol', log(protocol, '1')],
  ['a token that imitates the transfer', log(`0x${'a1'.repeat(20)}`, '7')],
])('%s hides no transfer of the simulation', (_, other) => {
  expect(withoutDuplicates([other, log(simulation, '7')])).toEqual([other, log(simulation, '7')])
})
