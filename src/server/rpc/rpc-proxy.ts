import { LoveError } from '@/domain/errors'
import type { Deployment } from '@/server/deployment'
import type { NodeCall } from './ask-node'
import { type ReadCall, readCall } from './read-call'
import type { RpcOutcome } from './rpc-answer'
import { parseRpcRequest, type RpcCall } from './rpc-request'
import type { SwapContracts } from './simulated-swap'

/** Bytes of a request: a deployed contract with its arguments fits several times. */
export const maxRequestBytes = 262_144

/**
 * The node of a chain.
 * @param chainId as it stands in the address of the request
 * @throws {LoveError} `unknown-chain` when it is not configured, `node-unavailable` when it has no node
 */
export function nodeOf({ settings, nodes }: Pick<Deployment, 'settings' | 'nodes'>, chainId: string): string {
  const chain = settings.chains.find(({ id }) => String(id) === chainId)
  if (!chain) throw new LoveError('unknown-chain')
  const url = nodes.get(chain.id)
  if (!url) throw new LoveError('node-unavailable', `No node is configured for chain ${chain.id}`)
  return url
}

/** What answering a request needs: the node, and who may ask it how much. */
type RpcPorts = {
  /** Asks the node, within what the sender may have in flight. */
  ask: (calls: readonly NodeCall[]) => Promise<RpcOutcome[]>
  /** Counts units of the limit `rpc` before the node is asked; throws when the sender has none left. */
  admit: (weight: number) => Promise<void>
  chainId: number
  /** Whether the calls of the Demo Wallet are offered. */
  isDemo: boolean
  /** Where swaps may be simulated; null on a chain without the exchange. */
  contracts: SwapContracts | null
}

/**
 * Answers a JSON-RPC request of a page from our node, each call with the id and at the place it came with. A call that is
 * not offered, or has other parameters than this product sends, is answered here; the others of its batch are asked.
 * @returns the body of the answer: an object, or a list for a batch
 * @throws {LoveError} `bad-request`, `too-large`, `rate-limited` or `node-unavailable`
 */
export async function answerRpc(body: unknown, { ask, admit, ...offer }: RpcPorts): Promise<unknown> {
  const { calls, isBatch } = parseRpcRequest(body)
  const read = calls.map((call) => readCall(call, offer))
  const asked = read.filter((call) => 'weight' in call)
  await admit(asked.reduce((sum, { weight }) => sum + weight, 0))
  const outcomes = asked.length > 0 ? await ask(asked) : []
  const outcomeOf = (call: ReadCall) => ('weight' in call ? outcomes[asked.indexOf(call)] : call)
  const answers = calls.map(({ jsonrpc, id }: RpcCall, index) => {
    const call = read[index]
    return { jsonrpc, id, ...(call && outcomeOf(call)) }
  })
  return isBatch ? answers : answers[0]
}
