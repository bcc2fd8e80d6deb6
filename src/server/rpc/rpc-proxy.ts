import { LoveError } from '@/domain/errors'
import type { Deployment } from '@/server/deployment'
import { isAllowedMethod } from './rpc-methods'
import { callNode, type NodeLimits, nodeLimits } from './rpc-node'
import { parseRpcRequest, type RpcCall } from './rpc-request'

/** Bytes of a request: a deployed contract with its arguments fits several times. */
export const maxRequestBytes = 262_144

/**
 * The node of a chain.
 * @param chainId as it stands in the address of the request
 * @throws {LoveError} `unknown-chain` when it is not configured, `node-unavailable` when it has no node
 */
export function nodeOf({ settings, nodes }: Deployment, chainId: string): string {
  const chain = settings.chains.find(({ id }) => String(id) === chainId)
  if (!chain) throw new LoveError('unknown-chain')
  const url = nodes.get(chain.id)
  if (!url) throw new LoveError('node-unavailable', `No node is configured for chain ${chain.id}`)
  return url
}

/**
 * Answers a JSON-RPC request of a page from our node, each call with the id and at the place it came with. A method that
 * is not offered is answered here with -32601, "method not found"; the others of its batch are asked.
 * @returns the body of the answer: an object, or a list for a batch
 * @throws {LoveError} `bad-request`, `too-large` or `node-unavailable`
 */
export async function answerRpc(
  body: unknown,
  url: string,
  limits: NodeLimits = nodeLimits,
): Promise<unknown> {
  const { calls, isBatch } = parseRpcRequest(body)
  const asked = calls.filter(({ method }) => isAllowedMethod(method))
  const outcomes = asked.length > 0 ? await callNode(url, asked, limits) : []
  const answers = calls.map((call) => {
    const { jsonrpc, id } = call
    return { jsonrpc, id, ...(outcomes[asked.indexOf(call)] ?? refused(call)) }
  })
  return isBatch ? answers : answers[0]
}

function refused({ method }: RpcCall) {
  const why = 'This page only reads the chain and hands on signed transactions'
  return {
    error: { code: -32_601, message: `${method} is not offered here. ${why}; ask your wallet instead.` },
  }
}
