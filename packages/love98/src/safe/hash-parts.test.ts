import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfMessage, partsOfTransaction } from './hash-parts'
import { safeMessageHash } from './safe-message'
import { safeTransactionHash, zeroAddress } from './safe-transaction'

const safe = { chainId: 1, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const
const number = fc.bigInt(0n, 2n ** 256n - 1n)
const transaction = fc.record({
  to: fc.constant(safe.address),
  value: number,
  data: fc.uint8Array().map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const),
  operation: fc.constantFrom<0 | 1>(0, 1),
  safeTxGas: number,
  baseGas: number,
  gasPrice: number,
  gasToken: fc.constant(zeroAddress),
  refundReceiver: fc.constant(zeroAddress),
  nonce: number,
})

test('[EIP-712] the hash of the joined parts is the hash to sign', () => {
  fc.assert(
    fc.property(transaction, (one) => {
      expect(partsOfTransaction(safe, one).hash).toBe(safeTransactionHash(safe, one))
    }),
  )
})

test('[EIP-712] the domain consists of the chain and the Safe, for any signed content', () => {
  const one = partsOfMessage(safe, 'Rose')
  expect(one?.hash).toBe(safeMessageHash(safe, 'Rose'))
  expect(one?.domainHash).toBe(partsOfMessage(safe, 'Hate')?.domainHash)
  expect(one?.domainHash).not.toBe(partsOfMessage({ ...safe, chainId: 5 }, 'Rose')?.domainHash)
  expect(one?.messageHash).not.toBe(partsOfMessage(safe, 'Hate')?.messageHash)
  expect(partsOfMessage(safe, { types: 1 })).toBe(null)
})
