import { isSameAddress } from '@/domain/address'
import type { Exchange } from '@/domain/community/community'
import { callNode } from '@/server/rpc/rpc-node'

/** Whether a router is the one of an exchange; `unknown` when its node does not tell. */
export type RouterVerdict = 'right' | 'wrong' | 'unknown'

/** `factory()` and `WETH()` of UniswapV2Router02. */
const questions = ['0xc45a0155', '0xad5c4648'] as const
const limits = { timeout: 10_000, maxBytes: 65_536 }

/**
 * Asks a router which factory and which wrapped coin it was created with: swaps through another one would go to pools that this
 * page does not show. Never throws.
 * @param url of the node
 */
export async function askRouter(
  url: string,
  { router, factory, wrappedNative }: Exchange,
): Promise<RouterVerdict> {
  const calls = questions.map((data) => ({ method: 'eth_call', params: [{ to: router, data }, 'latest'] }))
  const outcomes = await callNode(url, calls, limits).catch(() => [])
  const [itsFactory, itsCoin] = outcomes.map(addressIn)
  if (itsFactory === undefined || itsCoin === undefined) return 'unknown'
  return isSameAddress(factory, itsFactory) && isSameAddress(wrappedNative, itsCoin) ? 'right' : 'wrong'
}

/** The address that was answered; null for an answer that is none, undefined when the node did not run the call. */
function addressIn(outcome: Awaited<ReturnType<typeof callNode>>[number]): string | null | undefined {
  if ('error' in outcome) return outcome.error.code === 3 ? null : undefined
  const { result } = outcome
  if (typeof result !== 'string' || !/^0x[0-9a-f]*$/i.test(result)) return undefined
  return /^0x0{24}[0-9a-f]{40}$/i.test(result) ? `0x${result.slice(26)}` : null
}
