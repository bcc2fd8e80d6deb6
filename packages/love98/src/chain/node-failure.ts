import { BaseError, RpcRequestError } from 'viem'

/**
 * Returns whether a contract reverted: code 3 (https://ethereum.org/en/developers/docs/apis/json-rpc), or the messages
 * of clients that use another code. Any other error of a node concerns the node, not the contract.
 */
export function isRevert(error: unknown): boolean {
  const answer = error instanceof BaseError ? answerIn(error) : null
  if (!answer) return false
  const { code, details, data } = answer
  return code === 3 || revertWords.test(details) || (typeof data === 'string' && /^reverted\b/i.test(data))
}

const revertWords =
  /^(?:err: )?(?:vm )?execution reverted\b|^(?:error: )?vm exception while processing transaction: revert/i

/** Returns the error in the node's answer, which viem wraps in its own errors. */
function answerIn(error: BaseError): RpcRequestError | null {
  const found = error.walk((cause) => cause instanceof RpcRequestError)
  return found instanceof RpcRequestError ? found : null
}

/**
 * Returns whether a call cannot run in this state: it reverts, uses all the gas of the call, runs invalid code, or its
 * sender cannot pay its value. It is used by reads in which such a contract counts only as one without an answer.
 */
export function isExecutionFailure(error: unknown): boolean {
  const answer = error instanceof BaseError ? answerIn(error) : null
  return answer !== null && (isRevert(error) || unrunnableWords.test(answer.details))
}

/** Messages of anvil and of geth. */
const unrunnableWords =
  /\bout ?of ?gas\b|\binsufficient funds\b|\bevm error\b|\binvalid (?:opcode|jump)\b|\bstack (?:under|over)flow\b/i
