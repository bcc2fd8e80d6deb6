import { encodePacked, getCreate2Address, keccak256, maxUint256 } from 'viem'
import { ownArtifact, uniswapArtifact } from './artifacts.mjs'
import { amountWorth, poolDepth } from './market.mjs'

/**
 * @typedef {import('viem').Address} Address
 * @typedef {import('./transaction-plan.mjs').TransactionPlan} TransactionPlan
 * @typedef {{ address: Address, decimals: number, name: string }} DemoToken
 * @typedef {{ tokens: Readonly<Record<string, { name: string, decimals: number }>>, pairs: readonly { name: string, baseAsset: string }[] }} Market
 */

/** What a token's whole supply is worth, and how much of each token the first accounts hold, in dollars. */
const supplyWorth = 50_000_000
const holdingsWorth = [5_000, 2_500, 1_000]

/**
 * Tokens whose contract has habits of its own; the others are plain ones.
 * @type {Readonly<Record<string, string>>}
 */
const contractNames = { BOBO: 'DemoTaxToken', USDT: 'DemoTether' }

/**
 * Plans a token for each in the community's file, all supply with the sender.
 * @param {TransactionPlan} plan
 * @param {Market['tokens']} definitions
 */
export function planTokens(plan, definitions) {
  /** @type {Record<string, DemoToken>} */
  const tokens = {}
  for (const [symbol, { name, decimals }] of Object.entries(definitions)) {
    const supply = amountWorth(symbol, decimals, supplyWorth)
    const artifact = ownArtifact(contractNames[symbol] ?? 'DemoToken')
    tokens[symbol] = {
      address: plan.create(symbol, artifact, [name, symbol, decimals, supply]),
      decimals,
      name,
    }
  }
  return tokens
}

/**
 * Plans the gift of every token to the first accounts, less to each one.
 * @param {TransactionPlan} plan
 * @param {Readonly<Record<string, DemoToken>>} tokens
 * @param {readonly Address[]} people
 */
export function planHoldings(plan, tokens, people) {
  for (const [symbol, { address, decimals }] of Object.entries(tokens)) {
    holdingsWorth.forEach((dollars, index) => {
      const person = people[index]
      if (person) planTransfer(plan, address, person, amountWorth(symbol, decimals, dollars))
    })
  }
}

/**
 * Plans a transfer of tokens.
 * @param {TransactionPlan} plan
 * @param {Address} token
 * @param {Address} to
 * @param {bigint} amount in the token's smallest unit
 */
export function planTransfer(plan, token, to, amount) {
  plan.call(token, ownArtifact('DemoToken').abi, 'transfer', [to, amount])
}

/**
 * Plans an exchange as Uniswap V2 and a pool with reserves for each pair.
 * @param {TransactionPlan} plan
 * @param {Readonly<Record<string, DemoToken>>} tokens
 * @param {Market['pairs']} pairs
 * @param {{ chainId: number, sender: Address }} context
 */
export function planExchange(plan, tokens, pairs, { chainId, sender }) {
  const factory = plan.create('the factory', uniswapArtifact('v2-core', 'UniswapV2Factory'), [sender])
  const wrappedNative = plan.create('wrapped Ether', uniswapArtifact('v2-periphery', 'WETH9'))
  const routerArtifact = uniswapArtifact('v2-periphery', 'UniswapV2Router02')
  const router = plan.create('the router', routerArtifact, [factory, wrappedNative])
  const initCodeHash = keccak256(uniswapArtifact('v2-core', 'UniswapV2Pair').bytecode)
  for (const { address } of Object.values(tokens)) {
    plan.call(address, ownArtifact('DemoToken').abi, 'approve', [router, maxUint256])
  }

  /** @type {Record<string, Address>} */
  const pools = {}
  for (const { name, baseAsset } of pairs) {
    const [base, quote] = [baseAsset, name.slice(baseAsset.length + 1)].map((symbol) => {
      if (symbol === 'ETH')
        return { address: wrappedNative, amount: amountWorth('ETH', 18, poolDepth(name)), isEther: true }
      const token = tokens[symbol]
      if (!token) throw new Error(`The pair ${name} needs the token ${symbol}, which is not listed in tokens`)
      return {
        address: token.address,
        amount: amountWorth(symbol, token.decimals, poolDepth(name)),
        isEther: false,
      }
    })
    if (!base || !quote) throw new Error(`The pair ${name} is not named BASE-TOKEN`)
    planLiquidity(plan, { router, abi: routerArtifact.abi, to: sender }, base, quote)
    pools[name] = poolAddress(factory, initCodeHash, base.address, quote.address)
  }
  return { exchange: { chainId, factory, initCodeHash, wrappedNative, router }, pools }
}

/**
 * @typedef {{ address: Address, amount: bigint, isEther: boolean }} Side
 * @param {TransactionPlan} plan
 * @param {{ router: Address, abi: import('viem').Abi, to: Address }} exchange
 * @param {Side} base
 * @param {Side} quote
 */
function planLiquidity(plan, { router, abi, to }, base, quote) {
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

/**
 * Where the factory puts the pool of two tokens (EIP-1014; the salt is the two addresses in order).
 * @param {Address} factory
 * @param {import('viem').Hex} initCodeHash
 * @param {Address} first
 * @param {Address} second
 */
function poolAddress(factory, initCodeHash, first, second) {
  const [low, high] = BigInt(first) < BigInt(second) ? [first, second] : [second, first]
  const salt = keccak256(encodePacked(['address', 'address'], [low, high]))
  return getCreate2Address({ from: factory, salt, bytecodeHash: initCodeHash })
}
