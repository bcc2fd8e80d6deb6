import type { Address } from '@/domain/address'
import {
  address,
  fields,
  flag,
  list,
  literal,
  matching,
  nullable,
  optional,
  parseAnswer,
  record,
  recordOf,
  refine,
  type Shape,
  text,
  unlessAbsent,
  wholeNumber,
} from '@/domain/answers/parse-answer'
import { mostDecimals, readToken, type Token } from '@/domain/asset'
import type { ChainDefinition, SwapPair } from './community'
import type { Exchange } from './main-exchange'

/**
 * The answer of `GET /api/config`: the settings of this deployment for the browser. It never includes the URL of the
 * server's node.
 */
export type Settings = {
  demo: boolean
  chains: readonly ChainDefinition[]
  /** The chain of names; null: names are not looked up. */
  nameChainId: number | null
  tokens: Readonly<Record<string, Token>>
  /** The main chain with its deployments of Uniswap. */
  exchange: Exchange
  /** The other chains with pairs (`chain-settings.ts`). */
  otherExchanges?: readonly Exchange[] | null
  /** The pairs whose pool is not the one of V2, by name. */
  pairs?: Readonly<Record<string, DeployedPair>> | null
  walletConnect: { projectId: string; relayUrl: string | null } | null
  safe: SafeSettings
}

export type DeployedPair = { readonly pool: SwapPair['pool'] | null }

export type SafeSettings = {
  /** The origins of Safe pages that may show this desktop in a frame. */
  hosts: readonly string[]
  /** The origin whose links to further pages of a list are followed; null if no gateway is configured. */
  gatewayOrigin: string | null
  treasury: { chainId: number; address: Address } | null
}

/**
 * Checks an answer of `GET /api/config` before the desktop uses it.
 * @throws {TypeError} naming the first invalid field
 */
export function parseSettings(answer: unknown): Settings {
  return parseAnswer(settings, answer, 'settings')
}

const name = refine(text, (value) => value !== '', 'not a text')
const chainId = wholeNumber(1)
const decimals = wholeNumber(0, mostDecimals)
/** A link with another scheme, such as `javascript:`, could run code. */
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
  nameRegistry: optional(record({ address, reverseRoot: name, suffix: name })),
})

const token = fields((field) =>
  readToken({
    text: (key) => field(key, name),
    whole: (key, min, max) => field(key, wholeNumber(min, max)),
    chainId: (key) => field(key, unlessAbsent(chainId)),
    address: (key) => field(key, nullable(address)),
  }),
)

const fee = wholeNumber(0)
const v2Pool = record({ kind: literal('v2') })
const v3Pool = record({ kind: literal('v3'), fee })
const v4Pool = record({
  kind: literal('v4'),
  fee,
  tickSpacing: wholeNumber(1),
  hooks: nullable(address),
})

/** The pool of a pair by its kind; an unknown one is refused as one of V2 would be. */
const pool: Shape<NonNullable<SwapPair['pool']>> = (value, at) => {
  const { kind } = Object(value)
  return (kind === 'v3' ? v3Pool : kind === 'v4' ? v4Pool : v2Pool)(value, at)
}

const exchange = record({
  chainId,
  factory: nullable(address),
  initCodeHash: matching(/^0x[0-9a-f]{64}$/),
  wrappedNative: nullable(address),
  router: optional(address),
  v3Factory: optional(address),
  v3Quoter: optional(address),
  v4Quoter: optional(address),
  poolManager: optional(address),
  universalRouter: optional(address),
  permit2: optional(address),
})

const settings = record({
  demo: flag,
  chains: list(chain),
  nameChainId: nullable(chainId),
  tokens: recordOf(token),
  exchange,
  otherExchanges: optional(list(exchange)),
  pairs: optional(recordOf(record({ pool: nullable(pool) }))),
  walletConnect: nullable(record({ projectId: name, relayUrl: nullable(matching(/^wss?:\/\//i)) })),
  safe: record({
    hosts: list(webAddress),
    gatewayOrigin: nullable(webAddress),
    treasury: nullable(record({ chainId, address })),
  }),
})
