import type { Address } from '@/domain/address'
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
  const settings = record(answer, 'settings')
  const walletConnect = settings.walletConnect
  return {
    demo: flag(settings.demo, 'demo'),
    chains: list(settings.chains, 'chains').map(parseChain),
    nameChainId: chainId(settings.nameChainId, 'nameChainId'),
    tokens: Object.fromEntries(
      Object.entries(record(settings.tokens, 'tokens')).map(([symbol, token]) => [
        symbol,
        parseToken(token, symbol),
      ]),
    ),
    exchange: parseExchange(settings.exchange),
    walletConnect: walletConnect === null ? null : parseWalletConnect(walletConnect),
    safe: parseSafe(settings.safe),
  }
}

function parseChain(value: unknown): ChainDefinition {
  const chain = record(value, 'chains')
  const currency = record(chain.nativeCurrency, 'chains.nativeCurrency')
  const explorer = chain.explorer === null ? null : record(chain.explorer, 'chains.explorer')
  return {
    id: chainId(chain.id, 'chains.id'),
    name: text(chain.name, 'chains.name'),
    network: text(chain.network, 'chains.network'),
    nativeCurrency: {
      name: text(currency.name, 'nativeCurrency.name'),
      symbol: text(currency.symbol, 'nativeCurrency.symbol'),
      decimals: decimals(currency.decimals, 'nativeCurrency.decimals'),
    },
    publicRpcUrl: matching(chain.publicRpcUrl, 'chains.publicRpcUrl', webAddress),
    explorer: explorer && {
      name: text(explorer.name, 'explorer.name'),
      url: matching(explorer.url, 'explorer.url', webAddress),
    },
    testnet: flag(chain.testnet, 'chains.testnet'),
    multicall3: chain.multicall3 === null ? null : address(chain.multicall3, 'chains.multicall3'),
    universalResolver:
      chain.universalResolver === null ? null : address(chain.universalResolver, 'chains.universalResolver'),
  }
}

function parseToken(value: unknown, symbol: string): TokenDefinition {
  const token = record(value, `tokens.${symbol}`)
  return {
    name: text(token.name, `tokens.${symbol}.name`),
    decimals: decimals(token.decimals, `tokens.${symbol}.decimals`),
    address: token.address === null ? null : address(token.address, `tokens.${symbol}.address`),
  }
}

function parseExchange(value: unknown): Exchange {
  const exchange = record(value, 'exchange')
  return {
    chainId: chainId(exchange.chainId, 'exchange.chainId'),
    factory: address(exchange.factory, 'exchange.factory'),
    initCodeHash: matching(exchange.initCodeHash, 'exchange.initCodeHash', /^0x[0-9a-f]{64}$/),
    wrappedNative: address(exchange.wrappedNative, 'exchange.wrappedNative'),
    router: (exchange.router ?? null) === null ? null : address(exchange.router, 'exchange.router'),
  }
}

function parseWalletConnect(value: unknown): Settings['walletConnect'] {
  const { projectId, relayUrl } = record(value, 'walletConnect')
  return {
    projectId: text(projectId, 'walletConnect.projectId'),
    relayUrl: relayUrl === null ? null : matching(relayUrl, 'walletConnect.relayUrl', /^wss?:\/\//i),
  }
}

function parseSafe(value: unknown): SafeSettings {
  const { hosts, gatewayOrigin, treasury } = record(value, 'safe')
  const own = treasury === null ? null : record(treasury, 'safe.treasury')
  return {
    hosts: list(hosts, 'safe.hosts').map((host) => matching(host, 'safe.hosts', webAddress)),
    gatewayOrigin: gatewayOrigin === null ? null : matching(gatewayOrigin, 'safe.gatewayOrigin', webAddress),
    treasury: own && {
      chainId: chainId(own.chainId, 'safe.treasury.chainId'),
      address: address(own.address, 'safe.treasury.address'),
    },
  }
}

function record(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${path}: not an object`)
  return value as Record<string, unknown>
}

function list(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${path}: not a list`)
  return value
}

function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${path}: not a text`)
  return value
}

function flag(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') throw new TypeError(`${path}: not true or false`)
  return value
}

function chainId(value: unknown, path: string): number {
  return integer(value, path, 1, Number.MAX_SAFE_INTEGER)
}

function decimals(value: unknown, path: string): number {
  return integer(value, path, 0, 36)
}

function integer(value: unknown, path: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
    throw new TypeError(`${path}: not a whole number from ${min} to ${max}`)
  return value
}

function matching(value: unknown, path: string, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError(`${path}: not as expected`)
  return value
}

function address(value: unknown, path: string): Address {
  const found = matching(value, path, /^0x[0-9a-fA-F]{40}$/)
  // The pattern is the type's own.
  return found as Address
}

/** Anything else in a link, such as `javascript:`, would run. */
const webAddress = /^https?:\/\//i
