import { readBlockNumber } from '@/chain/block-number'
import type { Wallet } from './wallet'

/** Polling interval, ms `[S9.7]`. */
const interval = 4_000

/**
 * Calls `onBlock` with the number of the newest block `[S7.3]`, now and every 4 s while the page is visible, of the
 * wallet's chain, else of the first configured one; with `null` when the node does not answer.
 * @returns a function that stops the polling
 */
export function watchBlockNumber(wallet: Wallet, onBlock: (block: bigint | null) => void): () => void {
  let isWatched = true
  let timer: ReturnType<typeof setTimeout>
  const poll = async () => {
    if (document.visibilityState === 'visible') {
      const block = await latestBlock(wallet).catch(() => null)
      if (isWatched) onBlock(block)
    }
    if (isWatched) timer = setTimeout(poll, interval)
  }
  void poll()
  return () => {
    isWatched = false
    clearTimeout(timer)
  }
}

async function latestBlock({ client, connection, settings }: Wallet): Promise<bigint> {
  const now = connection.getState()
  const chainId = now.status === 'connected' && now.supported ? now.chainId : settings.chains[0]?.id
  if (chainId === undefined) throw new TypeError('no chain is configured')
  return readBlockNumber(client(chainId))
}
