import { type Chain, defineChain } from 'viem'
import type { ChainDefinition } from '@/domain/community'

/**
 * A configured chain in the terms of viem. Its default RPC URL is the public one: that is what a wallet is told by
 * `wallet_addEthereumChain` (EIP-3085), while this page itself reads through its own server.
 */
export function chainOf(chain: ChainDefinition): Chain {
  const { id, name, nativeCurrency, publicRpcUrl, explorer, testnet, multicall3, universalResolver } = chain
  return defineChain({
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
  })
}
