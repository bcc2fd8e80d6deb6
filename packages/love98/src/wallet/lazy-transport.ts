import type { EIP1193RequestFn, Transport } from 'viem'

/** The timeout of a call, the number of retries, and the delay before the first retry, ms `[S9.7]`. */
export const transportOptions = { timeout: 10_000, retryCount: 3, retryDelay: 150 } as const

/**
 * A transport that loads its code with the first call, because no chain is read before a wallet is connected. The code
 * for HTTP, batches, retries and their errors is one eighth of the code that the list of wallets would wait for.
 * @param load called again by the next call after a failure
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
    return { config: { ...transportOptions, key: 'node', name: 'Node', type: 'http', request }, request }
  }
}
