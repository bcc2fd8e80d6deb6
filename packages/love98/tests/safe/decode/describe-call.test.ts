import { concatHex, type Hex, maxUint256, pad, size, slice, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeCall } from '@/safe/decode/describe-call'
import { risksOfCall } from '@/safe/decode/risks'
import { at, batchContract, batchData, callOf, encoded, packed } from './encode'

const safe = at('a')
const [token, friend, thief] = [at('c'), at('d'), at('e')]
const describeOf = (call: Parameters<typeof callOf>[0]) => describeCall(safe, callOf(call))
const risksOf = (call: Parameters<typeof callOf>[0]) => risksOfCall(safe, describeOf(call))
const actionOf = (call: Parameters<typeof callOf>[0]) => lowerCase(describeOf(call).action)

describe('descriptions of calls', () => {
  test.each([
    ['a payment', { to: friend, value: 5n }, { kind: 'pay' }],
    ['nothing', { to: friend }, { kind: 'nothing' }],
    ['a rejection', { to: safe }, { kind: 'reject' }],
    [
      'a transfer',
      { to: token, data: encoded('transfer(address to, uint256 amount)', friend, 7n) },
      { kind: 'send', token, from: null, to: friend, amount: 7n, unit: 'amount' },
    ],
    [
      'a transfer of a collectible',
      {
        to: token,
        data: encoded('safeTransferFrom(address from, address to, uint256 tokenId)', safe, friend, 7n),
      },
      { kind: 'send-nft', token, from: safe, to: friend, items: [{ id: 7n, amount: null }] },
    ],
    [
      'an unlimited allowance',
      { to: token, data: encoded('approve(address spender, uint256 amount)', thief, maxUint256) },
      { kind: 'allow', spender: thief, isUnlimited: true, unit: 'amount-or-id', change: 'set' },
    ],
    [
      'an operator',
      { to: token, data: encoded('setApprovalForAll(address operator, bool approved)', thief, true) },
      { kind: 'allow-all', token, operator: thief, isAllowed: true },
    ],
    [
      'a swap',
      {
        to: token,
        data: encoded(
          'swapExactTokensForETH(uint256 a, uint256 b, address[] path, address to, uint256 deadline)',
          5n,
          6n,
          [token, friend],
          safe,
          9n,
        ),
      },
      { kind: 'swap', gives: { token, amount: 5n, limit: 'exactly' }, receives: { token: null, amount: 6n } },
    ],
    ['an unknown call', { data: '0x12345678ff' }, { kind: 'unknown', selector: '0x12345678' }],
    ['data that is no call', { data: '0x1234' }, { kind: 'unknown', selector: null }],
    ['code that runs as the Safe', { data: '0xa9059cbb', operation: 1 }, { kind: 'delegate' }],
  ] as const)('the call is described by its bytes: %s', (_, call, action) => {
    expect(actionOf(call)).toMatchObject(action)
  })

  // Proves S3.20
  test.each([
    [
      'addOwnerWithThreshold(address owner, uint256 threshold)',
      [thief, 1n],
      { type: 'ADD_OWNER', owner: thief, threshold: 1n },
      'owners',
    ],
    [
      'removeOwner(address prevOwner, address owner, uint256 threshold)',
      [friend, thief, 1n],
      { type: 'REMOVE_OWNER', owner: thief, threshold: 1n },
      'owners',
    ],
    [
      'swapOwner(address prevOwner, address oldOwner, address newOwner)',
      [safe, friend, thief],
      { type: 'SWAP_OWNER', oldOwner: friend, newOwner: thief },
      'owners',
    ],
    ['changeThreshold(uint256 threshold)', [1n], { type: 'CHANGE_THRESHOLD', threshold: 1n }, 'threshold'],
    ['enableModule(address module)', [thief], { type: 'ENABLE_MODULE', address: thief }, 'module'],
    [
      'disableModule(address prevModule, address module)',
      [friend, thief],
      { type: 'DISABLE_MODULE', address: thief },
      'module',
    ],
    ['setGuard(address guard)', [thief], { type: 'SET_GUARD', address: thief }, 'guard'],
    ['setGuard(address guard)', [at('0')], { type: 'DELETE_GUARD' }, 'guard'],
    ['setModuleGuard(address guard)', [thief], { type: 'SET_MODULE_GUARD', address: thief }, 'guard'],
    ['setModuleGuard(address guard)', [at('0')], { type: 'DELETE_MODULE_GUARD' }, 'guard'],
    [
      'setFallbackHandler(address handler)',
      [thief],
      { type: 'SET_FALLBACK_HANDLER', address: thief },
      'fallback-handler',
    ],
    [
      'changeMasterCopy(address masterCopy)',
      [thief],
      { type: 'CHANGE_IMPLEMENTATION', address: thief },
      'contract',
    ],
  ] as const)('the call %s is a danger that names its subject', (signature, values, change, risk) => {
    const data = encoded(signature, ...values)
    expect(actionOf({ to: safe, data })).toEqual({ kind: 'settings', change })
    expect(risksOf({ to: safe, data })).toEqual([risk])
    expect(risksOf({ to: batchContract, data: batchData([{ to: safe, data }]), operation: 1 })).toEqual([
      risk,
    ])
  })
})

describe('bytes without the canonical encoding', () => {
  const transfer = encoded('transfer(address to, uint256 amount)', friend, 7n)
  test.each([
    ['a byte left over', concatHex([transfer, '0x00'])],
    ['a byte too few', slice(transfer, 0, -1)],
    ['an address with more than 20 bytes', concatHex([slice(transfer, 0, 4), '0x01', slice(transfer, 5)])],
  ])('a transfer with %s is not decoded', (_, data) => {
    expect(actionOf({ to: token, data })).toMatchObject({ kind: 'malformed' })
    expect(risksOf({ to: token, data })).toEqual(['malformed'])
  })

  const honest = batchData([{ to: friend, value: 1n }])
  const hidden = packed([{ to: thief, value: 90n }])
  const word = (value: number | bigint) => toHex(value, { size: 32 })
  const body = slice(honest, 4)
  test.each<[string, Hex]>([
    // A decoder that assumes the offset reads the friend; the contract follows the offset to the thief.
    [
      'an offset to other calls',
      concatHex([
        '0x8d80ff0a',
        word(size(body)),
        slice(body, 32),
        word(size(hidden)),
        pad(hidden, { dir: 'right', size: 96 }),
      ]),
    ],
    ['a byte left over', concatHex([honest, '0x00'])],
    ['a word left over', concatHex([honest, word(0)])],
    ['padding that is not zero', concatHex([slice(honest, 0, -1), '0x01'])],
    ['no padding', slice(honest, 0, -1)],
    ['a length beyond its end', concatHex([slice(honest, 0, 36), word(200), slice(honest, 68)])],
    ['no calls at all', '0x8d80ff0a'],
    ['half a call', encoded('multiSend(bytes transactions)', slice(packed([{ to: friend }]), 0, -1))],
    [
      'an operation that does not exist',
      encoded('multiSend(bytes transactions)', `0x02${packed([{}]).slice(4)}`),
    ],
  ])('a batch with %s cannot be read', (_, data) => {
    expect(actionOf({ to: batchContract, data, operation: 1 })).toEqual({ kind: 'unreadable-batch' })
    expect(risksOf({ to: batchContract, data, operation: 1 })).toContain('unreadable-batch')
  })
})

function lowerCase(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('0x') ? value.toLowerCase() : value
  if (Array.isArray(value)) return value.map(lowerCase)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lowerCase(item)]))
}
