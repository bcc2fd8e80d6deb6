import { readStored, writeStored } from '@/browser/storage'
import { demoBatchesKey } from '@/domain/wallet/storage-keys'

/** A batch that was sent (EIP-5792), and the transaction that does it. */
export type Batch = { readonly id: string; readonly hash: string; readonly chainId: number }

/** Batches whose outcome can be asked for later. */
const most = 20

/** The newest batches, also of earlier visits; anything of another shape is ignored. Apart from what is loaded to connect. */
export function readBatches(): readonly Batch[] {
  try {
    const stored: unknown = JSON.parse(readStored(demoBatchesKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isBatch) : []
  } catch {
    return []
  }
}

/** Remembers one more. */
export function keepBatch(batch: Batch): void {
  writeStored(demoBatchesKey, JSON.stringify([...readBatches(), batch].slice(-most)))
}

function isBatch(value: unknown): value is Batch {
  const { id, hash, chainId } = Object(value) as Record<string, unknown>
  return typeof id === 'string' && typeof hash === 'string' && Number.isSafeInteger(chainId)
}
