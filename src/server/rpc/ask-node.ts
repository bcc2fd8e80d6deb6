import type { RpcOutcome } from './rpc-answer'
import type { RpcCall } from './rpc-request'

/** A call as a node is asked it. */
export type NodeCall = Pick<RpcCall, 'method' | 'params'>

/** Who waits for the answer: the range of addresses that its calls in flight are counted for. */
type Asker = { sender: string; signal?: AbortSignal | undefined }

/**
 * Asks a node, and gives the outcomes in the order of the calls. What answers some calls by itself has this type too, and
 * asks the one behind it for the others.
 * @throws {LoveError} `node-unavailable`; `rate-limited` when the sender has too many calls in flight
 */
export type AskNode = (calls: readonly NodeCall[], asker: Asker) => Promise<RpcOutcome[]>
