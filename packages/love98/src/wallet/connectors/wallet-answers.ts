import { getAddress } from 'viem'
import type { Address } from '@/domain/address'

/** Longer lists of accounts are cut. */
const accountLimit = 100

/** Returns the checksummed accounts in a wallet's answer, without entries that are not addresses. Never throws. */
export function addressesOf(accounts: unknown): readonly Address[] {
  try {
    return (accounts as unknown[]).slice(0, accountLimit).flatMap((account) => {
      try {
        return [getAddress(String(account))]
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}

/** The chain id in a wallet's answer: hexadecimal, decimal or a number. 0, which is no chain, for anything else. */
export function chainIdOf(answer: unknown): number {
  const id = typeof answer === 'object' ? 0 : Number(answer)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}
