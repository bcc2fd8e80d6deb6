import { useWallet } from './use-wallet'
import type { Wallet } from './wallet'

type Settings = Wallet['settings']

/** The configured chain with this id; undefined if the deployment does not have it. */
export function useChain(chainId: number): Settings['chains'][number] | undefined {
  return findChain(useWallet().settings, chainId)
}

/** Like `useChain`, for any number of chains. */
export function findChain({ chains }: Settings, chainId: number): Settings['chains'][number] | undefined {
  return chains.find(({ id }) => id === chainId)
}
