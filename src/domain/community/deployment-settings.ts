import type { Address } from '@/domain/address'
import {
  address,
  flag,
  list,
  matching,
  nullable,
  optional,
  parseAnswer,
  record,
  recordOf,
  text,
  where,
  whole,
} from '@/domain/answers/parse-answer'
import type { ChainDefinition, Exchange, TokenDefinition } from './community'

/** What `GET /api/config` tells the browser about this deployment. The node's own URL is never part of it. */
export type Settings = {
  demo: boolean
  chains: readonly ChainDefinition[]
  /** The chain on which names and avatars are looked up. */
  nameChainId: number
  tokens: Readonly<Record<string, TokenDefinition>>
  exchange: Exchange
  walletConnect: { projectId: string; relayUrl: string | null } | null
  safe: SafeSettings
}

/** What the browser may know about the multisig wallets of this deployment. */
export type SafeSettings = {
  /** Origins of the pages that are believed to be a Safe when they show us in a frame. */
  hosts: readonly string[]
  /** Whose links to further pages of a list are followed; null when no gateway is configured. */
  gatewayOrigin: string | null
  /** The community's own Safe. */
  treasury: { chainId: number; address: Address } | null
}

/**
 * Checks an answer of `GET /api/config` before anything is built on it.
 * @throws {TypeError} naming the first field that is not as expected
 */
export function parseSettings(answer: unknown): Settings {
  return parseAnswer(settings, answer, 'settings')
}

const name = where(text, (value) => value !== '', 'not a text')
const chainId = whole(1)
const decimals = whole(0, 36)
/** Anything else in a link, such as `javascript:`, would run. */
const webAddress = matching(/^https?:\/\//i)

const chain = record({
  id: chainId,
  name,
  network: name,
  nativeCurrency: record({ name, symbol: name, decimals }),
  publicRpcUrl: webAddress,
  explorer: nullable(record({ name, url: webAddress })),
  testnet: flag,
  multicall3: nullable(address),
  universalResolver: nullable(address),
})

const settings = record({
  demo: flag,
  chains: list(chain),
  nameChainId: chainId,
  tokens: recordOf(record({ name, decimals, address: nullable(address) })),
  exchange: record({
    chainId,
    factory: address,
    initCodeHash: matching(/^0x[0-9a-f]{64}$/),
    wrappedNative: address,
    router: optional(address),
  }),
  walletConnect: nullable(record({ projectId: name, relayUrl: nullable(matching(/^wss?:\/\//i)) })),
  safe: record({
    hosts: list(webAddress),
    gatewayOrigin: nullable(webAddress),
    treasury: nullable(record({ chainId, address })),
  }),
})
