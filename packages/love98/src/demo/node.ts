import { demoWallet } from '@/texts/demo-wallet'

import { invalid, ProviderError } from './provider-error'

let lastId = 0

/**
 * Calls the node of a chain through this site's own server.
 * @throws {ProviderError} with the node's code, or 4901 if the node is unreachable
 */
export async function callNode(chainId: number, method: string, params: unknown): Promise<unknown> {
  const response = await fetch(`/api/rpc/${chainId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: ++lastId, method, params: params ?? [] }),
  }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  if (typeof answer !== 'object' || answer === null)
    throw new ProviderError(4901, demoWallet.errors.unreachableChain(chainId))
  if ('error' in answer && answer.error) throw nodeError(answer.error)
  if (!('result' in answer)) throw invalid(method)
  return answer.result
}

function nodeError(error: unknown): ProviderError {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return new ProviderError(
    typeof code === 'number' ? code : -32603,
    typeof message === 'string' ? message : demoWallet.errors.nodeRefused,
  )
}
