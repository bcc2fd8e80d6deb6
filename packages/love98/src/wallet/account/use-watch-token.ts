import { watchAsset } from 'wagmi/actions'
import type { Address } from '@/domain/address'
import { AppError } from '@/domain/errors'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import { toWalletError } from '@/wallet/wallet-error'

export type WatchedToken = { address: Address; symbol: string; decimals: number }

/**
 * Returns a function that asks the wallet to list a token of a chain (EIP-747) and resolves with `true` if it was added;
 * `null` while no wallet is connected.
 * @throws {AppError} `wrong-network` if the wallet is on another chain, where the address has no meaning
 */
export function useWatchToken(chainId: number): ((token: WatchedToken) => Promise<boolean>) | null {
  const { config } = useWallet()
  const connection = useConnectionState()
  if (connection.status !== 'connected') return null
  const isElsewhere = connection.chainId !== chainId
  return async (token) => {
    if (isElsewhere) throw new AppError('wrong-network')
    try {
      return await watchAsset(config, { type: 'ERC20', options: token })
    } catch (error) {
      throw toWalletError(error)
    }
  }
}
