import type { Config, Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { LoveError } from '@/domain/errors'
import { toWalletError } from './wallet-error'

/** The latest attempt of each connector: only that one may take back what was approved too late. */
const latest = new Map<string, AbortSignal>()

/**
 * Asks a wallet to connect. Aborting the signal gives up at once, and an approval that comes later is taken back. A
 * wallet that answers with no account has refused `[S8.2]`. `onApproved` is called before the connection stands.
 * @throws {LoveError}
 */
export async function connectWallet(
  config: Config,
  connector: Connector,
  signal: AbortSignal,
  onApproved: () => void = () => undefined,
): Promise<void> {
  latest.set(connector.uid, signal)
  try {
    const asked = connect(config, { connector: guarded(connector, signal, onApproved) })
    await Promise.race([asked, aborted(signal)])
  } catch (error) {
    if (signal.aborted) stopConnecting(config)
    throw toWalletError(error)
  }
}

/** The connector with an answer that was not wanted any more turned into a refusal, before wagmi believes it. */
function guarded(connector: Connector, signal: AbortSignal, onApproved: () => void): Connector {
  const ask: Connector['connect'] = async (parameters) => {
    const answer = await connector.connect(parameters)
    if (!signal.aborted && answer.accounts.length > 0) {
      onApproved()
      return answer
    }
    if (latest.get(connector.uid) === signal) await connector.disconnect()
    throw new LoveError('user-rejected')
  }
  return { ...connector, connect: ask }
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
