import type { NodeCall, SendCalls } from './ask-node'
import type { RpcOutcome } from './rpc-answer'

export type NewestBlock = {
  learn: (calls: readonly NodeCall[], outcomes: readonly RpcOutcome[]) => void
  /** Called by another part that follows the chain: this block is the newest, and stays it for about `validFor` ms. */
  publish: (number: bigint, validFor: number) => void
  /** Called after a transaction was sent, because a new block may follow soon. */
  expire: () => void
  /** Returns the newest block, or null without a recent report. */
  fresh: () => bigint | null
  /** Returns the newest block that was ever reported, or null. */
  last: () => bigint | null
  /** Changes with each head. An answer at `latest` from before a change is not valid after it. */
  version: () => number
  /** Classifies the block number `wanted`. `ask` is called if the number is above the newest known block. */
  classify: (wanted: bigint, ask: () => Promise<void>) => Promise<'known' | 'old' | 'unknown'>
}

/** The number of blocks for which a node without an archive keeps the state (the default of geth). */
const stateHistoryBlocks = 128n

/** The pause before the newest block is requested again for an unknown number, ms. */
const patience = 1_000

/** The maximum time for which answers at the newest block are cached, ms `[S9.7]`. */
export const longestHead = 4_000

/** @param now ms */
export function createNewestBlock(now: () => number = Date.now): NewestBlock {
  let newest = -1n
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null
  let freshUntil = Number.NEGATIVE_INFINITY
  let version = 0
  const see = (number: bigint, validFor = 0) => {
    // Nodes behind one address may lag by several blocks. A larger step back means that the chain has started again.
    if (number < newest && number >= newest - stateHistoryBlocks) return
    if (number !== newest) {
      version++
      freshUntil = Number.NEGATIVE_INFINITY
    }
    newest = number
    freshUntil = Math.max(freshUntil, now() + validFor)
  }
  return {
    learn(calls, outcomes) {
      for (const [index, { method, params }] of calls.entries()) {
        const outcome = outcomes[index]
        if (!outcome || !('result' in outcome)) continue
        if (method === 'eth_blockNumber') seeText(outcome.result, (number) => see(number, longestHead))
        if (method === 'eth_getBlockByNumber' && params[0] === 'latest')
          seeText(Object(outcome.result).number, (number) => see(number, longestHead))
        // A receipt may belong to a block that is newer than the last reported one.
        if (method === 'eth_getTransactionReceipt')
          seeText(Object(outcome.result).blockNumber, (number) => {
            if (number > newest) see(number)
          })
        if (method === 'eth_simulateV1')
          seeSimulation(outcome.result, (number) => {
            if (number > newest) see(number)
          })
      }
    },
    publish: see,
    expire() {
      version++
      freshUntil = Number.NEGATIVE_INFINITY
    },
    fresh: () => (now() < freshUntil ? newest : null),
    last: () => (newest < 0n ? null : newest),
    version: () => version,
    async classify(wanted, ask) {
      if (wanted > newest && !asking && now() - askedAt >= patience) {
        askedAt = now()
        asking = ask().finally(() => {
          asking = null
        })
      }
      // Calls at the same moment wait for the same answer.
      if (wanted > newest) await asking
      if (wanted > newest) return 'unknown'
      return wanted + stateHistoryBlocks < newest ? 'old' : 'known'
    },
  }
}

function seeText(text: unknown, see: (number: bigint) => void): void {
  if (typeof text === 'string' && /^0x[0-9a-f]{1,16}$/i.test(text)) see(BigInt(text))
}

/**
 * Reports the block on whose state a simulation ran: the one before the simulated block. anvil 1.7.1 gives the simulated
 * block the number of that block and no parent.
 */
function seeSimulation(result: unknown, see: (number: bigint) => void): void {
  const [block] = Array.isArray(result) ? result : []
  const { number, parentHash } = Object(block)
  const isParent = /^0x0+$/.test(String(parentHash))
  seeText(number, (simulated) => see(isParent ? simulated : simulated - 1n))
}

export function withBlockTracking(ask: SendCalls, newest: NewestBlock): SendCalls {
  return async (calls, asker) => {
    const outcomes = await ask(calls, asker)
    newest.learn(calls, outcomes)
    return outcomes
  }
}

/**
 * Adds a layer that sends calls for numbered blocks only if the chain has reached that block, and calls for the state
 * of a block only if a node without an archive still has it. For other calls it returns the error of such a node. Calls
 * for code at an older block are still sent: their result shows when a contract was deployed, and a node with an
 * archive can answer.
 * @param askNewest requests the newest block from the node itself, because a cached answer cannot contain a newer block
 */
export function withKnownBlocks(ask: SendCalls, newest: NewestBlock, askNewest: SendCalls): SendCalls {
  return async (calls, asker) => {
    const answered = new Map<NodeCall, RpcOutcome>()
    for (const call of calls) {
      const wanted = numberIn(call)
      if (wanted === null) continue
      const place = await newest.classify(wanted, async () => {
        await askNewest([{ method: 'eth_blockNumber', params: [] }], asker)
      })
      const answer = answerFor(call, place)
      if (answer) answered.set(call, answer)
    }
    const others = calls.filter((call) => !answered.has(call))
    const outcomes = others.length > 0 ? await ask(others, asker) : []
    return calls.flatMap((call) => answered.get(call) ?? outcomes[others.indexOf(call)] ?? [])
  }
}

/** Returns the block number in a call: the first parameter of `eth_getBlockByNumber`, otherwise the second. */
function numberIn({ method, params }: NodeCall): bigint | null {
  const block = method === 'eth_getBlockByNumber' ? params[0] : params[1]
  return typeof block === 'string' && /^0x[0-9a-f]{1,16}$/i.test(block) ? BigInt(block) : null
}

function answerFor({ method }: NodeCall, place: 'known' | 'old' | 'unknown'): RpcOutcome | null {
  if (place === 'known') return null
  if (method === 'eth_getBlockByNumber') return place === 'old' ? null : { result: null }
  if (method === 'eth_getCode' && place === 'old') return null
  return { error: { code: -32_000, message: place === 'old' ? 'missing trie node' : 'header not found' } }
}
