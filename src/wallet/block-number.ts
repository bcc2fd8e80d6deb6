import type { Wallet } from './wallet'

/** How often the newest block is asked for, ms `[S9.7]`. */
const interval = 4_000

/**
 * Tells the number of the newest block `[S7.3]`, now and every 4 s while the page is looked at, of the chain that the
 * wallet is on, else of the first configured one. `null` is told when the node does not answer. Gives what ends it.
 */
export function watchBlockNumber(wallet: Wallet, tell: (block: bigint | null) => void): () => void {
  let isWatched = true
  let timer: ReturnType<typeof setTimeout>
  const ask = async () => {
    if (document.visibilityState === 'visible') {
      const block = await readBlockNumber(wallet).catch(() => null)
      if (isWatched) tell(block)
    }
    if (isWatched) timer = setTimeout(ask, interval)
  }
  void ask()
  return () => {
    isWatched = false
    clearTimeout(timer)
  }
}

async function readBlockNumber({ client, connection, settings }: Wallet): Promise<bigint> {
  const now = connection.getState()
  const chainId = now.status === 'connected' && now.supported ? now.chainId : settings.chains[0]?.id
  if (chainId === undefined) throw new TypeError('no chain is configured')
  return BigInt(await client(chainId).request({ method: 'eth_blockNumber' }))
}
