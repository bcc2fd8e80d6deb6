import { poolAddress, sortTokens, v3PoolAddress, v4PoolId } from '@/chain/prices/pool-address'
import type { Address } from '@/domain/address'
import { areOn, type DeployedAsset, isDeployed, resolveAsset } from '@/domain/asset'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import type { Exchange } from '@/domain/community/main-exchange'
import type { MarketPool } from '@/domain/market/pool-event'
import { deployedPairs } from '@/domain/swap/deployed-pairs'
import { pairSymbols } from '@/domain/swap/pair'

type Contracts = Pick<Settings, 'tokens' | 'exchange'>

type PairOnPool = Pick<SwapPair, 'name' | 'pool'>

/** Returns the pools of the pairs on a deployment, which may differ from the pools in the community's file. */
export function deployedPools(
  settings: Contracts & Pick<Settings, 'pairs'>,
  pairs: readonly Pick<SwapPair, 'name'>[],
): readonly MarketPool[] {
  return marketPools(settings, deployedPairs(settings, pairs))
}

/**
 * Returns the computed pools of the configured pairs, without pairs that have a side without an address or on another
 * chain, and without those on an exchange that is not on the chain.
 */
export function marketPools(contracts: Contracts, pairs: readonly PairOnPool[]): readonly MarketPool[] {
  return pairs.flatMap(({ name, pool }) => {
    const [base, token] = pairSymbols(name).map((symbol) => resolveAsset(contracts, symbol))
    if (!isDeployed(base) || !isDeployed(token)) return []
    if (!areOn(contracts.exchange, [base, token])) return []
    const sides = [base, token] as const
    switch (pool?.kind) {
      case 'v3':
        return v3Pool(name, pool, sides, contracts.exchange)
      case 'v4':
        return v4Pool(name, pool, sides, contracts.exchange)
      default:
        return v2Pool(name, sides, contracts)
    }
  })
}

type Sides = readonly [base: DeployedAsset, token: DeployedAsset]

function v2Pool(name: string, [base, token]: Sides, { exchange }: Contracts): MarketPool[] {
  const { factory, initCodeHash } = exchange
  if (!factory) return []
  const pool = poolAddress({ factory, initCodeHash }, base.address, token.address)
  return [{ name, id: pool, source: { kind: 'v2', pool }, ...sidesOf(base, token) }]
}

function v3Pool(
  name: string,
  { fee }: { readonly fee: number },
  [base, token]: Sides,
  { v3Factory }: Pick<Exchange, 'v3Factory'>,
): MarketPool[] {
  if (!v3Factory) return []
  const pool = v3PoolAddress(v3Factory, base.address, token.address, fee)
  return [{ name, id: pool, source: { kind: 'v3', pool, fee }, ...sidesOf(base, token) }]
}

/** The address of the native coin in the key of a V4 pool, and of no hook. */
/** The native coin in a pool of Uniswap V4, and a pool without a hook. */
export const zeroAddress: Address = '0x0000000000000000000000000000000000000000'

function v4Pool(
  name: string,
  {
    fee,
    tickSpacing,
    hooks,
  }: { readonly fee: number; readonly tickSpacing: number; readonly hooks: Address | null },
  [base, token]: Sides,
  { poolManager }: Pick<Exchange, 'poolManager'>,
): MarketPool[] {
  if (!poolManager) return []
  const held = (asset: DeployedAsset) => (asset.isNative ? { ...asset, address: zeroAddress } : asset)
  const sides = sidesOf(held(base), held(token))
  const [currency0, currency1] = sortTokens(sides.base.address, sides.token.address)
  const key = { currency0, currency1, fee, tickSpacing, hooks: hooks ?? zeroAddress }
  return [{ name, id: v4PoolId(key), source: { kind: 'v4', manager: poolManager, key }, ...sides }]
}

function sidesOf(
  base: DeployedAsset,
  token: DeployedAsset,
): Pick<MarketPool, 'base' | 'token' | 'baseIsFirst'> {
  return { base, token, baseIsFirst: sortTokens(base.address, token.address)[0] === base.address }
}
