import { v4PoolId } from '@/chain/prices/pool-address'
import type { RpcLog } from '@/chain/rpc'
import { decodeAddress, decodeUint, decodeUints } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import * as eventTopics from '@/domain/event-topics'
import type { Hex } from '@/domain/hex'
import { swapTopics } from '@/domain/market/pool-event-topics'
import { emitterOf, type PoolSource } from '@/domain/market/pool-source'
import type { SwapHop } from '@/domain/swap/swap-route'
import { isNativeCoin, withoutDuplicates } from '@/domain/wallet/native-transfer-logs'
import { isToken0 } from './pool-reserves'

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
 * Returns the amounts that the pool of a hop took and paid, from its only `Swap` log.
 * @returns null if there is no such log, or more than one
 */
export function poolMovement(logs: readonly RpcLog[], hop: SwapHop): PoolMovement | null {
  const [only, ...more] = hopSwaps(logs, hop)
  return only && more.length === 0 ? only.moved : null
}

/**
 * Returns the swaps of a hop's pool in its direction, with their topics. Uniswap V2 and V3 have the caller and the
 * recipient in topics 1 and 2, and V4 has the caller in topic 2.
 */
export function hopSwaps(
  logs: readonly RpcLog[],
  { source, path }: SwapHop,
): readonly { readonly topics: readonly Hex[]; readonly moved: PoolMovement }[] {
  const emitter = emitterOf(source)
  const id = source.kind === 'v4' ? v4PoolId(source.key) : null
  const isFirst = isToken0(...path)
  return logs.flatMap(({ address, topics, data }) => {
    if (!isSameAddress(address, emitter) || topics[0] !== swapEvents[source.kind].topic) return []
    if (id !== null && topics[1] !== id) return []
    const moved = movedBy(source.kind, data, isFirst)
    return moved ? [{ topics, moved }] : []
  })
}

/** The events `Swap` of the pools, and the numbers of words of their data. */
const swapEvents = {
  v2: { topic: eventTopics.swap, words: 4 },
  v3: { topic: swapTopics.v3, words: 5 },
  v4: { topic: swapTopics.v4, words: 6 },
} as const

/** Reads the amounts of a swap. V2 has unsigned inputs and outputs; V3 and V4 have signed changes of both tokens. */
function movedBy(kind: PoolSource['kind'], data: Hex, isFirst: boolean): PoolMovement | null {
  const words = decodeUints(data, swapEvents[kind].words)
  if (!words) return null
  const [first = 0n, second = 0n, out0 = 0n, out1 = 0n] = words
  if (kind === 'v2') return isFirst ? { takes: first, pays: out1 } : { takes: second, pays: out0 }
  // V3 reports the changes of the pool's balances, and V4 of the trader's balances.
  const sign = kind === 'v3' ? 1n : -1n
  const [change0, change1] = [first, second].map((word) => sign * BigInt.asIntN(256, word))
  const [takes = 0n, pays = 0n] = isFirst ? [change0, -(change1 ?? 0n)] : [change1, -(change0 ?? 0n)]
  return { takes, pays }
}

export function isAccount(topic: Hex | undefined, account: Address): boolean {
  return isSameAddress(account, decodeAddress(topic))
}
