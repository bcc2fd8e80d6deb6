import { concatHex, encodeAbiParameters, keccak256, pad, stringToHex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { effectsOn } from '@/safe/simulation/effects'
import { at } from './decode/encode'

const [safe, token, friend, operator] = [at('1'), at('2'), at('3'), at('4')]
const topic = (signature: string) => keccak256(stringToHex(signature))
const word = (value: bigint) => toHex(value, { size: 32 })
const transfer = topic('Transfer(address,address,uint256)')

test('NFTs and items of a collection are ids and never amounts', () => {
  const nft = { address: token, topics: [transfer, pad(safe), pad(friend), word(7n)], data: '0x' } as const
  const single = {
    address: token,
    topics: [
      topic('TransferSingle(address,address,address,uint256,uint256)'),
      pad(operator),
      pad(friend),
      pad(safe),
    ],
    data: concatHex([word(8n), word(3n)]),
  } as const
  const ids = [{ type: 'uint256[]' }, { type: 'uint256[]' }] as const
  const batch = {
    ...single,
    topics: [
      topic('TransferBatch(address,address,address,uint256[],uint256[])'),
      pad(operator),
      pad(safe),
      pad(friend),
    ],
    data: encodeAbiParameters(ids, [
      [1n, 2n],
      [5n, 6n],
    ]),
  } as const
  expect(effectsOn(safe, [nft, single, batch])).toEqual([
    { kind: 'token', token, from: safe, to: friend, amount: 7n, unit: 'id' },
    { kind: 'items', token, from: friend, to: safe, id: 8n, amount: 3n },
    { kind: 'items', token, from: safe, to: friend, id: 1n, amount: 5n },
    { kind: 'items', token, from: safe, to: friend, id: 2n, amount: 6n },
  ])
})

test('settings are those of the Safe itself, in the events of 1.3.0 and of later versions', () => {
  const added = topic('AddedOwner(address)')
  const setting = { kind: 'setting', setting: 'AddedOwner', value: friend }
  expect(effectsOn(safe, [{ address: safe, topics: [added, pad(friend)], data: '0x' }])).toEqual([setting])
  expect(effectsOn(safe, [{ address: safe, topics: [added], data: pad(friend) }])).toEqual([setting])
  expect(effectsOn(safe, [{ address: token, topics: [added, pad(friend)], data: '0x' }])).toEqual([])
})

test('what happens between others, and logs that are not encoded as their event is, say nothing', () => {
  const batch = topic('TransferBatch(address,address,address,uint256[],uint256[])')
  const strange = [
    { address: token, topics: [transfer, pad(friend), pad(operator)], data: word(1n) },
    { address: token, topics: [transfer, pad(safe), pad(friend)], data: '0x' },
    { address: token, topics: [transfer, pad(safe), pad(friend)], data: concatHex([word(1n), word(2n)]) },
    { address: token, topics: [transfer, `0x${'f'.repeat(64)}`, pad(safe)], data: word(1n) },
    { address: token, topics: [transfer], data: '0x' },
    { address: token, topics: [], data: '0x' },
    { address: token, topics: [batch, pad(operator), pad(safe), pad(friend)], data: `0x${'f'.repeat(128)}` },
  ] as const
  expect(effectsOn(safe, strange)).toEqual([])
})
