import type { Address } from '@/domain/address'
import type { Token } from '@/domain/asset'
import { exchangesOf } from '@/domain/community/chain-settings'
import type { ChainDefinition, Community } from '@/domain/community/community'
import type { DeployedPair, Settings } from '@/domain/community/deployment-settings'
import type { Venue } from '@/domain/community/venues'
import { finalityOf, historyDays } from '@/domain/market/history-settings'
import type { DemoManifest } from './demo-manifest'
import type { Env } from './env'
import type { GuestbookSettings } from './guestbook/ports'

/** The configuration of this server. `settings` are public; the addresses of nodes are secret. */
export type Deployment = {
  settings: Settings
  /** The node's address by chain id, without the configured chains that have no node. */
  nodes: ReadonlyMap<number, string>
  /** The address of the Safe service, without a slash at the end, or null without the service. */
  safeGateway: string | null
  /** The deployments of Uniswap on which pairs are read. */
  venues: readonly Venue[]
  /** The stored history: the number of days, and by chain id the number of blocks after which a block is final. */
  history: { days: number; finality: ReadonlyMap<number, number> }
  /** The accounts whose balances do not circulate, by the symbol of the token. */
  lockedBalances: ReadonlyMap<string, readonly Address[]>
  /** Null if the community's file has no guestbook. */
  guestbook: GuestbookSettings | null
}

/**
 * Combines the community's file with the environment. A manifest means demo mode: its chains, tokens and exchange
 * replace the configured ones, so that an address of a public chain is never used on a demo chain.
 */
export function describeDeployment(community: Community, env: Env, demo: DemoManifest | null): Deployment {
  const walletConnect = env.WALLETCONNECT_PROJECT_ID
    ? { projectId: env.WALLETCONNECT_PROJECT_ID, relayUrl: env.WALLETCONNECT_RELAY_URL ?? null }
    : null
  if (demo) return describeDemo(community, env, demo, walletConnect)
  const { guestbook, nameChainId, treasury } = community
  const { exchange, otherExchanges, history } = community
  const chains = community.chains.map(({ finality: _, wrappedNative: __, ...chain }) => chain)
  const finality = new Map(community.chains.map((chain) => [chain.id, finalityOf(chain)]))
  const safeGateway = bare(env.SAFE_GATEWAY_URL ?? publicGateway)
  return {
    settings: {
      demo: false,
      chains,
      nameChainId,
      tokens: publicTokens(community.tokens),
      exchange,
      otherExchanges,
      pairs: publicPairs(community.pairs),
      walletConnect,
      safe: safeSettings(env, safeGateway, treasury),
    },
    safeGateway,
    venues: community.venues,
    history: { days: historyDays({ history }), finality },
    lockedBalances: lockedBalances(community.tokens),
    guestbook: guestbook && { owners: guestbook.owners, ownerChainId: nameChainId ?? exchange.chainId },
    nodes: new Map([...env.nodeUrls].filter(([chainId]) => chains.some(({ id }) => id === chainId))),
  }
}

/** Pages know the names of pairs; the pools of V2 follow from them. */
function publicPairs(pairs: Community['pairs']): Readonly<Record<string, DeployedPair>> {
  return Object.fromEntries(
    pairs.flatMap(({ name, pool }) => (pool && pool.kind !== 'v2' ? [[name, { pool }]] : [])),
  )
}

/** The colors of coins are for their drawings only, and the locked balances for the reader of the market. */
function publicTokens(tokens: Community['tokens']): Readonly<Record<string, Token>> {
  return Object.fromEntries(
    Object.entries(tokens).map(([symbol, { color: _, locked: __, ...token }]) => [symbol, token]),
  )
}

function lockedBalances(tokens: Community['tokens']): Deployment['lockedBalances'] {
  return new Map(Object.entries(tokens).map(([symbol, { locked = [] }]) => [symbol, locked]))
}

/** The Safe service that Safe's own wallet uses (https://docs.safe.global). */
const publicGateway = 'https://safe-client.safe.global'

function safeSettings(
  { SAFE_HOSTS }: Env,
  gateway: string | null,
  treasury: Settings['safe']['treasury'],
): Settings['safe'] {
  return { hosts: SAFE_HOSTS, gatewayOrigin: gateway && new URL(gateway).origin, treasury }
}

function bare(url: string): string {
  return url.replace(/\/+$/, '')
}

function describeDemo(
  { guestbook, site, tokens, history }: Community,
  env: Env,
  demo: DemoManifest,
  walletConnect: Settings['walletConnect'],
): Deployment {
  const gateway = env.SAFE_GATEWAY_URL ?? demo.safeGateway
  const safeGateway = gateway ? bare(gateway) : null
  const treasury = demo.safe ? { chainId: demo.exchange.chainId, address: demo.safe.address } : null
  return {
    settings: {
      demo: true,
      chains: demo.chains.map((chain, index) => demoChain(demo, chain, `${site.name} Demo`, index + 1)),
      nameChainId: demo.exchange.chainId,
      tokens: Object.fromEntries(
        Object.entries(publicTokens(tokens)).map(([symbol, token]) => [
          symbol,
          demoToken(token, demo.tokens[symbol]),
        ]),
      ),
      exchange: demo.exchange,
      otherExchanges: demo.otherExchanges,
      pairs: Object.fromEntries(
        Object.entries(demo.pairs).map(([name, { pool = null }]) => [name, { pool }]),
      ),
      walletConnect,
      safe: safeSettings(env, safeGateway, treasury),
    },
    safeGateway,
    venues: demo.venues,
    // The demo's nodes finalize a block two blocks later.
    history: { days: historyDays({ history }), finality: new Map(demo.chains.map(({ id }) => [id, 3])) },
    // An address of a public chain is never used on a demo chain.
    lockedBalances: new Map(),
    // The demo always has a guestbook. Its owners include the owners of the demo's Safe, whose keys the Demo Wallet
    // has.
    guestbook: {
      owners: [...(guestbook?.owners ?? []), ...(demo.safe?.owners ?? [])],
      ownerChainId: demo.exchange.chainId,
    },
    nodes: new Map(demo.chains.map(({ id, rpcUrl }) => [id, rpcUrl])),
  }
}

function demoChain(
  { exchange, otherExchanges, multicall3, universalResolver }: DemoManifest,
  { id, rpcUrl }: DemoManifest['chains'][number],
  name: string,
  position: number,
): ChainDefinition {
  const isSeeded = exchangesOf({ exchange, otherExchanges }).some(({ chainId }) => chainId === id)
  const isFirst = position === 1
  return {
    id,
    name: isFirst ? name : `${name} ${position}`,
    network: isFirst ? 'demo' : `demo-${position}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    publicRpcUrl: rpcUrl,
    explorer: null,
    testnet: true,
    multicall3: isSeeded ? multicall3 : null,
    universalResolver: id === exchange.chainId ? universalResolver : null,
    nameRegistry: null,
  }
}

/**
 * Returns a configured token as the demo deployed it, on a chain of the demo. A token that the demo did not deploy has no
 * address, even if it has one on a public chain.
 */
function demoToken({ chainId: _, ...configured }: Token, deployed: Token | undefined): Token {
  return { ...configured, address: null, ...deployed }
}
