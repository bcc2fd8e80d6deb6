import type { RpcOutcome } from './rpc-answer'
import type { RpcCall } from './rpc-request'

export type NodeCall = Pick<RpcCall, 'method' | 'params'>

/** The client that waits for the answer. Its calls in flight count for its range of addresses. */
type Asker = { sender: string; signal?: AbortSignal | undefined }

/**
 * Sends calls to a node, and returns the outcomes in the order of the calls. A layer that answers some calls itself
 * also has this type, and passes the other calls to the next layer.
 * @throws {AppError} `node-unavailable`; `rate-limited` if the sender has too many calls in flight
 */
export type SendCalls = (calls: readonly NodeCall[], asker: Asker) => Promise<RpcOutcome[]>
