import { type Chain, defineChain } from 'viem'
import type { ChainDefinition } from '@/domain/community/community'
import { AppError } from '@/domain/errors'

/** A chain in the form that the kit returns `[S3.15]`. */
export type KitChain = Chain & { network: string; nameRegistry?: ChainDefinition['nameRegistry'] }

/**
 * A configured chain as viem's `Chain`. Its default RPC URL is the public one, which
 * `wallet_addEthereumChain` (EIP-3085) hands to wallets; the page itself reads through its own server.
 */
export function toViemChain(chain: ChainDefinition): KitChain {
  const {
    id,
    name,
    network,
    nativeCurrency,
    publicRpcUrl,
    explorer,
    testnet,
    multicall3,
    universalResolver,
    nameRegistry,
  } = chain
  return {
    ...defineChain({
      id,
      name,
      nativeCurrency,
      testnet,
      rpcUrls: { default: { http: [publicRpcUrl] } },
      ...(explorer && { blockExplorers: { default: explorer } }),
      contracts: {
        ...(multicall3 && { multicall3: { address: multicall3 } }),
        ...(universalResolver && { ensUniversalResolver: { address: universalResolver } }),
      },
    }),
    network,
    nameRegistry,
  }
}

/**
 * Returns the configured chains as viem's.
 * @throws {AppError} `no-chains` for an empty list `[S8.9]`
 */
export function kitChains(chains: readonly ChainDefinition[]): readonly [KitChain, ...KitChain[]] {
  const [first, ...others] = chains.map(toViemChain)
  if (!first) throw new AppError('no-chains')
  return [first, ...others]
}
