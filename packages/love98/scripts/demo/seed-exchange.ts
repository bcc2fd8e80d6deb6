import {
  type Abi,
  type Address,
  encodePacked,
  getCreate2Address,
  type Hex,
  keccak256,
  maxUint256,
} from 'viem'
import { ownArtifact, uniswapArtifact } from './artifacts.ts'
import { amountWorth, inventedTokens, poolDepth } from './market.ts'
import type { ChainMarket, Market } from './market-parts.ts'
import type { TransactionPlan } from './transaction-plan.ts'

export type DemoToken = { address: Address; decimals: number; name: string }

/** The contracts of Uniswap V2 on a chain. */
export type V2Exchange = {
  chainId: number
  factory: Address
  initCodeHash: Hex
  wrappedNative: Address
  router: Address
}

/** The value of a token's whole supply, and of each token in the first accounts, in dollars. */
const supplyWorth = 50_000_000
const holdingsWorth = [5_000, 2_500, 1_000]

/** The community's own token that takes a fee of each transfer, by its place among them. */
const taxed = 3
/** A stablecoin whose functions return nothing, as Tether's do. */
const contractNames: Readonly<Record<string, string>> = { USDT: 'DemoTether', USDC: 'DemoTether' }

/** Returns the symbol of the demo's token that takes a fee of each transfer; undefined for a community with few tokens. */
export function taxTokenOf(definitions: Market['tokens']): string | undefined {
  return inventedTokens(definitions)[taxed]
}

/** @throws {Error} if a symbol is not one of the market */
export function planTokens(plan: TransactionPlan, { whole: { tokens: definitions }, symbols }: ChainMarket) {
  const tokens: Record<string, DemoToken> = {}
  const taxToken = taxTokenOf(definitions)
  for (const symbol of symbols) {
    const definition = definitions[symbol]
    if (!definition) throw new Error(`The community has no token ${symbol}`)
    const { name, decimals } = definition
    const supply = amountWorth(symbol, decimals, supplyWorth, definitions)
    const artifact = ownArtifact(
      symbol === taxToken ? 'DemoTaxToken' : (contractNames[symbol] ?? 'DemoToken'),
    )
    tokens[symbol] = {
      address: plan.create(symbol, artifact, [name, symbol, decimals, supply]),
      decimals,
      name,
    }
  }
  return tokens
}

export function planHoldings(
  plan: TransactionPlan,
  tokens: Readonly<Record<string, DemoToken>>,
  people: readonly Address[],
  definitions: Market['tokens'],
) {
  for (const [symbol, { address, decimals }] of Object.entries(tokens)) {
    holdingsWorth.forEach((dollars, index) => {
      const person = people[index]
      if (person) planTransfer(plan, address, person, amountWorth(symbol, decimals, dollars, definitions))
    })
  }
}

/**
 * Plans a transfer of tokens.
 * @param amount in the token's smallest unit
 */
export function planTransfer(plan: TransactionPlan, token: Address, to: Address, amount: bigint) {
  plan.call(token, ownArtifact('DemoToken').abi, 'transfer', [to, amount])
}

export function planExchange(
  plan: TransactionPlan,
  tokens: Readonly<Record<string, DemoToken>>,
  { whole, pairs }: Pick<ChainMarket, 'whole' | 'pairs'>,
  { chainId, sender }: { chainId: number; sender: Address },
): { exchange: V2Exchange; pools: Record<string, Address> } {
  const factory = plan.create('the factory', uniswapArtifact('v2-core', 'UniswapV2Factory'), [sender])
  const wrappedNative = plan.create('wrapped Ether', uniswapArtifact('v2-periphery', 'WETH9'))
  const routerArtifact = uniswapArtifact('v2-periphery', 'UniswapV2Router02')
  const router = plan.create('the router', routerArtifact, [factory, wrappedNative])
  const initCodeHash = keccak256(uniswapArtifact('v2-core', 'UniswapV2Pair').bytecode)
  for (const { address } of Object.values(tokens)) {
    plan.call(address, ownArtifact('DemoToken').abi, 'approve', [router, maxUint256])
  }

  const pools: Record<string, Address> = {}
  for (const { name, baseAsset } of pairs) {
    const [base, quote] = sidesOf({ name, baseAsset }, whole, tokens, wrappedNative)
    planLiquidity(plan, { router, abi: routerArtifact.abi, to: sender }, base, quote)
    pools[name] = poolAddress(factory, initCodeHash, base.address, quote.address)
  }
  return { exchange: { chainId, factory, initCodeHash, wrappedNative, router }, pools }
}

type PairSide = { address: Address; amount: bigint; isEther: boolean }

/**
 * Returns the two sides of a pair's new pool: its base asset and its token.
 * @param tokens of the chain
 * @param ether the address that represents Ether in the pool
 * @throws {Error} if the pair names a token that the community does not list, or lists on another chain
 */
export function sidesOf(
  { name, baseAsset }: Market['pairs'][number],
  { tokens: definitions, pairs }: Market,
  tokens: Readonly<Record<string, DemoToken>>,
  ether: Address,
): [PairSide, PairSide] {
  const depth = poolDepth(name, pairs)
  const [base, quote] = [baseAsset, name.slice(baseAsset.length + 1)].map((symbol) => {
    if (symbol === 'ETH')
      return { address: ether, amount: amountWorth('ETH', 18, depth, definitions), isEther: true }
    const token = tokens[symbol]
    if (!token) {
      const why = definitions[symbol] ? 'is on another chain' : 'is not listed in tokens'
      throw new Error(`The pair ${name} needs the token ${symbol}, which ${why}`)
    }
    const amount = amountWorth(symbol, token.decimals, depth, definitions)
    return { address: token.address, amount, isEther: false }
  })
  if (!base || !quote) throw new Error(`The pair ${name} is not named BASE-TOKEN`)
  return [base, quote]
}

function planLiquidity(
  plan: TransactionPlan,
  { router, abi, to }: { router: Address; abi: Abi; to: Address },
  base: PairSide,
  quote: PairSide,
) {
  if (!base.isEther && !quote.isEther) {
    const amounts = [base.amount, quote.amount]
    const args = [base.address, quote.address, ...amounts, ...amounts, to, maxUint256]
    plan.call(router, abi, 'addLiquidity', args)
    return
  }
  const [ether, token] = base.isEther ? [base, quote] : [quote, base]
  const args = [token.address, token.amount, token.amount, ether.amount, to, maxUint256]
  plan.call(router, abi, 'addLiquidityETH', args, ether.amount)
}

/** Returns the address of the factory's pool of two tokens (EIP-1014; the salt is the two addresses in order). */
export function poolAddress(factory: Address, initCodeHash: Hex, first: Address, second: Address) {
  const [low, high] = BigInt(first) < BigInt(second) ? [first, second] : [second, first]
  const salt = keccak256(encodePacked(['address', 'address'], [low, high]))
  return getCreate2Address({ from: factory, salt, bytecodeHash: initCodeHash })
}
