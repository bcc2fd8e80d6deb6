import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { countedOnce, isNativeCoin } from '@/domain/wallet/native-transfer-logs'

/** A log of a simulation or of a receipt. */
export type Log = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** The amounts that an account received and sent, smallest units. */
export type Movement = { readonly received: bigint; readonly sent: bigint }

/** The amount that a pool took of one side and paid of the other. */
export type PoolMovement = { readonly takes: bigint; readonly pays: bigint }

/**
 * The keccak256 hashes of `Transfer(address,address,uint256)`, and of WETH9's `Deposit` and `Withdrawal` with
 * `(address,uint256)`.
 */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const deposit = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'
const withdrawal = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'
/** The keccak256 hash of a pool's `Swap(address,uint256,uint256,uint256,uint256,address)` (Uniswap V2). */
const swap = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822'

/**
 * Returns the movement of a token, or of the native coin in a simulation, from the logs of its own contract. Logs of
 * other contracts, and logs that are not encoded like their event, do not count, nor do transfers to the same account.
 * @param wrappedNative the wrapped coin, which reports wrapping and unwrapping with its own events
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
 * Returns the amounts that a pool took and paid, from its only `Swap` log.
 * @param isFirst true if the pool took its first token
 * @returns null if there is no such log, or more than one
 */
export function poolMovement(logs: readonly Log[], pool: Address, isFirst: boolean): PoolMovement | null {
  const [only, ...more] = swapLogs(logs, pool)
  return only && more.length === 0 ? movementIn(only, isFirst) : null
}

/** Returns the `Swap` logs of a pool. */
export function swapLogs(logs: readonly Log[], pool: Address): readonly Log[] {
  return logs.filter(
    ({ address, topics, data }) =>
      isSameAddress(address, pool) && topics[0] === swap && data.length === 2 + 4 * 64,
  )
}

/** Returns the amounts in a `Swap` log. */
export function movementIn({ data }: Log, isFirst: boolean): PoolMovement {
  const [in0, in1, out0, out1] = [0, 1, 2, 3].map((index) =>
    BigInt(`0x${data.slice(2 + 64 * index, 66 + 64 * index)}`),
  ) as [bigint, bigint, bigint, bigint]
  return isFirst ? { takes: in0, pays: out1 } : { takes: in1, pays: out0 }
}

/** Returns whether a topic is an account's address. */
export function isAccount(topic: Hex | undefined, account: Address): boolean {
  return topic !== undefined && /^0x0{24}/.test(topic) && isSameAddress(`0x${topic.slice(26)}`, account)
}
