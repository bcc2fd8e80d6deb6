import { BaseError, RpcRequestError } from 'viem'

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

/**
 * Whether a call cannot run at this state: it reverts, uses all the gas of the call, runs into code that is none, or its sender
 * cannot pay its value. For
 * reads in which a contract that does so only counts as one that gives no answer.
 */
export function isFailedCall(error: unknown): boolean {
  const answer = error instanceof BaseError ? answerIn(error) : null
  return answer !== null && (isRevert(error) || unrunnableWords.test(answer.details))
}

/** Words of anvil and of geth. */
const unrunnableWords =
  /\bout ?of ?gas\b|\binsufficient funds\b|\bevm error\b|\binvalid (?:opcode|jump)\b|\bstack (?:under|over)flow\b/i
