import type { NodeCall } from './ask-node'
import type { RpcOutcome } from './rpc-answer'

/** The newest block that a node has told of. */
export type NewestBlock = {
  /** Reads it from the answers to calls, where they contain it. */
  learn: (calls: readonly NodeCall[], outcomes: readonly RpcOutcome[]) => void
  /** Where a block is, for one that has the number `wanted`; `ask` is called when that is newer than what is known. */
  placeOf: (wanted: bigint, ask: () => Promise<void>) => Promise<'known' | 'old' | 'unknown'>
}

/** How many blocks back a node that keeps no archive still has the state (the default of geth). */
const keptStates = 128n

/** How long a number that is not known is not asked for again, ms. */
const patience = 1_000

/** @param now ms */
export function createNewestBlock(now: () => number = Date.now): NewestBlock {
  let newest = -1n
  let askedAt = Number.NEGATIVE_INFINITY
  const see = (number: bigint) => {
    // Nodes behind one address may lag by some blocks; a chain that begins anew is far behind.
    if (number > newest || number < newest - keptStates) newest = number
  }
  return {
    learn(calls, outcomes) {
      for (const [index, { method, params }] of calls.entries()) {
        const outcome = outcomes[index]
        if (!outcome || !('result' in outcome)) continue
        if (method === 'eth_blockNumber') seeText(outcome.result, see)
        if (method === 'eth_getBlockByNumber' && params[0] === 'latest')
          seeText(Object(outcome.result).number, see)
      }
    },
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
