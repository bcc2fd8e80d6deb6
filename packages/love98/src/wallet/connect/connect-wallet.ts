import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { AppError } from '@/domain/errors'
import { requireInput } from '@/domain/required'
import { toWalletError } from '@/wallet/wallet-error'

/** The latest attempt of each connector: only that one disconnects after a late approval. */
const latest = new Map<string, AbortSignal>()

export type ConnectOptions = {
  onApproved?: () => void
  /** The chain to switch to. @default the wallet's own if it is configured, else the first configured one */
  initialChainId?: number
}

/**
 * Asks a wallet to connect. Aborting the signal rejects at once, and a later approval is disconnected again. An answer
 * without an account counts as rejected `[S8.2]`.
 * @throws {AppError}
 */
export async function connectWallet(
  config: Config,
  connector: Connector,
  signal: AbortSignal,
  options: ConnectOptions = {},
): Promise<void> {
  latest.set(requireInput('connector', connector).uid, signal)
  try {
    const attempt = connect(config, { connector: guardedConnector(config, connector, signal, options) })
    await Promise.race([attempt, aborted(signal)])
  } catch (error) {
    if (signal.aborted) stopConnecting(config)
    throw toWalletError(error)
  }
}

/** The connector, with approvals after an abort turned into rejections before wagmi stores them. */
function guardedConnector(
  config: Config,
  connector: Connector,
  signal: AbortSignal,
  { onApproved, initialChainId }: ConnectOptions,
): Connector {
  const ask: Connector['connect'] = async (parameters) => {
    const answer = await connector.connect(parameters)
    if (!signal.aborted && answer.accounts.length > 0) {
      const chainId = await switchToWantedChain(config, connector, answer.chainId, initialChainId)
      if (!signal.aborted) {
        onApproved?.()
        return { ...answer, chainId }
      }
    }
    if (latest.get(connector.uid) === signal) await connector.disconnect()
    throw new AppError('user-rejected')
  }
  return { ...connector, connect: ask }
}

/**
 * Asks the wallet to switch to the wanted chain. After a rejection it stays connected on its own ("Wrong network").
 * @returns the chain that the wallet is on
 */
async function switchToWantedChain(
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
    signal.addEventListener('abort', () => reject(new AppError('user-rejected')), { once: true })
  })
}

function stopConnecting(config: Config): void {
  config.setState((state) => (state.status === 'connecting' ? { ...state, status: 'disconnected' } : state))
}
