import { type AbiParameter, concatHex, encodeAbiParameters, getAddress, parseAbiItem } from 'viem'
import { describe, expect, test } from 'vitest'
import { callLines } from '@/programs/treasury/transaction/call-text'
import { describeCall } from '@/safe/decode/describe-call'
import type { Call } from '@/safe/decode/described-call'
import { type AuthorityRow, authorityRows } from '@/safe/decode/functions/authority-table'
import { riskLevels } from '@/safe/decode/risks'

import {
  at,
  batchContract,
  batchData,
  callOf,
  encoded,
  oldContracts,
  oldTokens,
  risksBesidePrice,
} from './encode'

const safe = at('a')
const [contract, thief] = [at('c'), at('e')]
const risksOf = (call: Partial<Call>) =>
  risksBesidePrice(safe, describeCall(safe, callOf(call)), oldContracts)
const wordsOf = (call: Partial<Call>) =>
  callLines(describeCall(safe, callOf(call)), safe, {
    nativeSymbol: 'ETH',
    facts: new Map(),
  }).join('\n')

describe('settings of a Safe at another contract', () => {
  test.each([
    ['enableModule', encoded('enableModule(address module)', thief)],
    ['disableModule', encoded('disableModule(address prev, address module)', at('1'), thief)],
    ['setGuard', encoded('setGuard(address guard)', thief)],
    ['setGuard of none', encoded('setGuard(address guard)', at('0'))],
    ['setModuleGuard', encoded('setModuleGuard(address guard)', thief)],
    ['setFallbackHandler', encoded('setFallbackHandler(address handler)', thief)],
    ['changeMasterCopy', encoded('changeMasterCopy(address copy)', thief)],
    ['addOwnerWithThreshold', encoded('addOwnerWithThreshold(address owner, uint256 threshold)', thief, 1n)],
    [
      'removeOwner',
      encoded('removeOwner(address prev, address owner, uint256 threshold)', at('1'), thief, 1n),
    ],
    ['swapOwner', encoded('swapOwner(address prev, address one, address other)', at('1'), at('2'), thief)],
    ['changeThreshold', encoded('changeThreshold(uint256 threshold)', 1n)],
  ])('the setting at another contract is a danger that names it: %s', (_, data) => {
    expect(risksOf({ to: contract, data })).toEqual(['other-settings'])
    expect(riskLevels['other-settings']).toBe('danger')
    expect(wordsOf({ to: contract, data })).toContain(`at ${getAddress(contract)}, which is not this Safe`)
    const inBatch = { to: batchContract, data: batchData([{ to: contract, data }]), operation: 1 } as const
    expect(risksOf(inBatch)).toEqual(['other-settings'])
  })
})

describe('rights that a call gives to another account', () => {
  test.each(authorityRows.map((row) => [`${row.subject}: ${row.signature}`, row] as const))(
    'the right is a danger that names the account and the contract: %s',
    (_, row) => {
      const { data, account } = callFor(row, 1)
      const isGiven = row.given !== 'never'
      const given = row.right === 'receive' ? ['swap-elsewhere'] : ['authority']
      const expected = row.right === 'configure' ? ['other-settings'] : isGiven ? given : []
      expect(risksOf({ to: contract, data })).toEqual(expected)
      const words = wordsOf({ to: contract, data })
      expect(words.split('\n')[0]).toContain(getAddress(contract))
      expect(words).toContain(row.subject)
      if (account) expect(words.split('\n')[0]).toContain(getAddress(account))
    },
  )

  test.each(
    authorityRows
      .filter(({ given, right }) => given !== 'always' && given !== 'never' && right !== 'configure')
      .map((row) => [row.signature, row] as const),
  )('a call of %s with zero revokes the right', (_, row) => {
    const { data } = callFor(row, 0)
    expect(risksOf({ to: contract, data })).toEqual([])
    expect(wordsOf({ to: contract, data })).toContain('Take back a right')
  })
})

