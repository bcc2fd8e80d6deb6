import type { NodeCall } from './ask-node'
import type { RpcOutcome } from './rpc-answer'

/** The newest block that a node has reported. */
export type NewestBlock = {
  /** Reads the newest block from the answers that contain it. */
  learn: (calls: readonly NodeCall[], outcomes: readonly RpcOutcome[]) => void
  /** Called by another part that follows the chain: this block is the newest, and stays it for about `validFor` ms. */
  tell: (number: bigint, validFor: number) => void
  /** Called after a transaction was sent, because a new block may follow soon. */
  expire: () => void
  /** Returns the newest block, or null without a recent report. */
  fresh: () => bigint | null
  /** Returns the newest block that was ever reported, or null. */
  last: () => bigint | null
  /** Changes with each head. An answer at `latest` from before a change is not valid after it. */
  version: () => number
  /** Classifies the block number `wanted`. `ask` is called if the number is above the newest known block. */
  placeOf: (wanted: bigint, ask: () => Promise<void>) => Promise<'known' | 'old' | 'unknown'>
}

/** The number of blocks for which a node without an archive keeps the state (the default of geth). */
const keptStates = 128n

/** The pause before the newest block is requested again for an unknown number, ms. */
const patience = 1_000

/** The maximum time for which answers at the newest block are cached, ms `[S9.7]`. */
export const longestHead = 4_000

/** @param now ms */
export function createNewestBlock(now: () => number = Date.now): NewestBlock {
  let newest = -1n
  let askedAt = Number.NEGATIVE_INFINITY
  let freshUntil = Number.NEGATIVE_INFINITY
  let version = 0
  const see = (number: bigint, validFor = 0) => {
    // Nodes behind one address may lag by several blocks. A larger step back means that the chain has started again.
    if (number < newest && number >= newest - keptStates) return
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
      }
    },
    tell: see,
    expire() {
      version++
      freshUntil = Number.NEGATIVE_INFINITY
    },
    fresh: () => (now() < freshUntil ? newest : null),
    last: () => (newest < 0n ? null : newest),
    version: () => version,
    async placeOf(wanted, ask) {
      if (wanted > newest && now() - askedAt >= patience) {
        askedAt = now()
        await ask()
      }
      if (wanted > newest) return 'unknown'
      return wanted + keptStates < newest ? 'old' : 'known'
    },
  }
}

function seeText(text: unknown, see: (number: bigint) => void): void {
  if (typeof text === 'string' && /^0x[0-9a-f]{1,16}$/i.test(text)) see(BigInt(text))
}
