import type { Client } from 'viem'
import { readBlockNumber } from '@/chain/block-number'
import { minimumReceived } from '@/domain/swap/quote'
import { quoteAmount, type SwapQuote, type SwapReserves } from '@/domain/swap/quote-swap'
import { shortfallBips } from '@/domain/swap/swap-risks'
import { readPoolReserves } from './pool-reserves'
import { readAllowance } from './read-allowance'
import { type SwapQuestion, type SwapSimulation, simulateSwap } from './simulate-swap'
import { approvalSteps, questionOf, type SwapStep, type SwapWish, swapStep } from './swap-steps'

/** A swap as it can be signed, or why it cannot. */
export type PreparedSwap =
  | {
      readonly kind: 'ready'
      /** What is still to be sent, in order; without approval where the permission suffices. */
      readonly steps: readonly SwapStep[]
      readonly minimum: bigint
      /** From the pool's reserves at the block of the simulation, or at the newest block without a simulation. */
      readonly quote: SwapQuote
      /** Null where the node offers no simulation: a tax is not known then. */
      readonly simulated: {
        readonly block: bigint
        readonly arrives: bigint
        /** What the tokens keep of a transfer, bips rounded up: of the one that is given, and of the one that is got. */
        readonly taxBips: { readonly from: number; readonly to: number }
        /** By how much less arrives than the quote, bips. */
        readonly gapBips: number
        /** All steps together; null where it is not known. */
        readonly gasUsed: bigint | null
      } | null
    }
  | Fails
  /** The pool is empty, or too small for the amount. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown'; readonly why: 'no-answer' | 'contradiction' }

type Runs = Extract<SwapSimulation, { kind: 'runs' }>
type Fails = Extract<SwapSimulation, { kind: 'fails' }>

/**
 * Finds the steps of a swap: reads the permission, simulates to learn what arrives and whether a token keeps a tax, and simulates once
 * more exactly what is to be signed. Whether a permission has to be taken back first is found by simulating its renewal. Quote and
 * minimum are of one block.
 * @throws viem's errors when the node does not answer at all
 */
export async function prepareSwap(client: Client, wish: SwapWish): Promise<PreparedSwap> {
  const first = await prepareOnce(client, wish)
  // A block came in between: two of them cannot be compared.
  return first === 'moved' ? againOrUnknown(await prepareOnce(client, wish)) : first
}

function againOrUnknown(second: PreparedSwap | 'moved'): PreparedSwap {
  return second === 'moved' ? { kind: 'unknown', why: 'no-answer' } : second
}

async function prepareOnce(client: Client, wish: SwapWish): Promise<PreparedSwap | 'moved'> {
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
  // The router compares balances: a token that reports more than arrives fails with that as the minimum.
  const [reserves, signed, counted] = await Promise.all([
    reservesAt(client, wish, block),
    ...[steps, [...approvals, swapStep(wish, arrives)]].map((each) =>
      simulateSwap(client, questionOf(wish, each)),
    ),
  ])
  if (!signed || !counted || signed.kind === 'unknown' || counted.kind === 'unknown')
    return { kind: 'unknown', why: 'no-answer' }
  if (signed.kind === 'fails' && !isTooLittle(signed)) return signed
  if (counted.block !== block || signed.block !== block) return 'moved'
  if (signed.kind === 'fails' || counted.kind === 'fails') return { kind: 'unknown', why: 'contradiction' }
  const quote = quoteOf(wish, reserves)
  if (!quote) return { kind: 'refused' }
  const gasUsed = await gasOf(client, questionOf(wish, steps), signed, reserves?.tradedAt)
  const gapBips = shortfallBips(quote.amountOut, signed.arrives)
  const simulated = { block, arrives: signed.arrives, taxBips: taxesOf(wish, outcome), gapBips, gasUsed }
  return { kind: 'ready', steps, minimum, quote, simulated }
}

/** True when less arrived than the minimum. */
function isTooLittle({ reason }: Fails): boolean {
  return reason.code === 'insufficient-output-amount'
}

/**
 * The gas of all steps. A pool writes its accumulated prices with the first trade of a second: where the node runs the steps in the
 * second of the newest block (anvil 1.7.1) and the pool has traded in it, they are run once more a second later.
 * @returns null where that gives no answer
 */
async function gasOf(
  client: Client,
  question: SwapQuestion,
  signed: Runs,
  tradedAt: bigint | undefined,
): Promise<bigint | null> {
  const { time } = signed
  const isSecondTrade = time !== null && tradedAt === BigInt.asUintN(32, time)
  const later = isSecondTrade ? await simulateSwap(client, question, time + 1n) : signed
  return later.kind === 'runs' ? later.gasUsed.reduce((sum, gas) => sum + gas, 0n) : null
}

/** Reads the reserves of the pool at a block; null without a pool. */
async function reservesAt(client: Client, { route, pool }: SwapWish, block: bigint) {
  return pool && readPoolReserves(client, { address: pool, path: route.path }, block)
}

/** Quotes the amount from the pool's reserves; null where they give nothing. */
function quoteOf(wish: SwapWish, reserves: SwapReserves | null): SwapQuote | null {
  const { route, amountIn, slippageBips } = wish
  const quote = quoteAmount({ route, reserves, amountIn, slippageBips })
  return typeof quote === 'string' ? null : quote
}

/** The approvals that a swap needs, and what comes of it without a minimum. */
async function tryOut(
  client: Client,
  wish: SwapWish,
): Promise<{ steps: readonly SwapStep[]; outcome: SwapSimulation }> {
  const { spender, path } = wish.route
  const allowed = spender ? await readAllowance(client, path[0], wish.from, spender) : 0n
  const attempt = async (isReset: boolean) => {
    const steps = approvalSteps(wish, allowed, { isReset })
    const trial = swapStep(wish, 0n)
    return { steps, outcome: await simulateSwap(client, questionOf(wish, [...steps, trial])) }
  }
  const plain = await attempt(false)
  const isRefused = plain.outcome.kind === 'fails' && plain.outcome.step === 'approval'
  return isRefused && allowed > 0n ? attempt(true) : plain
}

/**
 * The taxes that the tokens kept on the way into the pool and out of it; bips, rounded up. A token may report less than it takes: the
 * amount that goes in is counted from the amount that the router demands.
 */
function taxesOf({ amountIn }: SwapWish, { arrives, pool }: Runs): { from: number; to: number } {
  if (!pool) return { from: 0, to: 0 }
  return { from: taxOf(amountIn, pool.takes), to: taxOf(pool.pays, arrives) }
}

function taxOf(before: bigint, after: bigint): number {
  return before > after ? Number(((before - after) * 10_000n + before - 1n) / before) : 0
}
