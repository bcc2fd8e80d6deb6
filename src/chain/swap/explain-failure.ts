import type { Client } from 'viem'
import { type RevertReason, readRevertReason, reasonIn } from '@/chain/safe/revert-reason'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { amountOut } from '@/domain/swap/quote'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import { type RoutedPool, readPoolReserves } from './pool-reserves'
import { type SwapCall, transferCall } from './swap-calls'

type Failed = {
  from: Address
  call: SwapCall
  returned: Hex
  /** The number of the block on whose state the call failed. */
  block: bigint
  question: {
    gives: Address | 'ETH'
    expects: { token: Address | 'ETH'; to: Address }
    pool: (RoutedPool & { readonly amountIn: bigint }) | null
  }
}

/**
 * Error messages of UniswapV2Router02, its library, UniswapV2Pair and the tested tokens, in the order of comparison.
 */
const texts: readonly (readonly [RegExp, SwapFailure['code']])[] = [
  [/\bINSUFFICIENT_OUTPUT_AMOUNT\b/, 'insufficient-output-amount'],
  [/\bINSUFFICIENT_(?:LIQUIDITY|INPUT_AMOUNT)\b|^UniswapV2: OVERFLOW$|^ds-math/, 'insufficient-liquidity'],
  [/\bTRANSFER_FROM_FAILED\b/, 'transfer-from-failed'],
  [/\bTRANSFER_FAILED\b/, 'transfer-failed'],
  [/^UniswapV2Router: EXPIRED$/, 'expired'],
  [/^UniswapV2: K$/, 'k'],
  [/\bpaused?\b/i, 'paused'],
  [/\b(?:black|deny|block)[- ]?list|\bfrozen\b/i, 'blacklisted'],
  [/\ballowance\b/i, 'insufficient-allowance'],
  [/\bbalance\b/i, 'insufficient-balance'],
]

/** Errors of OpenZeppelin's contracts (ERC-6093 and `Pausable`) by selector. */
const errors: Readonly<Record<Hex, SwapFailure['code']>> = {
  '0xd93c0665': 'paused',
  '0xe450d38c': 'insufficient-balance',
  '0xfb8f41b2': 'insufficient-allowance',
}

/** `paused()` of Pausable and USDT; `isBlackListed(address)` of USDT and `isBlacklisted(address)` of USDC. */
const pausedCall = '0x5c975abb'
const listedCalls = ['0xe47d6060', '0xfe575a87'] as const

/**
 * Finds the reason of a failed call. The router hides the token's error, so after a failed transfer the token's own
 * transfer of the same amount is run alone. A token that gives no reason is asked whether it is paused and whether it
 * has blocked the parties.
 */
export async function explainFailure(client: Client, failed: Failed): Promise<SwapFailure> {
  const own = failureOf(reasonIn(failed.returned))
  const { gives, expects, pool } = failed.question
  const transfer = (token: Address, parties: readonly [Address, Address], amount: bigint) =>
    explainTransfer(client, own, { token, parties, amount, block: failed.block })
  if (own.code === 'transfer-from-failed' && gives !== 'ETH')
    return transfer(gives, [failed.from, pool?.address ?? expects.to], pool?.amountIn ?? 1n)
  if (own.code === 'transfer-failed' && expects.token !== 'ETH' && pool)
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
  const said = failureOf(reason)
  if (said.code !== 'unknown') return said
  const text = (reason && 'text' in reason && reason.text) || own.text
  return (await askToken(client, token, parties, block)) ?? { ...own, text }
}

/**
 * Asks a token whether it is paused or has blocked a party; returns null if neither is the case or it does not answer.
 */
async function askToken(
  client: Client,
  token: Address,
  parties: readonly Address[],
  block: bigint,
): Promise<SwapFailure | null> {
  const isTrue = async (data: Hex) => {
    const params = [{ to: token, data }, `0x${block.toString(16)}`]
    const answer = await client.request({ method: 'eth_call', params } as never).catch(() => null)
    return typeof answer === 'string' && /^0x0{63}1$/.test(answer)
  }
  const listed = parties.flatMap((party) =>
    listedCalls.map((call) => isTrue(`${call}${party.slice(2).toLowerCase().padStart(64, '0')}`)),
  )
  const [isPaused, ...isListed] = await Promise.all([isTrue(pausedCall), ...listed])
  if (isPaused) return { code: 'paused', text: null }
  return isListed.includes(true) ? { code: 'blacklisted', text: null } : null
}

/**
 * Runs a reverted transaction again on the state before its block, in which most failures repeat, or otherwise at the
 * block itself, because a deadline may have passed only there.
 */
export async function explainRevert(client: Client, hash: Hex, block: bigint): Promise<SwapFailure> {
  try {
    const sent: unknown = await client.request({
      method: 'eth_getTransactionByHash',
      params: [hash],
    } as never)
    const { from, to, input, value } = Object(sent) as { from: Address; to: Address; input: Hex; value: Hex }
    const call = { from, to, data: input, value: BigInt(value) }
    const before = await readRevertReason(client, call, block - 1n)
    return failureOf(before ?? (await readRevertReason(client, call, block)))
  } catch {
    return failureOf(null)
  }
}

/** Converts a reason to a failure, whose code follows from the text or the selector. */
function failureOf(reason: RevertReason): SwapFailure {
  if (!reason) return { code: 'unknown', text: null }
  if ('text' in reason) {
    const { text } = reason
    return { code: texts.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown', text: text || null }
  }
  if ('panic' in reason) return { code: 'unknown', text: `Panic(${reason.panic})` }
  const { selector } = reason
  return { code: errors[selector] ?? 'unknown', text: selector }
}
