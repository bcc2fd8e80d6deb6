import { readStored, writeStored } from '@/browser/storage'
import type { Address } from '@/domain/address'
import { demoWalletKey } from '@/domain/wallet/storage-keys'
import { demoAccounts } from './accounts'

/** What the Demo Wallet stores between visits, as an extension does in its own storage. */
export type DemoMemory = {
  /** The account that this page may see. */
  account: Address | null
  chainId: number
  /** The chains that the wallet knows. */
  chainIds: readonly number[]
}

/** Reads the stored state; anything of another shape is ignored. */
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

/** Stores the state; called only after the visitor answered a prompt. */
export function keepMemory(memory: DemoMemory): void {
  writeStored(demoWalletKey, JSON.stringify(memory))
}
