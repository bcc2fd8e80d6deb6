import type { Client } from 'viem'
import { type RpcLog, type RpcReceipt, rpc } from '@/chain/rpc'
import { encodeBalanceOf } from '@/domain/abi'
import { type Address, isSameAddress } from '@/domain/address'
import * as eventTopics from '@/domain/event-topics'
import { type Hex, toQuantity } from '@/domain/hex'
import type { SwapHop, SwapRoute, SwapSide } from '@/domain/swap/swap-route'
import { zeroAddress } from '@/domain/swap/universal-router'
import { hopSwaps, isAccount, movementOf, type PoolMovement } from './read-logs'
import type { MinedSwap, SwapOutcome } from './swap-outcome'

type MinedReceipt = Partial<RpcReceipt> & Pick<RpcReceipt, 'blockNumber' | 'logs'>

/**
 * Determines the result of a swap from its receipt: the logs of the pool, or of the wrapped coin, show that it traded;
 * the contracts' logs report the amounts; and the account's balances at its block and the one before confirm them.
 */
export async function evaluateReceipt(
  client: Client,
  { route, account }: MinedSwap,
  receipt: MinedReceipt,
): Promise<SwapOutcome> {
  const { logs, blockNumber, from: sender } = receipt
  const block = BigInt(blockNumber)
  const { from, to, hops, contract, wrappedNative } = route
  const isWrap = hops.length === 0
  const coin = wrappedBy(logs, isWrap ? account : contract, wrappedNative)
  const traded = isWrap ? null : routedMovement(logs, route, account)
  const pays = isWrap ? coin.wrapped + coin.unwrapped || undefined : traded?.pays
  if (pays === undefined) return { kind: 'not-swapped', block }
  const cost = sender && isSameAddress(sender, account) ? costOf(receipt) : 0n
  const change = (side: SwapSide) => readChange(client, side, account, block, cost).catch(() => null)
  const [gone, come] = await Promise.all([change(from), change(to)])
  const moved = (token: Address) => movementOf(logs, account, token, wrappedNative)
  // A pool of V4 holds the coin itself, so no log of the wrapped coin reports its amount.
  const isCoin = (currency: Address | undefined) => currency === zeroAddress
  const given = isCoin(hops[0]?.path[0]) ? (traded?.takes ?? 0n) : coin.wrapped
  const gotten = isCoin(hops.at(-1)?.path[1]) ? pays : coin.unwrapped
  const sent = from.isNative ? given : moved(from.address).sent
  const arrived = to.isNative ? gotten : moved(to.address).received
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
 * Returns the amounts that a router traded with the pools of a route for an account, by the pools' `Swap` logs: what the
 * first took, and what the last paid to the account, or to the router, which pays it out.
 * @returns null if the router did not trade with both
 */
function routedMovement(
  logs: readonly RpcLog[],
  { hops, contract }: SwapRoute,
  account: Address,
): PoolMovement | null {
  const own = (hop: SwapHop | undefined, parties: readonly Address[] | null) => {
    if (!hop) return null
    const isV4 = hop.source.kind === 'v4'
    const swaps = hopSwaps(logs, hop).filter(({ topics: [, first, second] }) => {
      if (!isAccount(isV4 ? second : first, contract)) return false
      return isV4 || parties === null || parties.some((each) => isAccount(second, each))
    })
    return swaps.length === 0 ? null : swaps.map(({ moved }) => moved)
  }
  const [taken, paid] = [own(hops[0], null), own(hops.at(-1), [account, contract])]
  if (!taken || !paid) return null
  return {
    takes: taken.reduce((sum, { takes }) => sum + takes, 0n),
    pays: paid.reduce((sum, { pays }) => sum + pays, 0n),
  }
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
