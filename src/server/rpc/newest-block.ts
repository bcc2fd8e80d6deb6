import type { NodeCall } from './ask-node'
import type { RpcOutcome } from './rpc-answer'

/** The newest block that a node has told of. */
export type NewestBlock = {
  /** Reads it from the answers to calls, where they contain it. */
  learn: (calls: readonly NodeCall[], outcomes: readonly RpcOutcome[]) => void
  /** Another part follows the chain: this is the newest block, and stays it for about `validFor` ms. */
  tell: (number: bigint, validFor: number) => void
  /** A transaction was sent: a new block may follow at once. */
  expire: () => void
  /** The newest block; null when it was not told of lately. */
  fresh: () => bigint | null
  /** The newest block that was ever told of; null before. */
  last: () => bigint | null
  /** Changes with each head: what was answered at `latest` before is not an answer after. */
  version: () => number
  /** Where a block is, for one that has the number `wanted`; `ask` is called when that is newer than what is known. */
  placeOf: (wanted: bigint, ask: () => Promise<void>) => Promise<'known' | 'old' | 'unknown'>
}

/** How many blocks back a node that keeps no archive still has the state (the default of geth). */
const keptStates = 128n

/** How long a number that is not known is not asked for again, ms. */
const patience = 1_000

/** How long what was told at the newest block is kept, ms `[S9.7]`. */
export const longestHead = 4_000

/** @param now ms */
export function createNewestBlock(now: () => number = Date.now): NewestBlock {
  let newest = -1n
  let askedAt = Number.NEGATIVE_INFINITY
  let freshUntil = Number.NEGATIVE_INFINITY
  let version = 0
  const see = (number: bigint, validFor = 0) => {
    // Nodes behind one address may lag by some blocks; a chain that begins anew is far behind.
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
        // A receipt may be of a block that is newer than the last one that was asked for.
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
