import type { Client } from 'viem'
import { readBlockNumber } from '@/chain/block-number'
import { rpc } from '@/chain/rpc'
import { decodeUint, decodeUints, encodeBalanceOf, encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { toQuantity } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import { routeImpactBips } from '@/domain/swap/price-impact'
import { minimumReceived } from '@/domain/swap/quote'
import type { SwapQuote } from '@/domain/swap/quote-swap'
import { shortfallBips } from '@/domain/swap/swap-risks'
import { routeHooks } from '@/domain/swap/swap-route'
import { quoteRoute, readSpotPrice } from './quote-route'
import { type SwapSimulation, type SwapSimulationInput, simulateSwap } from './simulate-swap'
import {
  type Allowances,
  approvalSteps,
  type SwapRequest,
  type SwapStep,
  simulationInputOf,
  swapStep,
} from './swap-steps'

export type PreparedSwap =
  | {
      readonly kind: 'ready'
      /** The transactions to send, in order; without an approval if the allowance suffices. */
      readonly steps: readonly SwapStep[]
      readonly minimum: bigint
      /**
       * The quote of the pools at the block of the simulation, or at the latest block without a simulation.
       */
      readonly quote: Pick<SwapQuote, 'amountOut' | 'impactBips'>
      /** Null if the node offers no simulation; then a transfer tax is unknown. */
      readonly simulated: {
        readonly block: bigint
        readonly arrives: bigint
        /** The shares that the tokens keep of a transfer, in bips rounded up: the sold token and the bought token. */
        readonly taxBips: { readonly from: number; readonly to: number }
        /** The shortfall of the received amount compared with the quote, bips. */
        readonly gapBips: number
        /** The gas of all steps together; null if it is unknown. */
        readonly gasUsed: bigint | null
      } | null
    }
  | Fails
  | { readonly kind: 'refused' }
  /** With the code of a pool, the swap delivers another amount than the quoter reports, or the node cannot simulate it. */
  | { readonly kind: 'hook-differs'; readonly hooks: Address }
  | { readonly kind: 'unknown'; readonly why: 'no-answer' | 'contradiction' }

type Runs = Extract<SwapSimulation, { kind: 'runs' }>
type Fails = Extract<SwapSimulation, { kind: 'fails' }>

/**
 * Finds the steps of a swap. It reads the allowance, simulates the swap to find the received amount and any transfer
 * tax, and then simulates exactly the transactions to be signed. A simulated approval shows whether the allowance must
 * be revoked first. The quote and the minimum are from the same block.
 * @throws viem's errors if the node does not answer at all
 */
export async function prepareSwap(client: Client, wish: SwapRequest): Promise<PreparedSwap> {
  const first = await prepareOnce(client, wish)
  // A new block arrived in between, and results of two blocks cannot be compared.
  return first === 'moved' ? againOrUnknown(await prepareOnce(client, wish)) : first
}

function againOrUnknown(second: PreparedSwap | 'moved'): PreparedSwap {
  return second === 'moved' ? { kind: 'unknown', why: 'no-answer' } : second
}

async function prepareOnce(client: Client, wish: SwapRequest): Promise<PreparedSwap | 'moved'> {
  const { steps: approvals, outcome } = await tryOut(client, wish)
  if (outcome.kind === 'fails') return outcome
  const isWrap = wish.route.hops.length === 0
  const minimumOf = (amount: bigint) => minimumReceived(amount, isWrap ? 0 : wish.slippageBips)
  const hooks = routeHooks(wish.route)
  if (outcome.kind === 'unknown') {
    if (outcome.why !== 'not-offered') return { kind: 'unknown', why: outcome.why }
    if (hooks) return { kind: 'hook-differs', hooks }
    const block = await readBlockNumber(client)
    const [quote, balanceBefore] = await Promise.all([
      quoteOf(client, wish, block),
      boughtAt(client, wish, block),
    ])
    if (!quote) return { kind: 'refused' }
    const minimum = minimumOf(quote.amountOut)
    const steps = [...approvals, swapStep(wish, { minimum, balanceBefore })]
    return { kind: 'ready', steps, minimum, quote, simulated: null }
  }
  const { arrives, sent, block } = outcome
  if (arrives === 0n || sent > wish.amountIn) return { kind: 'unknown', why: 'contradiction' }
  const minimum = minimumOf(arrives)
  const [quote, balanceBefore] = await Promise.all([
    quoteOf(client, wish, block),
    boughtAt(client, wish, block),
  ])
  const steps = [...approvals, swapStep(wish, { minimum, balanceBefore })]
  // The router compares balances: if a token reports more than it delivers, the swap fails with that amount as the
  // minimum.
  const exact = [...approvals, swapStep(wish, { minimum: arrives, balanceBefore })]
  const [signed, counted] = await Promise.all(
    [steps, exact].map((each) => simulateSwap(client, simulationInputOf(wish, each))),
  )
  if (!signed || !counted || signed.kind === 'unknown' || counted.kind === 'unknown')
    return { kind: 'unknown', why: 'no-answer' }
  if (signed.kind === 'fails' && !isTooLittle(signed)) return signed
  if (counted.block !== block || signed.block !== block) return 'moved'
  if (signed.kind === 'fails' || counted.kind === 'fails') return { kind: 'unknown', why: 'contradiction' }
  if (!quote) return { kind: 'refused' }
  // The code of a pool can take a part of a swap, and more of it outside of a simulation of the quoter.
  if (hooks && signed.arrives !== quote.amountOut) return { kind: 'hook-differs', hooks }
  const gasUsed = await gasOf(client, simulationInputOf(wish, steps), signed, quote.tradedAt)
  const gapBips = shortfallBips(quote.amountOut, signed.arrives)
  const simulated = { block, arrives: signed.arrives, taxBips: taxesOf(wish, outcome), gapBips, gasUsed }
  return { kind: 'ready', steps, minimum, quote, simulated }
}

function isTooLittle({ reason }: Fails): boolean {
  return reason.code === 'insufficient-output-amount'
}

/**
 * Returns the gas of all steps. A pool updates its accumulated prices at its first trade of each second, which costs
 * gas. If the node runs the steps in the second of the latest block (anvil 1.7.1) and the pool has traded in that
 * second, the steps are run again one second later.
 * @returns null if that gives no answer
 */
async function gasOf(
  client: Client,
  question: SwapSimulationInput,
  signed: Runs,
  tradedAt: bigint | null,
): Promise<bigint | null> {
  const { time } = signed
  const isSecondTrade = time !== null && tradedAt === BigInt.asUintN(32, time)
  const later = isSecondTrade ? await simulateSwap(client, question, time + 1n) : signed
  return later.kind === 'runs' ? later.gasUsed.reduce((sum, gas) => sum + gas, 0n) : null
}

type BlockQuote = Pick<SwapQuote, 'amountOut' | 'impactBips'> & { readonly tradedAt: bigint | null }

/** Computes the quote of the pools at a block; null if a pool is missing or too small. */
async function quoteOf(client: Client, wish: SwapRequest, block: bigint): Promise<BlockQuote | null> {
  const { route, amountIn, quoters } = wish
  const { hops } = route
  if (hops.length === 0) return { amountOut: amountIn, impactBips: 0, tradedAt: null }
  const [quoted, ...spots] = await Promise.all([
    quoteRoute(client, { hops, amountIn, quoters }, block),
    ...hops.map((hop) => readSpotPrice(client, hop, block)),
  ])
  if (!quoted || spots.some((spot) => spot === null)) return null
  const pools = spots.flatMap((spot) => spot ?? [])
  return { ...quoted, impactBips: routeImpactBips({ amountIn, amountOut: quoted.amountOut }, pools) }
}

/** Reads the balance of the bought token, which the Universal Router compares with; 0 for the coin. */
async function boughtAt(client: Client, { route, from }: SwapRequest, block: bigint): Promise<bigint> {
  if (route.via !== 'universal-router' || route.to.isNative) return 0n
  const call = { to: route.to.address, data: encodeBalanceOf(from) }
  return decodeUint(await rpc(client, 'eth_call', [call, toQuantity(block)])) ?? 0n
}

/** Returns the approvals that a swap needs, and the outcome of the swap without a minimum. */
async function tryOut(
  client: Client,
  wish: SwapRequest,
): Promise<{ steps: readonly SwapStep[]; outcome: SwapSimulation }> {
  const allowed = await readAllowances(client, wish)
  const attempt = async (isReset: boolean) => {
    const steps = approvalSteps(wish, allowed, { isReset })
    const trial = swapStep(wish, { minimum: 0n, balanceBefore: 0n })
    return { steps, outcome: await simulateSwap(client, simulationInputOf(wish, [...steps, trial])) }
  }
  const plain = await attempt(false)
  const isRefused = plain.outcome.kind === 'fails' && plain.outcome.step === 'approval'
  return isRefused && allowed.token > 0n ? attempt(true) : plain
}

/** Reads the allowances of the sold token: of the router, or of Permit2 and of the Universal Router there. */
async function readAllowances(client: Client, { route, from: owner }: SwapRequest): Promise<Allowances> {
  const { spender, contract, from } = route
  const isThroughPermit = route.via === 'universal-router'
  if (!spender) return { token: 0n, permit: null }
  const call = { to: from.address, data: encodeCall(selectors.allowance, owner, spender) }
  const asked = { to: spender, data: encodeCall(selectors.permitAllowance, owner, from.address, contract) }
  const [token, permit] = await Promise.all([
    rpc(client, 'eth_call', [call, 'latest']),
    isThroughPermit ? rpc(client, 'eth_call', [asked, 'latest']) : null,
  ])
  const [amount = 0n, until = 0n] = decodeUints(permit, 3) ?? []
  // A contract that does not return a number has given no allowance.
  return { token: decodeUint(token) ?? 0n, permit: isThroughPermit ? { amount, until } : null }
}

/**
 * Returns the shares that the tokens kept on the way into the pool and out of it; bips, rounded up. A token may report
 * less than it takes, so the tax of the sold token is computed from the amount that the router demands.
 */
function taxesOf({ amountIn, route }: SwapRequest, { arrives, pool }: Runs): { from: number; to: number } {
  if (!pool) return { from: 0, to: 0 }
  // The quote is without the part that the code of a pool takes, so it is not a tax of the token.
  const to = routeHooks(route) ? 0 : taxOf(pool.pays, arrives)
  return { from: taxOf(amountIn, pool.takes), to }
}

function taxOf(before: bigint, after: bigint): number {
  return before > after ? Number(((before - after) * 10_000n + before - 1n) / before) : 0
}
