import * as v from 'valibot'
import { AppError } from '@/domain/errors'
import type { Deployment } from '@/server/deployment'
import type { NodeCall } from './ask-node'
import type { RpcOutcome } from './rpc-answer'
import { offeredMethod } from './rpc-methods'
import { parseRpcRequest, type RpcCall } from './rpc-request'
import type { SwapContracts } from './simulated-swap'

/** The maximum size of a request, bytes. It is several times the size of a deployed contract with its arguments. */
export const maxRequestBytes = 262_144

/**
 * Returns the address of a chain's node.
 * @param chainId the unchanged segment of the request's path
 * @throws {AppError} `unknown-chain` if the chain is not configured, `node-unavailable` if it has no node
 */
export function nodeOf({ settings, nodes }: Pick<Deployment, 'settings' | 'nodes'>, chainId: string): string {
  const chain = settings.chains.find(({ id }) => String(id) === chainId)
  if (!chain) throw new AppError('unknown-chain')
  const url = nodes.get(chain.id)
  if (!url) throw new AppError('node-unavailable', `No node is configured for chain ${chain.id}`)
  return url
}

type RpcPorts = {
  ask: (calls: readonly NodeCall[]) => Promise<RpcOutcome[]>
  /** Counts units of the limit `rpc` before the calls are sent. Throws if the sender has reached the limit. */
  admit: (weight: number) => Promise<void>
  chainId: number
  isDemo: boolean
  /** The contracts of the exchange, with which swaps may be simulated; null on a chain without the exchange. */
  contracts: SwapContracts | null
}

/**
 * Answers a JSON-RPC request of a page from our node, each call with its id and in its position. A call that is not
 * offered, or has parameters that this product does not send, gets an error; the other calls of its batch are sent.
 * @returns the body of the response: an object, or a list for a batch
 * @throws {AppError} `bad-request`, `too-large`, `rate-limited` or `node-unavailable`
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

/** A call for the node, with its weight, or its answer. */
export type ReadCall = (NodeCall & { weight: number }) | RpcOutcome

/** The chain of the calls, whether the calls of the Demo Wallet are offered, and the exchange on this chain, if any. */
type Offer = { chainId: number; isDemo: boolean; contracts: SwapContracts | null }

/**
 * Reads a call of a page: -32601 for a method that is not offered, -32602 for parameters that are not (EIP-1474).
 * `eth_chainId` needs no node.
 */
export function readCall({ method, params }: RpcCall, { chainId, isDemo, contracts }: Offer): ReadCall {
  if (method === 'eth_chainId') return { result: `0x${chainId.toString(16)}` }
  if (method === 'net_version') return { result: String(chainId) }
  const offered = offeredMethod(method, { isDemo })
  if (!offered)
    return {
      error: { code: -32_601, message: `${method} is not offered here. ${why}; ask your wallet instead.` },
    }
  const parsed = v.safeParse(offered.params, params)
  if (!parsed.success || offered.isAllowed?.(parsed.output, contracts) === false)
    return { error: { code: -32_602, message: `The parameters of ${method} are not offered here. ${why}.` } }
  return { method, params: parsed.output, weight: offered.weight(parsed.output) }
}

const why = 'This page only reads the chain'
