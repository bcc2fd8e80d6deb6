import { decodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'

import { fullAmountText, readAmount, transferCall } from './transfer'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ether = 10n ** 18n
const eth = { symbol: 'ETH', name: 'Ether', decimals: 18, token: null, balance: 2n * ether } as const
const usdt = {
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  balance: 1_500_000n,
} as const

test('the coin is sent by a payment, and a token by its transfer function', () => {
  expect(transferCall({ asset: eth, to, amount: 5n, name: null })).toEqual({ to, value: 5n, data: '0x' })
  const { to: contract, value, data } = transferCall({ asset: usdt, to, amount: 1_250_000n, name: null })
  expect([contract, value]).toEqual([usdt.token, 0n])
  const abi = parseAbi(['function transfer(address, uint256)'])
  expect(decodeFunctionData({ abi, data })).toEqual({ functionName: 'transfer', args: [to, 1_250_000n] })
})

test('an amount is read exactly and may not exceed the balance', () => {
  expect(readAmount('1.5', usdt)).toEqual({ kind: 'amount', value: 1_500_000n })
  expect(readAmount('1.500001', usdt)).toMatchObject({ text: 'Not enough USDC. You have 1.5.' })
  expect(readAmount('1.5000001', usdt)).toMatchObject({ kind: 'problem' })
  expect(readAmount('', usdt)).toMatchObject({ isEmpty: true })
  // Without a known balance, the simulation decides.
  expect(readAmount('9', { ...usdt, balance: null })).toMatchObject({ kind: 'amount' })
})

test('amounts are formatted in full', () => {
  expect(fullAmountText(usdt, 1_250_500_001n)).toBe('1,250.500001 USDC')
})
