import type { Client } from 'viem'
import { readBlockNumber } from '@/chain/block-number'
import { rpc } from '@/chain/rpc'
import { decodeUint, encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import * as selectors from '@/domain/selectors'
import { minimumReceived } from '@/domain/swap/quote'
import { quoteAmount, type SwapQuote, type SwapReserves } from '@/domain/swap/quote-swap'
import { shortfallBips } from '@/domain/swap/swap-risks'
import { readPoolReserves } from './pool-reserves'
import { type SwapSimulation, type SwapSimulationInput, simulateSwap } from './simulate-swap'
import { approvalSteps, type SwapRequest, type SwapStep, simulationInputOf, swapStep } from './swap-steps'

export type PreparedSwap =
  | {
      readonly kind: 'ready'
      /** The transactions to send, in order; without an approval if the allowance suffices. */
      readonly steps: readonly SwapStep[]
      readonly minimum: bigint
      /**
       * The quote from the pool's reserves at the block of the simulation, or at the latest block without a simulation.
       */
      readonly quote: SwapQuote
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
  const isWrap = wish.route.kind === 'wrap' || wish.route.kind === 'unwrap'
  const minimumOf = (amount: bigint) => minimumReceived(amount, isWrap ? 0 : wish.slippageBips)
  if (outcome.kind === 'unknown') {
    if (outcome.why !== 'not-offered') return { kind: 'unknown', why: outcome.why }
    const quote = quoteOf(wish, await reservesAt(client, wish, await readBlockNumber(client)))
    if (!quote) return { kind: 'refused' }
    const minimum = minimumOf(quote.amountOut)
    return { kind: 'ready', steps: [...approvals, swapStep(wish, minimum)], minimum, quote, simulated: null }
  }
  const { arrives, sent, block } = outcome
  if (arrives === 0n || sent > wish.amountIn) return { kind: 'unknown', why: 'contradiction' }
  const minimum = minimumOf(arrives)
  const steps = [...approvals, swapStep(wish, minimum)]
  // The router compares balances: if a token reports more than it delivers, the swap fails with that amount as the
  // minimum.
  const [reserves, signed, counted] = await Promise.all([
    reservesAt(client, wish, block),
    ...[steps, [...approvals, swapStep(wish, arrives)]].map((each) =>
      simulateSwap(client, simulationInputOf(wish, each)),
    ),
  ])
  if (!signed || !counted || signed.kind === 'unknown' || counted.kind === 'unknown')
    return { kind: 'unknown', why: 'no-answer' }
  if (signed.kind === 'fails' && !isTooLittle(signed)) return signed
  if (counted.block !== block || signed.block !== block) return 'moved'
  if (signed.kind === 'fails' || counted.kind === 'fails') return { kind: 'unknown', why: 'contradiction' }
  const quote = quoteOf(wish, reserves)
  if (!quote) return { kind: 'refused' }
  const gasUsed = await gasOf(client, simulationInputOf(wish, steps), signed, reserves?.tradedAt)
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
  tradedAt: bigint | undefined,
): Promise<bigint | null> {
  const { time } = signed
  const isSecondTrade = time !== null && tradedAt === BigInt.asUintN(32, time)
  const later = isSecondTrade ? await simulateSwap(client, question, time + 1n) : signed
  return later.kind === 'runs' ? later.gasUsed.reduce((sum, gas) => sum + gas, 0n) : null
}

async function reservesAt(client: Client, { route, pool }: SwapRequest, block: bigint) {
  return pool && readPoolReserves(client, { address: pool, path: route.path }, block)
}

function quoteOf(wish: SwapRequest, reserves: SwapReserves | null): SwapQuote | null {
  const { route, amountIn, slippageBips } = wish
  const quote = quoteAmount({ route, reserves, amountIn, slippageBips })
  return typeof quote === 'string' ? null : quote
}

/** Returns the approvals that a swap needs, and the outcome of the swap without a minimum. */
async function tryOut(
  client: Client,
  wish: SwapRequest,
): Promise<{ steps: readonly SwapStep[]; outcome: SwapSimulation }> {
  const { spender, path } = wish.route
  const allowed = spender ? await readAllowance(client, path[0], wish.from, spender) : 0n
  const attempt = async (isReset: boolean) => {
    const steps = approvalSteps(wish, allowed, { isReset })
    const trial = swapStep(wish, 0n)
    return { steps, outcome: await simulateSwap(client, simulationInputOf(wish, [...steps, trial])) }
  }
  const plain = await attempt(false)
  const isRefused = plain.outcome.kind === 'fails' && plain.outcome.step === 'approval'
  return isRefused && allowed > 0n ? attempt(true) : plain
}

/**
 * Reads the amount of an owner's tokens that a spender may take (`allowance`, ERC-20), in smallest units; 0 if the
 * contract does not return a number.
 */
async function readAllowance(
  client: Client,
  token: Address,
  owner: Address,
  spender: Address,
): Promise<bigint> {
  const call = { to: token, data: encodeCall(selectors.allowance, owner, spender) }
  return decodeUint(await rpc(client, 'eth_call', [call, 'latest'])) ?? 0n
}

/**
 * Returns the shares that the tokens kept on the way into the pool and out of it; bips, rounded up. A token may report
 * less than it takes, so the tax of the sold token is computed from the amount that the router demands.
 */
function taxesOf({ amountIn }: SwapRequest, { arrives, pool }: Runs): { from: number; to: number } {
  if (!pool) return { from: 0, to: 0 }
  return { from: taxOf(amountIn, pool.takes), to: taxOf(pool.pays, arrives) }
}

function taxOf(before: bigint, after: bigint): number {
  return before > after ? Number(((before - after) * 10_000n + before - 1n) / before) : 0
}