test('a change of this Safe through a module is described as a change of this Safe', () => {
  const change = encoded('enableModule(address module)', thief)
  const exec = 'execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)'
  const data = encoded(exec, safe, 0n, change, 0)
  expect(risksOf({ to: contract, data })).toEqual(['other-safe', 'module'])
  expect(wordsOf({ to: contract, data })).toContain(
    `at this Safe, ${getAddress(safe)}, called by ${getAddress(contract)}`,
  )
})

describe('calls of approve(spender, 0)', () => {
  const data = encoded('approve(address spender, uint256 amount)', thief, 0n)
  test.each([
    ['ERC721', ['allowance']],
    ['ERC1155', ['allowance']],
    [null, ['allowance']],
    ['ERC20', ['revoke']],
  ] as const)('approve(spender, 0) is judged by the token standard %s', (standard, risks) => {
    const facts = {
      ...oldContracts,
      tokens: new Map([[contract, { symbol: null, decimals: null, standard }]]),
    }
    const described = describeCall(safe, callOf({ to: contract, data }))
    expect(risksBesidePrice(safe, described, facts)).toEqual(risks)
    if (standard === null) expect(risksBesidePrice(safe, described)).toEqual(risks)
  })
})

describe('minimums that do not protect', () => {
  const path = [at('1'), at('2')]
  const swap = (least: bigint) =>
    encoded(
      'swapExactTokensForTokens(uint256 a, uint256 b, address[] path, address to, uint256 deadline)',
      10n ** 18n,
      least,
      path,
      safe,
      9n,
    )
  const facts = (decimals: number | null) => ({
    ...oldContracts,
    tokens: new Map([[at('2'), { symbol: 'T', decimals, standard: 'ERC20' as const }]]),
  })
  test.each([
    [0n, 18, true],
    [1n, 18, true],
    [10n ** 12n - 1n, 18, true],
    [10n ** 12n, 18, false],
    [1n, 6, false],
    [999n, null, true],
    [1n, 77, true],
  ])('a minimum of %s for a token with %s decimals is a danger: %s', (least, decimals, isFlagged) => {
    const described = describeCall(safe, callOf({ data: swap(least) }))
    expect(risksBesidePrice(safe, described, facts(decimals))).toEqual(isFlagged ? ['no-minimum'] : [])
    expect(riskLevels['no-minimum']).toBe('danger')
  })

  test.each([
    ['that the node did not tell', null],
    ['that make one unit a whole token', 0],
    ['that make one unit a tenth of a token', 1],
    ['with more decimals than a number has digits', 78],
    ['with the most decimals that an answer can have', 255],
  ])('a minimum for decimals %s is unknown, which is a danger', (_, decimals) => {
    for (const least of [1_000n, 999_999n, 10n ** 18n, 10n ** 60n]) {
      const described = describeCall(safe, callOf({ data: swap(least) }))
      expect(risksBesidePrice(safe, described, facts(decimals))).toEqual(['minimum-unknown'])
      expect(risksBesidePrice(safe, described, { ...oldContracts, tokens: new Map() })).toEqual([
        'minimum-unknown',
      ])
    }
    expect(riskLevels['minimum-unknown']).toBe('danger')
  })

  test('a minimum in the native coin needs no token facts', () => {
    const toCoin = encoded(
      'swapExactTokensForETH(uint256 a, uint256 b, address[] path, address to, uint256 deadline)',
      ...[10n ** 18n, 10n ** 12n, path, safe, 9n],
    )
    expect(risksOf({ data: toCoin })).toEqual([])
  })

  test('a low minimum for added or removed liquidity is a danger too', () => {
    const add = encoded(
      'addLiquidityETH(address token, uint256 a, uint256 b, uint256 c, address to, uint256 deadline)',
      at('2'),
      10n ** 18n,
      0n,
      0n,
      safe,
      9n,
    )
    const remove = encoded(
      'removeLiquidity(address a, address b, uint256 liquidity, uint256 c, uint256 d, address to, uint256 deadline)',
      at('1'),
      at('2'),
      10n ** 18n,
      10n ** 18n,
      0n,
      safe,
      9n,
    )
    const risksOfTokens = (data: Call['data']) =>
      risksBesidePrice(safe, describeCall(safe, callOf({ data })), oldTokens)
    expect(risksOfTokens(add)).toEqual(['no-minimum'])
    expect(risksOfTokens(remove)).toEqual(['no-minimum'])
  })
})

