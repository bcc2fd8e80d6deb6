import type { Client } from 'viem'
import { type RpcLog, type RpcReceipt, rpc } from '@/chain/rpc'
import { encodeBalanceOf } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import * as eventTopics from '@/domain/event-topics'
import { type Hex, toQuantity } from '@/domain/hex'
import type { SwapSide } from '@/domain/swap/swap-route'
import { isToken0 } from './pool-reserves'
import { isAccount, movementOf, type PoolMovement, swapAmounts, swapLogs } from './read-logs'
import type { MinedSwap, SwapOutcome } from './swap-outcome'

type MinedReceipt = Partial<RpcReceipt> & Pick<RpcReceipt, 'blockNumber' | 'logs'>

/**
 * Determines the result of a swap from its receipt: the logs of the pool, or of the wrapped coin, show that it traded;
 * the contracts' logs report the amounts; and the account's balances at its block and the one before confirm them.
 */
export async function evaluateReceipt(
  client: Client,
  { route, account, pool }: MinedSwap,
  receipt: MinedReceipt,
): Promise<SwapOutcome> {
  const { logs, blockNumber, from: sender } = receipt
  const block = BigInt(blockNumber)
  const { kind, from, to, path, contract, wrappedNative } = route
  const isWrap = kind === 'wrap' || kind === 'unwrap'
  const coin = wrappedBy(logs, isWrap ? account : contract, wrappedNative)
  const pays = pool
    ? routedMovement(logs, { pool, isFirst: isToken0(...path), router: contract, account })?.pays
    : coin.wrapped + coin.unwrapped || undefined
  if (pays === undefined) return { kind: 'not-swapped', block }
  const cost = sender && isSameAddress(sender, account) ? costOf(receipt) : 0n
  const change = (side: SwapSide) => readChange(client, side, account, block, cost).catch(() => null)
  const [gone, come] = await Promise.all([change(from), change(to)])
  const moved = (token: Address) => movementOf(logs, account, token, wrappedNative)
  const sent = from.isNative ? coin.wrapped : moved(from.address).sent
  const arrived = to.isNative ? coin.unwrapped : moved(to.address).received
  const fell = gone === null ? null : -gone
  return {
    kind: 'swapped',
    block,
    sent: { reported: sent, changed: fell, amount: larger(sent, fell ?? sent) },
    arrived: {
      reported: arrived,
      changed: come,
      amount: smaller(pays, smaller(arrived, larger(come ?? arrived, 0n))),
    },
  }
}

/**
 * Returns the amounts of the native coin that an account wrapped and unwrapped, wei: before EIP-7708, receipts had no
 * logs of native transfers.
 */
function wrappedBy(
  logs: readonly RpcLog[],
  account: Address,
  wrappedNative: Address,
): { wrapped: bigint; unwrapped: bigint } {
  const sumOf = (event: Hex) =>
    logs
      .filter(({ address }) => isSameAddress(address, wrappedNative))
      .filter(({ topics: [first, second] }) => first === event && isAccount(second, account))
      .reduce((sum, { data }) => (data.length === 66 ? sum + BigInt(data) : sum), 0n)
  return { wrapped: sumOf(eventTopics.deposit), unwrapped: sumOf(eventTopics.withdrawal) }
}

/**
 * Returns the amounts that a router traded with a pool for an account, by the pool's `Swap` logs: those paid to the
 * account, or to the router, which pays out the native coin.
 * @returns null if the router did not trade with it
 */
function routedMovement(
  logs: readonly RpcLog[],
  { pool, isFirst, router, account }: { pool: Address; isFirst: boolean; router: Address; account: Address },
): PoolMovement | null {
  const own = swapLogs(logs, pool).filter(
    ({ topics: [, by, to] }) =>
      isAccount(by, router) && [account, router].some((each) => isAccount(to, each)),
  )
  if (own.length === 0) return null
  const sum = { takes: 0n, pays: 0n }
  for (const log of own) {
    const { takes, pays } = swapAmounts(log, isFirst)
    sum.takes += takes
    sum.pays += pays
  }
  return sum
}

/**
 * Returns the increase of a balance at a block over the block before, smallest units; for the native coin without the
 * gas that the account paid.
 */
async function readChange(
  client: Client,
  { isNative, address }: SwapSide,
  account: Address,
  block: bigint,
  cost: bigint,
): Promise<bigint> {
  const call = { to: address, data: encodeBalanceOf(account) }
  const [before, after] = await Promise.all(
    [block - 1n, block].map(async (number) => {
      const at = toQuantity(number)
      return BigInt(
        await (isNative ? rpc(client, 'eth_getBalance', [account, at]) : rpc(client, 'eth_call', [call, at])),
      )
    }),
  )
  return (after ?? 0n) - (before ?? 0n) + (isNative ? cost : 0n)
}

function costOf({ gasUsed = '0x0', effectiveGasPrice = '0x0', l1Fee = '0x0' }: MinedReceipt): bigint {
  return BigInt(gasUsed) * BigInt(effectiveGasPrice) + BigInt(l1Fee)
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const larger = (one: bigint, other: bigint) => (one > other ? one : other)
