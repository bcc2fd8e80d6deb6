import { concatHex, encodeAbiParameters, getAddress, type Hex } from 'viem'
import { expect, test } from 'vitest'
import type { TokenFacts } from '@/domain/wallet/token-facts'
import { callLines } from '@/programs/treasury/transaction/call-text'
import { describeCall } from '@/safe/decode/describe-call'

import { at, callOf, encoded } from '../../../safe/decode/encode'

const safe = at('a')
const [contract, token, friend] = [at('b'), at('c'), at('d')]
const usdt: TokenFacts = { symbol: 'USDC', decimals: 6, standard: 'ERC20' }
const linesOf = (data: Hex, to = contract, facts: TokenFacts = usdt) => {
  const context = {
    nativeSymbol: 'ETH',
    facts: new Map([[token.toLowerCase(), facts]]),
  }
  return callLines(describeCall(safe, callOf({ to, data })), safe, context)
}
const transfer = (amount: bigint) => encoded('transfer(address to, uint256 amount)', friend, amount)

test('an argument that is an amount is shown with the decimals of its token, and as the integer of the bytes', () => {
  expect(linesOf(transfer(1_500_000n), token)[1]).toBe(
    `Function: transfer(to: ${getAddress(friend)}, amount: 1500000 (1.5 USDC)) at ${getAddress(token)}`,
  )
})

test.each([
  ['unknown decimals', { ...usdt, decimals: null }],
  ['more decimals than an amount has digits', { ...usdt, decimals: 200 }],
  ['no ERC-20', { ...usdt, standard: 'ERC721' }],
  ['no symbol', { ...usdt, symbol: null }],
] as const)('an amount of a token of %s is shown as its integer', (_, facts) => {
  expect(linesOf(transfer(1_500_000n), token, facts)[1]).toContain('amount: 1500000) at')
})

test('an equal number that is not an amount is not formatted', () => {
  const data = encoded(
    'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
    safe,
    friend,
    1_500_000n,
    1_500_000n,
    27,
    `0x${'0'.repeat(64)}`,
    `0x${'0'.repeat(64)}`,
  )
  expect(linesOf(data, token)[1]).toContain('value: 1500000 (1.5 USDC), deadline: 1500000,')
})

test('an allowance at Permit2 that ends at zero is one for its block', () => {
  const allow = (expiration: number) =>
    linesOf(
      encoded(
        'approve(address token, address spender, uint160 amount, uint48 expiration)',
        token,
        friend,
        1_500_000n,
        expiration,
      ),
    )[0]
  const what = `Approve ${getAddress(friend)} to spend 1.5 USDC (token ${getAddress(token)})`
  expect(allow(0)).toBe(`${what}, in the block of this transaction only`)
  expect(allow(1)).toBe(`${what}, until 1970-01-01 00:00:01 UTC`)
})

test('every command of a router and every call of a multicall has its own line', () => {
  const inputs = [{ type: 'bytes' }, { type: 'bytes[]' }, { type: 'uint256' }] as const
  const sweep = encodeAbiParameters(
    [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }],
    [token, friend, 1_500_000n],
  )
  const router = concatHex(['0x3593564c', encodeAbiParameters(inputs, ['0x04', [sweep], 9n])])
  const text = linesOf(encoded('multicall(bytes[] data)', [router, '0x12345678'])).join('\n')
  const at = getAddress(contract)
  expect(text).toContain(
    `1.1. Pay out to ${getAddress(friend)}: all that the contract ${at} holds, at least 1.5 USDC (token ${getAddress(token)})`,
  )
  expect(text).toContain('amountMin: 1500000 (1.5 USDC)')
  expect(text).toContain(`2. An unknown call 0x12345678 to ${at}`)
})
