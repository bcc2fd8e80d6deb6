import { type Chain, getAddress } from 'viem'
import * as chains from 'viem/chains'
import type { ChainDefinition } from '../../love98/src/domain/community/community.ts'

/** The names that wallets have used for these networks since before EIP-3085. */
const networks = new Map([
  [1, 'homestead'],
  [11155111, 'sepolia'],
])

/** The chains that viem describes and a community's file can hold (https://viem.sh/docs/chains/introduction), by id. */
export function knownChains(): Map<number, ChainDefinition> {
  const known = new Map()
  for (const [key, chain] of Object.entries(chains)) {
    if (typeof chain !== 'object' || !('rpcUrls' in chain)) continue
    const publicRpcUrl = chain.rpcUrls.default.http.find((url) => /^https?:/.test(url))
    // Several entries may share an id; the first is the one with the name of the network.
    if (!publicRpcUrl || known.has(chain.id)) continue
    known.set(chain.id, describe(chain, networks.get(chain.id) ?? kebabCase(key), publicRpcUrl))
  }
  return known
}

function describe(chain: Chain, network: string, publicRpcUrl: string): ChainDefinition {
  const { name, url } = chain.blockExplorers?.default ?? {}
  const { multicall3, ensUniversalResolver } = chain.contracts ?? {}
  return {
    id: chain.id,
    name: chain.name,
    network,
    nativeCurrency: chain.nativeCurrency,
    publicRpcUrl,
    explorer: name && url && /^https?:/.test(url) ? { name, url } : null,
    testnet: chain.testnet ?? false,
    multicall3: addressOf(multicall3),
    universalResolver: addressOf(ensUniversalResolver),
  }
}

function addressOf(contract: unknown) {
  const address = typeof contract === 'object' && contract && 'address' in contract ? contract.address : null
  return typeof address === 'string' ? getAddress(address) : null
}

function kebabCase(text: string) {
  return text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
