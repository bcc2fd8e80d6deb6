import type { Client } from 'viem'
import { minimumReceived } from '@/domain/swap/quote'
import { readAllowance } from './read-allowance'
import { type SwapSimulation, simulateSwap } from './simulate-swap'
import { approvalSteps, questionOf, type SwapStep, type SwapWish, swapStep } from './swap-steps'

/** A swap as it can be signed, or why it cannot. */
export type PreparedSwap =
  | {
      readonly kind: 'ready'
      /** What is still to be sent, in order; without approval where the permission suffices. */
      readonly steps: readonly SwapStep[]
      readonly minimum: bigint
      /** Null where the node offers no simulation: a tax is not known then. */
      readonly simulated: {
        readonly block: bigint
        readonly arrives: bigint
        /** What the tokens keep of a transfer, bips rounded up: of the one that is given, and of the one that is got. */
        readonly taxBips: { readonly from: number; readonly to: number }
        /** All steps together. */
        readonly gasUsed: bigint
      } | null
    }
  | Fails
  | { readonly kind: 'unknown'; readonly why: 'no-answer' | 'contradiction' }

type Runs = Extract<SwapSimulation, { kind: 'runs' }>
type Fails = Extract<SwapSimulation, { kind: 'fails' }>

/**
 * Finds the steps of a swap: reads the permission, simulates to learn what arrives and whether a token keeps a tax, and simulates once
 * more exactly what is to be signed. Whether a permission has to be taken back first is found by simulating its renewal.
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
    // The functions that count what arrives protect the minimum from a tax that is not known.
    const minimum = minimumOf(wish.quoted)
    return { kind: 'ready', steps: [...approvals, swapStep(wish, minimum, true)], minimum, simulated: null }
  }
  const { arrives, sent, pool, block } = outcome
  if (arrives === 0n || sent > wish.amountIn) return { kind: 'unknown', why: 'contradiction' }
  const taxBips = taxesOf(outcome)
  const minimum = minimumOf(arrives)
  const isPlain = !pool || (pool.takes === sent && pool.pays === arrives)
  const steps = [...approvals, swapStep(wish, minimum, !isPlain)]
  // The router compares balances itself when it has to count: a token that reports more than arrives fails there.
  const [signed, counted] = await Promise.all(
    [steps, [...approvals, swapStep(wish, arrives, true)]].map((each) =>
      simulateSwap(client, questionOf(wish, each)),
    ),
  )
  if (signed?.kind !== 'runs')
    return signed?.kind === 'fails' ? signed : { kind: 'unknown', why: 'no-answer' }
  if (!counted || counted.kind === 'unknown') return { kind: 'unknown', why: 'no-answer' }
  if (counted.block !== block || signed.block !== block) return 'moved'
  if (counted.kind === 'fails') return { kind: 'unknown', why: 'contradiction' }
  const gasUsed = signed.gasUsed.reduce((sum, gas) => sum + gas, 0n)
  return { kind: 'ready', steps, minimum, simulated: { block, arrives: signed.arrives, taxBips, gasUsed } }
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
    const trial = swapStep(wish, 0n, true)
    return { steps, outcome: await simulateSwap(client, questionOf(wish, [...steps, trial])) }
  }
  const plain = await attempt(false)
  const isRefused = plain.outcome.kind === 'fails' && plain.outcome.step === 'approval'
  return isRefused && allowed > 0n ? attempt(true) : plain
}

/** What the tokens kept on the way into the pool and out of it; bips, rounded up. */
function taxesOf({ sent, arrives, pool }: Runs): { from: number; to: number } {
  if (!pool) return { from: 0, to: 0 }
  return { from: taxOf(sent, pool.takes), to: taxOf(pool.pays, arrives) }
}

function taxOf(before: bigint, after: bigint): number {
  return before > after ? Number(((before - after) * 10_000n + before - 1n) / before) : 0
}
