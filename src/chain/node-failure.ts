import { BaseError, HttpRequestError, TimeoutError } from 'viem'

/** Whether viem's error means that the node was not asked or could not answer, and not that the call itself failed. */
export function isNodeFailure(error: unknown): boolean {
  return !(error instanceof BaseError) || error.walk(isFailure) !== null
}

/** Besides a lost connection: -32005 limit exceeded, -32002 resource unavailable, -32601 method not found (EIP-1474). */
function isFailure(error: unknown): boolean {
  if (error instanceof HttpRequestError || error instanceof TimeoutError) return true
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === -32005 || code === -32002 || code === -32601
}
