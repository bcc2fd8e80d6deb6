import fc from 'fast-check'
import { type AbiParameter, decodeFunctionData, maxUint256, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { encodeCall } from '@/safe/contract-call/encode-call'
import { readAbi } from '@/safe/contract-call/read-abi'
import { readArgument } from '@/safe/contract-call/read-argument'
import { owner, safe } from '../gateway-shapes'

const namesIn = (text: string) => {
  const read = readAbi(text)
  return typeof read === 'string' ? read : read.map(({ name, inputs }) => `${name}/${inputs.length}`)
}
const json = (...items: object[]) => JSON.stringify(items)
const item = {
  type: 'function',
  name: 'pay',
  inputs: [{ name: 'to', type: 'address' }],
  stateMutability: 'payable',
}

describe('reading an ABI', () => {
  test.each([
    ['as JSON', json(item, { type: 'event', name: 'Paid' }), ['pay/1']],
    ['from the file of a compiler', JSON.stringify({ contractName: 'x', abi: [item] }), ['pay/1']],
    [
      'as signatures',
      'function transfer(address to, uint amount)\nburn((uint256 a, bool[] b) what)',
      ['transfer/2', 'burn/1'],
    ],
    ['without what only reads', json({ ...item, stateMutability: 'view' }, item), ['pay/1']],
  ])('an ABI is read %s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names)
  })

  test.each([
    ['nothing that can be called', json({ ...item, stateMutability: 'pure' }), 'no-functions'],
    ['no JSON', '[{', 'not-an-abi'],
    ['no list', '{"abi": 1}', 'not-an-abi'],
    ['no signature', 'transfer(address', 'not-an-abi'],
    ['a name that is none', json({ ...item, name: 'a\u202eb' }), 'no-functions'],
    ['a name of the prototype', json({ ...item, inputs: [{ type: '__proto__' }] }), 'no-functions'],
    ['a type that is none', json({ ...item, inputs: [{ type: 'uint7' }] }), 'no-functions'],
    [
      'structs without end',
      `[${'{"type":"function","name":"a","inputs":[{"type":"tuple","components":['.repeat(1)}${'{"type":"tuple","components":['.repeat(500)}${']}'.repeat(500)}]}]}]`,
      'no-functions',
    ],
    ['too many arguments', json({ ...item, inputs: Array(41).fill({ type: 'bool' }) }), 'no-functions'],
    ['too many functions', json(...Array(301).fill(item)), 'too-many-functions'],
    ['too many characters', 'x'.repeat(200_001), 'too-long'],
    ['one signature without end', `f(${'uint256 a,'.repeat(200)})`, 'not-an-abi'],
  ])('an ABI is refused: %s', (_, text, problem) => {
    expect(namesIn(text)).toBe(problem)
  })
})

describe('reading an argument', () => {
  const read = (type: string, text: string, components?: AbiParameter[]) =>
    readArgument({ type, name: 'x', ...(components && { components }) } as AbiParameter, text, 1)
  const pair: AbiParameter[] = [
    { name: 'to', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ]
  test.each([
    ['uint256', String(maxUint256), maxUint256],
    ['uint8', '0xff', 255n],
    ['int8', '-128', -128n],
    ['bool', ' true ', true],
    ['string', ' a ', ' a '],
    ['bytes', '0xABCD', '0xabcd'],
    ['bytes2', '0xabcd', '0xabcd'],
    ['address', owner.toLowerCase(), owner],
    ['uint256[]', '[1, "2"]', [1n, 2n]],
    [
      'uint8[2][]',
      '[[1, 2], [3, 4]]',
      [
        [1n, 2n],
        [3n, 4n],
      ],
    ],
    ['tuple', `{"amount": "5", "to": "eth:${owner}"}`, [owner, 5n], pair],
    ['tuple[]', `[["${owner}", 5]]`, [[owner, 5n]], pair],
  ] as [string, string, unknown, AbiParameter[]?][])(
    'the type %s accepts %s',
    (type, text, value, components) => {
      expect(read(type, text, components)).toEqual({ value })
    },
  )

  test.each([
    ['uint256', String(maxUint256 + 1n), 'out-of-range'],
    ['uint256', '-1', 'out-of-range'],
    ['int8', '128', 'out-of-range'],
    ['uint256', '1e18', 'not-a-number'],
    ['uint256', '', 'not-a-number'],
    ['uint256[]', '[9007199254740993]', 'unsafe-number'],
    ['uint256[]', '[1.5]', 'unsafe-number'],
    ['uint256[]', '1', 'not-a-list'],
    ['uint256[]', '[null]', 'not-a-list'],
    ['uint256[]', '[[1]]', 'not-a-list'],
    ['uint256[2]', '[1]', 'wrong-length'],
    ['bytes2', '0xab', 'wrong-length'],
    ['bytes', 'ab', 'not-bytes'],
    ['bool', '1', 'not-a-bool'],
    ['address', owner.replace('f39F', 'f39f'), 'checksum'],
    ['address', `gno:${owner}`, 'other-network'],
    ['tuple', `{"to": "${owner}"}`, 'wrong-length', pair],
    ['tuple', `{"to": "${owner}", "amount": 1, "more": 1}`, 'wrong-length', pair],
    ['tuple', `{"__proto__": 1, "amount": 1}`, 'wrong-length', pair],
  ] as [string, string, string, AbiParameter[]?][])(
    'the type %s refuses %s as %s',
    (type, text, problem, components) => {
      expect(read(type, text, components)).toEqual({ problem })
    },
  )
})

test('an encoded call is decoded to the same values by its contract', () => {
  const signature = 'function act(address to, uint256[] amounts, (bool ok, string note) what, bytes data)'
  const [item] = readAbi(signature.slice('function '.length)) as Exclude<ReturnType<typeof readAbi>, string>
  const any = fc.tuple(fc.array(fc.bigInt(0n, maxUint256)), fc.boolean(), fc.string(), fc.uint8Array())
  fc.assert(
    fc.property(any, ([amounts, ok, note, bytes]) => {
      const data = `0x${Buffer.from(bytes).toString('hex')}`
      const call = item && encodeCall(item, [safe, amounts, [ok, note], data])
      const { args } = decodeFunctionData({ abi: parseAbi([signature]), data: call ?? '0x' })
      expect(args).toEqual([safe, amounts, { ok, note }, data])
    }),
  )
})

test('values of other types are not encoded', () => {
  const [item] = readAbi('act(uint8 a)') as Exclude<ReturnType<typeof readAbi>, string>
  expect(item && encodeCall(item, [256n])).toBe(null)
  expect(item && encodeCall(item, [])).toBe(null)
})
