import * as v from 'valibot'
import type { NodeCall } from './ask-node'
import type { RpcOutcome } from './rpc-answer'
import { offeredMethod } from './rpc-methods'
import type { RpcCall } from './rpc-request'
import type { SwapContracts } from './simulated-swap'

/** A call to ask the node, with its weight; or what it is answered with. */
export type ReadCall = (NodeCall & { weight: number }) | RpcOutcome

/** Which chain the calls are of, whether those of the Demo Wallet are offered, and the exchange where it is on this chain. */
type Offer = { chainId: number; isDemo: boolean; contracts: SwapContracts | null }

/**
 * Reads a call of a page: -32601 for a method that is not offered, -32602 for parameters that are not (EIP-1474). Which
 * chain it is no node is asked for.
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
