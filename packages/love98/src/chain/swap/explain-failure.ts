import type { Client } from 'viem'
import { rpc } from '@/chain/rpc'
import { readRevertData, readRevertReason } from '@/chain/safe/revert-reason'
import { decodeBool, encodeCall } from '@/domain/abi'
import type { Address } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import { amountOut } from '@/domain/swap/quote'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import { type RoutedPool, readPoolReserves } from './pool-reserves'
import { failureOfReason, revertFailure } from './revert-failure'
import { transferCall } from './swap-calls'
import type { SwapCall } from './swap-terms'

type Failed = {
  from: Address
  call: SwapCall
  returned: Hex
  /** The number of the block on whose state the call failed. */
  block: bigint
  question: {
    gives: Address | null
    expects: { token: Address | null; to: Address }
    pool: (RoutedPool & { readonly amountIn: bigint }) | null
  }
}

/**
 * Finds the reason of a failed call. The router hides the token's error, so after a failed transfer the token's own
 * transfer of the same amount is run alone. A token that gives no reason is asked whether it is paused and whether it
 * has blocked the parties.
 */
export async function explainFailure(client: Client, failed: Failed): Promise<SwapFailure> {
  const own = revertFailure(failed.returned)
  const { gives, expects, pool } = failed.question
  const transfer = (token: Address, parties: readonly [Address, Address], amount: bigint) =>
    explainTransfer(client, own, { token, parties, amount, block: failed.block })
  if (own.code === 'transfer-from-failed' && gives !== null)
    return transfer(gives, [failed.from, pool?.address ?? expects.to], pool?.amountIn ?? 1n)
  if (own.code === 'transfer-failed' && expects.token !== null && pool)
    return transfer(expects.token, [pool.address, expects.to], await paidBy(client, pool, failed.block))
  if (own.code === 'unknown' && own.text === null)
    return (await askToken(client, failed.call.to, [failed.from], failed.block)) ?? own
  return own
}

/** Returns the amount that a pool would pay at a block, smallest units; 1 if its reserves cannot be read. */
async function paidBy(
  client: Client,
  pool: RoutedPool & { readonly amountIn: bigint },
  block: bigint,
): Promise<bigint> {
  const reserves = await readPoolReserves(client, pool, block).catch(() => null)
  return reserves
    ? amountOut({ amountIn: pool.amountIn, reserveIn: reserves.in, reserveOut: reserves.out })
    : 1n
}

type Transfer = { token: Address; parties: readonly [Address, Address]; amount: bigint; block: bigint }

/**
 * Runs a transfer between two parties. Returns `own` with the token's message if the transfer gives no known reason.
 */
async function explainTransfer(
  client: Client,
  own: SwapFailure,
  { token, parties, amount, block }: Transfer,
): Promise<SwapFailure> {
  const [from, to] = parties
  const { data } = transferCall(token, to, amount)
  const reason = await readRevertReason(client, { from, to: token, data }, block).catch(() => null)
  const failure = failureOfReason(reason)
  if (failure.code !== 'unknown') return failure
  const text = (reason && 'text' in reason && reason.text) || own.text
  return (await askToken(client, token, parties, block)) ?? { ...own, text }
}

/**
 * Asks a token whether it is paused (Pausable, USDT) or has blocked a party (USDT, USDC); returns null if
 * neither is the case or it does not answer.
 */
async function askToken(
  client: Client,
  token: Address,
  parties: readonly Address[],
  block: bigint,
): Promise<SwapFailure | null> {
  const isTrue = async (data: Hex) => {
    const params = [{ to: token, data }, toQuantity(block)] as const
    return decodeBool(await rpc(client, 'eth_call', params).catch(() => null)) === true
  }
  const listed = parties.flatMap((party) =>
    [selectors.isBlackListed, selectors.isBlacklisted].map((selector) => isTrue(encodeCall(selector, party))),
  )
  const [isPaused, ...isListed] = await Promise.all([isTrue(selectors.paused), ...listed])
  if (isPaused) return { code: 'paused', text: null }
  return isListed.includes(true) ? { code: 'blacklisted', text: null } : null
}

/**
 * Runs a reverted transaction again on the state before its block, in which most failures repeat, or otherwise at the
 * block itself, because a deadline may have passed only there.
 */
export async function explainRevert(client: Client, hash: Hex, block: bigint): Promise<SwapFailure> {
  try {
    const sent = await rpc(client, 'eth_getTransactionByHash', [hash])
    const { from, to, input, value } = Object(sent) as { from: Address; to: Address; input: Hex; value: Hex }
    const call = { from, to, data: input, value: BigInt(value) }
    const before = await readRevertData(client, call, block - 1n)
    return revertFailure(before ?? (await readRevertData(client, call, block)) ?? '0x')
  } catch {
    return failureOfReason(null)
  }
}
