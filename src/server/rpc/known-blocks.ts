import type { AskNode, NodeCall } from './ask-node'
import type { NewestBlock } from './newest-block'
import type { RpcOutcome } from './rpc-answer'

/** Adds a layer that reads the newest block from all answers of a node. */
export function withLearning(ask: AskNode, newest: NewestBlock): AskNode {
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
export function withKnownBlocks(ask: AskNode, newest: NewestBlock, askNewest: AskNode): AskNode {
  return async (calls, asker) => {
    const answered = new Map<NodeCall, RpcOutcome>()
    for (const call of calls) {
      const wanted = numberIn(call)
      if (wanted === null) continue
      const place = await newest.placeOf(wanted, async () => {
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
