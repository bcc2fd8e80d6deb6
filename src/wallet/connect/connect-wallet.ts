import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { LoveError } from '@/domain/errors'
import { required } from '@/domain/required'
import { toWalletError } from '@/wallet/wallet-error'

/** The latest attempt of each connector: only that one may take back what was approved too late. */
const latest = new Map<string, AbortSignal>()

export type ConnectOptions = {
  /** Called before the connection stands. */
  onApproved?: () => void
  /** The chain to be on; without it the wallet's own if it is configured, else the first configured one. */
  initialChainId?: number
}

/**
 * Asks a wallet to connect. Aborting the signal gives up at once, and an approval that comes later is taken back. A
 * wallet that answers with no account has refused `[S8.2]`.
 * @throws {LoveError}
 */
export async function connectWallet(
  config: Config,
  connector: Connector,
  signal: AbortSignal,
  options: ConnectOptions = {},
): Promise<void> {
  latest.set(required('connector', connector).uid, signal)
  try {
    const asked = connect(config, { connector: guarded(config, connector, signal, options) })
    await Promise.race([asked, aborted(signal)])
  } catch (error) {
    if (signal.aborted) stopConnecting(config)
    throw toWalletError(error)
  }
}

/** The connector with an answer that was not wanted any more turned into a refusal, before wagmi believes it. */
function guarded(
  config: Config,
  connector: Connector,
  signal: AbortSignal,
  { onApproved, initialChainId }: ConnectOptions,
): Connector {
  const ask: Connector['connect'] = async (parameters) => {
    const answer = await connector.connect(parameters)
    if (!signal.aborted && answer.accounts.length > 0) {
      const chainId = await onWantedChain(config, connector, answer.chainId, initialChainId)
      if (!signal.aborted) {
        onApproved?.()
        return { ...answer, chainId }
      }
    }
    if (latest.get(connector.uid) === signal) await connector.disconnect()
    throw new LoveError('user-rejected')
  }
  return { ...connector, connect: ask }
}

/**
 * Asks the wallet for the chain that is wanted. One that refuses stays where it is, connected: "Wrong network" says so.
 * @returns the chain that the wallet is on
 */
async function onWantedChain(
  { chains }: Config,
  connector: Connector,
  current: number,
  initial: number | undefined,
): Promise<number> {
  const isConfigured = (id: number) => chains.some((chain) => chain.id === id)
  const wanted = initial ?? (isConfigured(current) ? current : chains[0].id)
  if (wanted === current || !connector.switchChain) return current
  try {
    await connector.switchChain({ chainId: wanted })
    return wanted
  } catch {
    return current
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new LoveError('user-rejected')), { once: true })
  })
}

/** The wallet may never answer; the page does not wait for it. */
function stopConnecting(config: Config): void {
  config.setState((state) => (state.status === 'connecting' ? { ...state, status: 'disconnected' } : state))
}
