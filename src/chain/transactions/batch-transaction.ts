import type { Client } from 'viem'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { Asked } from '@/domain/wallet/tracked-transaction'

/** Characters of all calls together; longer ones are not kept, and their transaction is not compared. */
const mostKept = 16_000

/** The calls of a batch as they are kept with it: target and data without `0x`; undefined for those that are too long. */
export function keptCalls(calls: readonly { to: Address; data: Hex }[]): readonly string[] | undefined {
  const kept = calls.map(({ to, data }) => `${to.slice(2)} ${data.slice(2)}`.toLowerCase())
  return kept.join('').length <= mostKept ? kept : undefined
}

/** True when target and data of a transaction contain those of each call: accounts encode a batch in several ways. */
export function containsCalls(
  { to, input }: { to: Address | null; input: string },
  calls: readonly string[],
): boolean {
  const data = `${to} ${input}`.toLowerCase()
  return calls.every((call) => call.split(' ').every((part) => data.includes(part)))
}

/**
 * True when a transaction that a wallet names for a batch is certainly a different one: it is not newer than the batch; or its data
 * does not have the calls, and none of the called contracts reports something about the account.
 * @throws viem's errors when the node does not answer
 */
export async function isOtherBatch(
  client: Client,
  hash: Hex,
  account: Address,
  { block, calls }: Asked,
): Promise<boolean> {
  const [sent, receipt] = await Promise.all(
    ['eth_getTransactionByHash', 'eth_getTransactionReceipt'].map(
      (method): Promise<unknown> => client.request({ method, params: [hash] } as never),
    ),
  )
  const { to, input, blockNumber } = Object(sent)
  if (typeof input !== 'string' || !blockNumber) return false
  if (Number(blockNumber) <= block) return true
  if (!calls || containsCalls({ to, input }, calls)) return false
  const { logs } = Object(receipt)
  const owner = account.slice(2).toLowerCase()
  return !(Array.isArray(logs) ? logs : []).some((log: unknown) => {
    const { address, topics } = Object(log)
    const isOfCall = calls.some((call) => call.startsWith(String(address).slice(2).toLowerCase()))
    return (
      isOfCall && Array.isArray(topics) && topics.some((topic) => String(topic).toLowerCase().endsWith(owner))
    )
  })
}
