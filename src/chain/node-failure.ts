import { BaseError, HttpRequestError, RpcRequestError, TimeoutError } from 'viem'

/** Whether viem's error means that the node was not asked or could not answer, and not that the call itself failed. */
export function isNodeFailure(error: unknown): boolean {
  if (!(error instanceof BaseError)) return true
  if (error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError)) return true
  return answerIn(error) !== null && !isRevert(error)
}

/**
 * Whether a contract reverted: code 3 (https://ethereum.org/en/developers/docs/apis/json-rpc), or the words of clients
 * that have another code for it. Every other error of a node tells of the node, not of the contract.
 */
export function isRevert(error: unknown): boolean {
  const answer = error instanceof BaseError ? answerIn(error) : null
  if (!answer) return false
  const { code, details, data } = answer
  return code === 3 || revertWords.test(details) || (typeof data === 'string' && /^reverted\b/i.test(data))
}

const revertWords =
  /^(?:err: )?(?:vm )?execution reverted\b|^(?:error: )?vm exception while processing transaction: revert/i

/** The error that a node answered with, below viem's own. */
function answerIn(error: BaseError): RpcRequestError | null {
  const found = error.walk((cause) => cause instanceof RpcRequestError)
  return found instanceof RpcRequestError ? found : null
}
