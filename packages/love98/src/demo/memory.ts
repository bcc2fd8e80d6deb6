import { readStored, writeStored } from '@/browser/storage'
import type { Address } from '@/domain/address'
import { demoWalletKey } from '@/domain/wallet/storage-keys'
import { demoAccounts } from './accounts'

/** The state that the Demo Wallet stores between visits, as a browser extension does in its own storage. */
export type DemoMemory = {
  account: Address | null
  chainId: number
  chainIds: readonly number[]
}

export function readMemory(firstChainIds: readonly [number, ...number[]]): DemoMemory {
  const fresh: DemoMemory = { account: null, chainId: firstChainIds[0], chainIds: firstChainIds }
  try {
    const { account, chainId, chainIds }: Record<string, unknown> = JSON.parse(
      readStored(demoWalletKey) ?? '{}',
    )
    if (!Array.isArray(chainIds) || !chainIds.every(Number.isSafeInteger)) return fresh
    const known = [...new Set<number>([...firstChainIds, ...chainIds])]
    return {
      account: demoAccounts.find((address) => address === account) ?? null,
      chainId: known.find((id) => id === chainId) ?? fresh.chainId,
      chainIds: known,
    }
  } catch {
    return fresh
  }
}

/** Stores the state. Called only after the visitor has answered a prompt. */
export function storeMemory(memory: DemoMemory): void {
  writeStored(demoWalletKey, JSON.stringify(memory))
}
