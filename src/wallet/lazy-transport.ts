import type { EIP1193RequestFn, Transport } from 'viem'

/** How long a call may take, how often it is tried again, and after which time at first, ms `[S9.7]`. */
export const patience = { timeout: 10_000, retryCount: 3, retryDelay: 150 } as const

/**
 * A transport whose code is fetched with its first call: no chain is read before a wallet is connected, and HTTP, batches,
 * retries and their errors are an eighth of what the list of wallets would wait for.
 * @param load is called again by the call after one for which it failed
 */
export function lazyTransport(load: () => Promise<Transport>): Transport<'http'> {
  return (options) => {
    let attempt: Promise<ReturnType<Transport>> | null = null
    const loaded = () => {
      attempt ??= load().then(
        (transport) => transport(options),
        (error: unknown) => {
          attempt = null
          throw error
        },
      )
      return attempt
    }
    const request: EIP1193RequestFn = async (args, settings) => (await loaded()).request(args, settings)
    return { config: { ...patience, key: 'node', name: 'Node', type: 'http', request }, request }
  }
}
