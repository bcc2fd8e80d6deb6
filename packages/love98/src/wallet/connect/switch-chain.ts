import type { Config } from 'wagmi'
import { getConnection, switchChain } from 'wagmi/actions'
import { AppError } from '@/domain/errors'
import { requireInput } from '@/domain/required'
import { readThrown } from '@/domain/thrown'
import { toWalletError } from '@/wallet/wallet-error'

/** Returns true if the connected wallet supports changing its chain `[S8.15]`. */
export function canSwitchChain(config: Config): boolean {
  return typeof getConnection(config).connector?.switchChain === 'function'
}

/**
 * Requests a switch to a configured chain from the wallet. A chain that is unknown to the wallet is added first
 * `[S8.3]`.
 * @throws {AppError}
 */
export async function switchToChain(config: Config, chainId: number): Promise<void> {
  try {
    await switchChain(config, { chainId: requireInput('chainId', chainId) })
  } catch (error) {
    const known = toWalletError(error)
    throw isNotSupported(known) ? new AppError('cannot-switch', known) : known
  }
}

/** Returns true for the codes 4200 (EIP-1193) and -32601 (JSON-RPC): the wallet does not support the method. */
function isNotSupported(error: unknown): boolean {
  return readThrown(error).some(({ code }) => code === 4200 || code === -32601)
}
