import { skipToken } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Wallet } from '@/wallet/wallet'
import { avatarQuery, nameQuery } from './name-queries'

test('without a chain of names neither a name nor an avatar is looked up', () => {
  const client = vi.fn()
  const wallet = { client, settings: { nameChainId: null, chains: [] } } as unknown as Wallet
  expect(nameQuery(wallet, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8').queryFn).toBe(skipToken)
  expect(avatarQuery(wallet, 'cat.eth').queryFn).toBe(skipToken)
  expect(client).not.toHaveBeenCalled()
})
