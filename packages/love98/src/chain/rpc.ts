import type { Client } from 'viem'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'

/** A block by its number, a tag, or its hash (EIP-1898). */
type BlockReference = Hex | 'latest' | 'finalized' | { readonly blockHash: Hex }

/** A call without a transaction; amounts as quantities, in wei and gas. */
export type CallRequest = {
  readonly from?: Address
  readonly to?: Address
  readonly data?: Hex
  readonly value?: Hex
  readonly gas?: Hex
}

export type RpcLog = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** A transaction as a node reports it; it has no block while it is pending. */
export type RpcTransaction = {
  readonly hash: Hex
  readonly from: Address
  readonly to: Address | null
  readonly value: Hex
  readonly input: Hex
  readonly nonce: Hex
  readonly blockNumber: Hex | null
}

export type RpcReceipt = {
  readonly status: Hex
  readonly blockNumber: Hex
  readonly logs: readonly RpcLog[]
  readonly from: Address
  readonly to: Address | null
  readonly gasUsed: Hex
  readonly effectiveGasPrice: Hex
  /** The fee of a layer 2 beside the gas, wei. */
  readonly l1Fee: Hex
}

type LogFilter = {
  readonly address?: readonly Address[]
  readonly topics: readonly (Hex | readonly Hex[] | null)[]
} & ({ readonly blockHash: Hex } | { readonly fromBlock: Hex; readonly toBlock: Hex })

type SimulatedBlockRequest = {
  readonly blockStateCalls: readonly {
    readonly blockOverrides?: { readonly time: Hex }
    readonly stateOverrides?: Readonly<
      Record<Address, { readonly stateDiff: Readonly<Record<Hex, Hex>> } | { readonly code: Hex }>
    >
    readonly calls: readonly CallRequest[]
  }[]
  readonly traceTransfers: boolean
  readonly validation: boolean
}

/**
 * The methods of a node that the product calls (https://ethereum.github.io/execution-apis/). A result has the type of
 * the specification, with all fields optional, because a node may leave them out; `unknown` is parsed by its reader.
 */
type RpcMethods = {
  eth_blockNumber: { params: readonly []; result: Hex }
  eth_call: { params: readonly [call: CallRequest, block: BlockReference]; result: Hex }
  eth_feeHistory: {
    params: readonly [blocks: Hex, newest: 'latest', percentiles: readonly number[]]
    result: { readonly baseFeePerGas: readonly Hex[] }
  }
  eth_getBalance: { params: readonly [account: Address, block: BlockReference]; result: Hex }
  eth_getBlockByNumber: {
    params: readonly [block: BlockReference, withTransactions: boolean]
    result: unknown
  }
  eth_getCode: { params: readonly [account: Address, block: BlockReference]; result: Hex | null }
  eth_getLogs: { params: readonly [filter: LogFilter]; result: unknown }
  eth_getTransactionByHash: { params: readonly [hash: Hex]; result: Partial<RpcTransaction> | null }
  eth_getTransactionCount: { params: readonly [account: Address, block: BlockReference]; result: Hex }
  eth_getTransactionReceipt: { params: readonly [hash: Hex]; result: Partial<RpcReceipt> | null }
  eth_maxPriorityFeePerGas: { params: readonly []; result: Hex }
  eth_simulateV1: {
    params: readonly [request: SimulatedBlockRequest, block: BlockReference]
    result: unknown
  }
}

/**
 * Calls a method of a node.
 * @param signal cancels the request
 * @throws viem's errors if the node does not answer, or answers with an error
 */
export function rpc<Method extends keyof RpcMethods>(
  client: Client,
  method: Method,
  params: RpcMethods[Method]['params'],
  signal?: AbortSignal,
): Promise<RpcMethods[Method]['result']> {
  // viem's schema has neither `eth_simulateV1` with one block nor read-only parameters.
  return client.request({ method, params } as never, signal && { signal })
}