describe('unknown calls', () => {
  const call = { to: contract, data: '0x12345678' } as const
  const risksAt = (age: 'older' | 'young' | 'absent' | 'unknown') =>
    risksBesidePrice(safe, describeCall(safe, callOf(call)), {
      tokens: new Map(),
      ages: new Map([[contract, age]]),
    })
  test('an unknown call of a contract that is young or absent is a danger, and one of unknown age is reported', () => {
    expect(risksAt('older')).toEqual(['unknown-call'])
    expect(risksAt('young')).toEqual(['unknown-call', 'new-contract'])
    expect(risksAt('absent')).toEqual(['unknown-call', 'new-contract'])
    expect(risksAt('unknown')).toEqual(['unknown-call', 'age-unknown'])
    expect(riskLevels['new-contract']).toBe('danger')
    expect(riskLevels['unknown-call']).toBe('acknowledged')
  })
})

describe('transfers with bytes for the recipient', () => {
  // The ENS name wrapper reads the owner of the name from such bytes.
  test.each([
    ['safeTransferFrom(address from, address to, uint256 tokenId, bytes data)', [safe, contract, 7n]],
    [
      'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
      [safe, contract, 7n, 1n],
    ],
    [
      'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
      [safe, contract, [7n], [1n]],
    ],
    ['transferAndCall(address to, uint256 amount, bytes data)', [contract, 7n]],
    ['send(address to, uint256 amount, bytes data)', [contract, 7n]],
  ] as const)(
    'a transfer with bytes is acknowledged, and one without bytes is not: %s',
    (signature, values) => {
      const sent = (data: string) => risksOf({ data: encoded(signature, ...values, data) })
      expect(sent(encoded('f(address owner)', thief))).toEqual(['unknown-call'])
      expect(sent('0x00')).toEqual(['unknown-call'])
      expect(sent('0x')).toEqual([])
    },
  )
})

/**
 * Returns a call with any values, `thief` for the account, and `given` (0 or 1) for the argument that grants or
 * revokes the right.
 */
function callFor(row: AuthorityRow, given: 0 | 1) {
  const { inputs } = parseAbiItem(`function ${row.signature}` as string) as unknown as {
    inputs: AbiParameter[]
  }
  const valueFor = ({ name = '', type, ...rest }: AbiParameter, path: string): unknown => {
    const own = path === '' ? name : `${path}.${name}`
    if (type.endsWith(']')) return []
    if ('components' in rest)
      return Object.fromEntries(rest.components.map((one) => [one.name ?? '', valueFor(one, own)]))
    const isGiven = own === row.given ? given === 1 : true
    if (type === 'address')
      return own === row.given && !isGiven ? at('0') : own === row.account ? thief : at('d')
    if (type === 'bool') return isGiven
    if (type === 'bytes') return '0x12'
    if (type.startsWith('bytes')) return `0x${(isGiven ? '12' : '00').repeat(Number(type.slice(5)))}`
    const bits = Number(type.slice(4))
    return bits <= 48 ? Number(isGiven) : BigInt(isGiven)
  }
  const values = inputs.map((input) => valueFor(input, ''))
  const data = concatHex([row.selector, inputs.length > 0 ? encodeAbiParameters(inputs, values) : '0x'])
  const account = row.account === null ? null : row.account === row.given && given === 0 ? at('0') : thief
  return { data, account }
}
