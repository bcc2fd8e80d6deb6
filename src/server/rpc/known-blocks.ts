import type { AskNode, NodeCall } from './ask-node'
import type { NewestBlock } from './newest-block'
import type { RpcOutcome } from './rpc-answer'

/** Reads the newest block from all that a node answers. */
export function withLearning(ask: AskNode, newest: NewestBlock): AskNode {
  return async (calls, asker) => {
    const outcomes = await ask(calls, asker)
    newest.learn(calls, outcomes)
    return outcomes
  }
}

/**
 * Asks for numbered blocks only where the chain has come that far, and for the state at one only where a node without an
 * archive still has it. The others are answered as such a node does. The node is still asked for code at an older block: it tells
 * since when a contract is there, and a node with an archive knows.
 * @param askNewest asks the node itself for its newest block: what is remembered of it cannot tell of a newer one
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

/** The block that a call names by its number: the last parameter but for `eth_getBlockByNumber`. */
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
