import { type Hex, parseTransaction } from 'viem'
import { expect, test } from 'vitest'
import { encodeUnsigned } from './unsigned-transaction'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.each([
  [1, 0n, '0x'],
  [10, 1n, '0x7f'],
  [130, 2n ** 64n, '0x80'],
  [31_337, 255n, `0x${'ab'.repeat(36)}`],
  [84_532, 10n ** 18n, `0x${'cd'.repeat(260)}`],
  [8_453, 5n, `0x${'01'.repeat(70_000)}`],
] as [number, bigint, Hex][])(
  'a transaction on chain %d with %d wei is encoded as viem reads it',
  (chainId, value, data) => {
    const read = parseTransaction(encodeUnsigned(chainId, { to, value, data }))
    expect(read).toMatchObject({
      chainId,
      type: 'eip1559',
      to: to.toLowerCase(),
      ...(value > 0n && { value }),
      ...(data !== '0x' && { data }),
      nonce: 4_095,
      gas: 1_048_575n,
    })
  },
)
