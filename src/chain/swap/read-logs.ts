import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { countedOnce, isNativeCoin } from '@/domain/wallet/native-transfer-logs'

/** A log of a simulation or of a receipt. */
export type Log = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** What came to an account and what left it, smallest units. */
export type Movement = { readonly received: bigint; readonly sent: bigint }

/** What a pool took of one side and paid of the other. */
export type PoolMovement = { readonly takes: bigint; readonly pays: bigint }

/** keccak256 of `Transfer(address,address,uint256)`, and of WETH9's `Deposit` and `Withdrawal` with `(address,uint256)`. */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const deposit = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'
const withdrawal = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'
/** keccak256 of a pool's `Swap(address,uint256,uint256,uint256,uint256,address)` (Uniswap V2). */
const swap = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'

/**
 * What moved of a token, or of the native coin in a simulation, by the logs of its own contract: those of others, and those that are not encoded
 * as their event is, count for nothing. A transfer to oneself moves nothing.
 * @param wrappedNative reports what it makes and takes back by events of its own
 */
export function movementOf(
  logs: readonly Log[],
  account: Address,
  asset: Address | 'ETH',
  wrappedNative: Address,
): Movement {
  const isOwn = (address: Address) =>
    asset === 'ETH' ? isNativeCoin(address) : isSameAddress(address, asset)
  const isWrapped = asset !== 'ETH' && isSameAddress(asset, wrappedNative)
  let [received, sent] = [0n, 0n]
  for (const { address, topics, data } of countedOnce(logs)) {
    if (!isOwn(address) || data.length !== 66) continue
    const [event, first, second] = topics
    if (event === transfer && topics.length === 3) {
      const [isSender, isRecipient] = [isAccount(first, account), isAccount(second, account)]
      if (isSender && !isRecipient) sent += BigInt(data)
      if (isRecipient && !isSender) received += BigInt(data)
    } else if (isWrapped && topics.length === 2 && isAccount(first, account)) {
      if (event === deposit) received += BigInt(data)
      if (event === withdrawal) sent += BigInt(data)
    }
  }
  return { received, sent }
}

/**
 * What a pool took and paid, by its one `Swap` log.
 * @param isFirst whether the pool's first token is the one that it took
 * @returns null when there is no such log, or more than one
 */
export function poolMovement(logs: readonly Log[], pool: Address, isFirst: boolean): PoolMovement | null {
  const [only, ...more] = swapLogs(logs, pool)
  return only && more.length === 0 ? movementIn(only, isFirst) : null
}

/** The `Swap` logs of a pool. */
export function swapLogs(logs: readonly Log[], pool: Address): readonly Log[] {
  return logs.filter(
    ({ address, topics, data }) =>
      isSameAddress(address, pool) && topics[0] === swap && data.length === 2 + 4 * 64,
  )
}

/** The amounts and accounts in a `Swap` log. */
export function movementIn({ data }: Log, isFirst: boolean): PoolMovement {
  const [in0, in1, out0, out1] = [0, 1, 2, 3].map((index) =>
    BigInt(`0x${data.slice(2 + 64 * index, 66 + 64 * index)}`),
  ) as [bigint, bigint, bigint, bigint]
  return isFirst ? { takes: in0, pays: out1 } : { takes: in1, pays: out0 }
}

/** True when a topic is an account's address. */
export function isAccount(topic: Hex | undefined, account: Address): boolean {
  return topic !== undefined && /^0x0{24}/.test(topic) && isSameAddress(`0x${topic.slice(26)}`, account)
}
