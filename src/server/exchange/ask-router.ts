import { isSameAddress } from '@/domain/address'
import type { Exchange } from '@/domain/community/community'
import { callNode } from '@/server/rpc/rpc-node'

/** The result of the check if a router belongs to the exchange. `unknown` means that the node did not answer. */
export type RouterVerdict = 'right' | 'wrong' | 'unknown'

/** `factory()` and `WETH()` of UniswapV2Router02. */
const questions = ['0xc45a0155', '0xad5c4648'] as const
const limits = { timeout: 10_000, maxBytes: 65_536 }

/**
 * Reads the factory and the wrapped coin of a router from its contract, because swaps through another router would use
 * pools that this page does not show. Never throws.
 * @param url the address of the node
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

/**
 * Returns the address from an answer, null if the answer is not an address, or undefined if the node did not run the
 * call.
 */
function addressIn(outcome: Awaited<ReturnType<typeof callNode>>[number]): string | null | undefined {
  if ('error' in outcome) return outcome.error.code === 3 ? null : undefined
  const { result } = outcome
  if (typeof result !== 'string' || !/^0x[0-9a-f]*$/i.test(result)) return undefined
  return /^0x0{24}[0-9a-f]{40}$/i.test(result) ? `0x${result.slice(26)}` : null
}
