import type { Client } from 'viem'
import { type RevertReason, readRevertReason, reasonIn } from '@/chain/safe/revert-reason'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { SwapFailure } from '@/domain/swap/swap-failure'
import { type SwapCall, transferCall } from './swap-calls'

type Failed = {
  from: Address
  call: SwapCall
  returned: Hex
  /** Number of the block on whose state it failed. */
  block: bigint
  question: {
    gives: Address | 'ETH'
    expects: { token: Address | 'ETH'; to: Address }
    pool: { address: Address } | null
  }
}

/** Texts of UniswapV2Router02, its library, UniswapV2Pair and the tokens that they were tried with, in the order they are compared. */
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
 * Says why a call failed. The router hides what a token says; so where a transfer failed, the token's own transfer is run alone, and
 * a token that gives no reason is asked whether it is paused and whether it has the parties on a list.
 */
export async function explainFailure(client: Client, failed: Failed): Promise<SwapFailure> {
  const own = failureOf(reasonIn(failed.returned))
  const { gives, expects, pool } = failed.question
  const isIn = own.code === 'transfer-from-failed'
  if (isIn && gives !== 'ETH')
    return (
      (await explainTransfer(client, gives, [failed.from, pool?.address ?? expects.to], failed.block)) ?? own
    )
  if (own.code === 'transfer-failed' && expects.token !== 'ETH' && pool)
    return (await explainTransfer(client, expects.token, [pool.address, expects.to], failed.block)) ?? own
  if (own.code === 'unknown' && own.text === null)
    return (await askToken(client, failed.call.to, [failed.from], failed.block)) ?? own
  return own
}

/** Runs the smallest transfer between two parties; null when it works or says nothing. */
async function explainTransfer(
  client: Client,
  token: Address,
  [from, to]: readonly [Address, Address],
  block: bigint,
): Promise<SwapFailure | null> {
  const { data } = transferCall(token, to, 1n)
  const reason = await readRevertReason(client, { from, to: token, data }, block).catch(() => null)
  const said = failureOf(reason)
  return said.code === 'unknown' ? await askToken(client, token, [from, to], block) : said
}

/** What a token says of itself and of the parties; null when it says nothing of the kind. */
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

/** A failure with the code of its text or its selector. */
export function failureOf(reason: RevertReason): SwapFailure {
  if (!reason) return { code: 'unknown', text: null }
  if ('text' in reason) {
    const { text } = reason
    return { code: texts.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown', text: text || null }
  }
  if ('panic' in reason) return { code: 'unknown', text: `Panic(${reason.panic})` }
  const { selector } = reason
  return { code: errors[selector] ?? 'unknown', text: selector }
}
