import type { RpcLog } from '@/chain/rpc'
import { decodeAddress, decodeUint, decodeUints } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import * as eventTopics from '@/domain/event-topics'
import type { Hex } from '@/domain/hex'
import { isNativeCoin, withoutDuplicates } from '@/domain/wallet/native-transfer-logs'

/** The amounts that an account received and sent, smallest units. */
export type Movement = { readonly received: bigint; readonly sent: bigint }

export type PoolMovement = { readonly takes: bigint; readonly pays: bigint }

/**
 * Returns the movement of a token, or of the native coin in a simulation, from the logs of its own contract. Logs of
 * other contracts, and logs that are not encoded like their event, do not count, nor do transfers to the same account.
 * @param token null for the native coin
 * @param wrappedNative the wrapped coin, which reports wrapping and unwrapping with its own events
 */
export function movementOf(
  logs: readonly RpcLog[],
  account: Address,
  token: Address | null,
  wrappedNative: Address,
): Movement {
  const isOwn = (address: Address) => (token === null ? isNativeCoin(address) : isSameAddress(address, token))
  const isWrapped = token !== null && isSameAddress(token, wrappedNative)
  let [received, sent] = [0n, 0n]
  for (const { address, topics, data } of withoutDuplicates(logs)) {
    const amount = decodeUint(data)
    if (!isOwn(address) || amount === null) continue
    const [event, first, second] = topics
    if (event === eventTopics.transfer && topics.length === 3) {
      const [isSender, isRecipient] = [isAccount(first, account), isAccount(second, account)]
      if (isSender && !isRecipient) sent += amount
      if (isRecipient && !isSender) received += amount
    } else if (isWrapped && topics.length === 2 && isAccount(first, account)) {
      if (event === eventTopics.deposit) received += amount
      if (event === eventTopics.withdrawal) sent += amount
    }
  }
  return { received, sent }
}

/**
 * Returns the amounts that a pool took and paid, from its only `Swap` log.
 * @param isFirst true if the pool took its first token
 * @returns null if there is no such log, or more than one
 */
export function poolMovement(logs: readonly RpcLog[], pool: Address, isFirst: boolean): PoolMovement | null {
  const [only, ...more] = swapLogs(logs, pool)
  return only && more.length === 0 ? swapAmounts(only, isFirst) : null
}

export function swapLogs(logs: readonly RpcLog[], pool: Address): readonly RpcLog[] {
  return logs.filter(
    ({ address, topics, data }) =>
      isSameAddress(address, pool) && topics[0] === eventTopics.swap && decodeUints(data, 4) !== null,
  )
}

export function swapAmounts({ data }: RpcLog, isFirst: boolean): PoolMovement {
  const [in0 = 0n, in1 = 0n, out0 = 0n, out1 = 0n] = decodeUints(data, 4) ?? []
  return isFirst ? { takes: in0, pays: out1 } : { takes: in1, pays: out0 }
}

export function isAccount(topic: Hex | undefined, account: Address): boolean {
  return isSameAddress(account, decodeAddress(topic))
}
