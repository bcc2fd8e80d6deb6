import type { Chain, Client, Transport } from 'viem'
import { isExecutionFailure } from '@/chain/node-failure'
import type { Address } from '@/domain/address'
import { type Balances, readBalances } from './read-balances'

/** The balances of an account in smallest units, by contract in lower case; the key `null` is the native coin. */
export type HeldAmounts = ReadonlyMap<Address | null, bigint>

type Reader = Client<Transport, Chain>

/** The maximum number of contracts per call, and in total. A gateway's list may contain any number of contracts. */
const [together, most] = [40, 200]

/**
 * Reads an account's balances of the native coin and of at most 200 tokens at the latest block. A contract that wastes
 * the gas of a call leaves none for the contracts after it, so each contract without an answer is read again in a
 * separate call. A contract that still gives no answer is not in the result.
 * @throws {RangeError} if the chain has no Multicall3
 * @throws viem's errors if the node does not answer
 */
export async function readHeldAmounts(
  client: Reader,
  account: Address,
  tokens: readonly Address[],
): Promise<HeldAmounts> {
  const wanted = tokens.slice(0, most).map((token) => token.toLowerCase() as Address)
  const held = new Map<Address | null, bigint>()
  const add = (some: readonly Address[], { native, tokens: amounts }: Balances) => {
    held.set(null, native)
    for (const [index, token] of some.entries()) {
      const amount = amounts[index]
      if (typeof amount === 'bigint') held.set(token, amount)
    }
  }
  const read = async (some: readonly Address[]) => {
    const balances = await readBalances(client, account, some).catch((error: unknown) => {
      if (!isExecutionFailure(error) && !(error instanceof RangeError && some.length > 0)) throw error
      return null
    })
    if (balances) add(some, balances)
  }
  const parts = Array.from({ length: Math.ceil(wanted.length / together) }, (_, index) =>
    wanted.slice(index * together, (index + 1) * together),
  )
  // The native coin is read in a separate call, so that no contract in the list can affect its answer.
  await Promise.all([[], ...parts].map(read))
  await Promise.all(wanted.filter((token) => !held.has(token)).map((token) => read([token])))
  return held
}
