import { useWallet } from './use-wallet'
import type { Wallet } from './wallet'

/** The configured chain with this id; undefined if the deployment does not have it. */
export function useChain(chainId: number): Wallet['settings']['chains'][number] | undefined {
  return useWallet().settings.chains.find(({ id }) => id === chainId)
}
