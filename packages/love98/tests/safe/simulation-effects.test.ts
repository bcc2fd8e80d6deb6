import { concatHex, encodeAbiParameters, getAddress, keccak256, pad, stringToHex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { effectsOn } from '@/safe/simulation/effects'
import { at } from './decode/encode'

const [safe, token, friend, operator] = [at('1'), at('2'), at('3'), at('4')]
const topic = (signature: string) => keccak256(stringToHex(signature))
const word = (value: bigint) => toHex(value, { size: 32 })
const transfer = topic('Transfer(address,address,uint256)')

test('collectibles and items of a collection are ids and never amounts', () => {
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

test('transfers between other accounts are ignored, and malformed logs of the Safe are reported', () => {
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
  const unread = (event: string) => ({ kind: 'unread', token, event })
  expect(effectsOn(safe, strange)).toEqual([
    unread(transfer),
    unread(transfer),
    unread(transfer),
    unread(batch),
  ])
})

test('an event of the Safe itself is reported if nothing else describes it', () => {
  const own = (signature: string) => ({ address: safe, topics: [topic(signature)], data: '0x' }) as const
  expect(effectsOn(safe, [own('ExecutionSuccess(bytes32,uint256)'), own('SignMsg(bytes32)')])).toEqual([
    { kind: 'unread', token: safe, event: topic('SignMsg(bytes32)') },
  ])
  expect(effectsOn(safe, [{ address: safe, topics: [], data: '0x' }])).toEqual([
    { kind: 'unread', token: safe, event: null },
  ])
  const fallen = { address: token, topics: [topic('Withdrawal(address,uint256)'), pad(safe)], data: word(1n) }
  expect(effectsOn(safe, [fallen] as never)).toHaveLength(1)
})

const [pseudo, system] = [`0x${'e'.repeat(40)}`, `0x${'f'.repeat(39)}e`] as [`0x${string}`, `0x${string}`]
const paid = (address: `0x${string}`, from: `0x${string}`, to: `0x${string}`, amount: bigint) => ({
  address,
  topics: [transfer, pad(from), pad(to)],
  data: word(amount),
})

test('a transfer of the native coin counts once, by the simulation, by the protocol (EIP-7708) or by both', () => {
  const coin = { kind: 'coin', from: safe, to: friend, amount: 5n }
  const [bySimulation, byProtocol] = [pseudo, system].map((address) => paid(address, safe, friend, 5n))
  if (!bySimulation || !byProtocol) return expect.unreachable()
  expect(effectsOn(safe, [bySimulation])).toEqual([coin])
  expect(effectsOn(safe, [byProtocol])).toEqual([coin])
  expect(effectsOn(safe, [bySimulation, byProtocol])).toEqual([coin])
  expect(effectsOn(safe, [byProtocol, bySimulation, byProtocol, bySimulation])).toEqual([coin, coin])
  const shouted = { ...byProtocol, address: getAddress(system) }
  expect(effectsOn(safe, [shouted, bySimulation])).toEqual([coin])
})

test('a token that imitates the logs of the native coin is shown as a token, and hides no real transfer', () => {
  const [fake, real] = [paid(token, safe, friend, 5n), paid(pseudo, safe, friend, 5n)]
  expect(effectsOn(safe, [fake, real])).toEqual([
    { kind: 'token', token, from: safe, to: friend, amount: 5n, unit: 'amount' },
    { kind: 'coin', from: safe, to: friend, amount: 5n },
  ])
})

test('burns, and transfers of an id instead of an amount, are not transfers of the native coin', () => {
  const burns = ['Selfdestruct(address,uint256)', 'Burn(address,uint256)'].map((event) => ({
    address: system,
    topics: [topic(event), pad(safe)],
    data: word(5n),
  }))
  const id = { address: system, topics: [transfer, pad(safe), pad(friend), word(7n)], data: '0x' } as const
  expect(effectsOn(safe, [...burns, id]).map(({ kind }) => kind)).toEqual(['unread', 'unread', 'unread'])
})
