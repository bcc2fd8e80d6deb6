import type { Chain, Client, Transport } from 'viem'
import { rpc } from '@/chain/rpc'
import { encodeBalanceOf, encodeCall, offsetAt, wordAt } from '@/domain/abi'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'

/** The balances of an account, in smallest units; null for a contract that does not return an amount. */
export type Balances = {
  native: bigint
  /** In the requested order. */
  tokens: readonly (bigint | null)[]
}

/**
 * Reads an account's balances of the native coin and of tokens at the latest block, in one `eth_call` (Multicall3).
 * @throws {RangeError} if the answer does not have one result per call
 * @throws viem's errors if the node does not answer
 */
export async function readBalances(
  client: Client<Transport, Chain>,
  account: Address,
  tokens: readonly Address[],
): Promise<Balances> {
  const to = client.chain.contracts?.multicall3?.address
  if (!to) throw new RangeError('the chain has no Multicall3')
  const calls = [
    { target: to, data: encodeCall(selectors.getEthBalance, account) },
    ...tokens.map((target) => ({ target, data: encodeBalanceOf(account) })),
  ]
  const list = calls.map(({ target, data }) => ({ struct: [target, 1n, { bytes: data }] }))
  const data = encodeCall(selectors.aggregate3, { list })
  const answer = await rpc(client, 'eth_call', [{ to, data }, 'latest'])
  const [native, ...amounts] = decode(answer, calls.length)
  if (native === null || native === undefined) throw new RangeError('the answer has no balance')
  return { native, tokens: amounts }
}

/**
 * Returns the first word of each `(bool success, bytes returnData)`; null for a call that failed or returned less than
 * one word.
 */
function decode(answer: Hex, count: number): readonly (bigint | null)[] {
  const digits = answer.slice(2)
  const list = offsetAt(digits, 0)
  if (offsetAt(digits, list) !== 2 * count) throw new RangeError('the answer is not one for each call')
  const base = list + 64
  return Array.from({ length: count }, (_, index) => {
    const tuple = base + offsetAt(digits, base + 64 * index)
    const bytes = tuple + offsetAt(digits, tuple + 64)
    const isWhole = wordAt(digits, tuple) === 1n && wordAt(digits, bytes) >= 32n
    return isWhole ? wordAt(digits, bytes + 64) : null
  })
}
