import * as v from 'valibot'
import { argumentWords, decodeAddress, encodeWord } from '@/domain/abi'
import type { Address } from '@/domain/address'
import type { Settings } from '@/domain/community/deployment-settings'
import type { Hex } from '@/domain/hex'
import type { MarketPool } from '@/domain/market/pool-event'
import * as selectors from '@/domain/selectors'
import { readRouterSwap } from '@/domain/swap/read-router-swap'
import type { PlannedPool } from '@/domain/swap/router-plan'

/** The contracts of the exchange, in lower case. The tokens are the configured ones and the wrapped coin. */
export type SwapContracts = {
  router: string | null
  universalRouter: string | null
  permit2: string | null
  wrappedNative: string | null
  tokens: ReadonlySet<string>
  /** The configured pools of V3 and V4, by their tokens and their fee or key. */
  pools: ReadonlySet<string>
}

/**
 * Returns the contracts for simulations on a chain besides Safe executions. Swaps are possible only on the chain of the
 * exchange.
 * @param pools of the configured pairs (`marketPools`); without them no swap through V3 or V4 is simulated
 */
export function swapContracts(
  { exchange, tokens }: Pick<Settings, 'exchange' | 'tokens'>,
  chainId: number,
  pools: readonly MarketPool[] = [],
): SwapContracts | null {
  if (exchange.chainId !== chainId) return null
  const addresses = Object.values(tokens).flatMap(({ address }) => address ?? [])
  return {
    router: exchange.router?.toLowerCase() ?? null,
    universalRouter: exchange.universalRouter?.toLowerCase() ?? null,
    permit2: exchange.permit2?.toLowerCase() ?? null,
    wrappedNative: exchange.wrappedNative?.toLowerCase() ?? null,
    tokens: new Set([exchange.wrappedNative ?? [], addresses].flat().map((address) => address.toLowerCase())),
    pools: new Set(pools.flatMap(poolName)),
  }
}

function poolName({ source, base, token }: MarketPool): string | [] {
  const path = [base.address, token.address] as const
  if (source.kind === 'v3') return nameOf({ kind: 'v3', path, fee: source.fee })
  return source.kind === 'v4' ? nameOf({ kind: 'v4', path, key: source.key }) : []
}

function nameOf(pool: Exclude<PlannedPool, { kind: 'v2' }>): string {
  const parts =
    pool.kind === 'v3'
      ? ['v3', ...pool.path.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1)), pool.fee]
      : ['v4', pool.key.currency0, pool.key.currency1, pool.key.fee, pool.key.tickSpacing, pool.key.hooks]
  return parts.join(' ').toLowerCase()
}

/**
 * The maximum gas of one call, and of all calls. A common swap needs a tenth; a swap with a hook can need more than
 * others.
 */
const [callGas, allGas] = [2_000_000, 3_500_000]
/** The maximum number of calls: a revoked and a new approval, the one at Permit2, and a swap. */
const mostCalls = 4
/** The maximum size of a call, bytes: a swap through two pools of V4, between which the coin is wrapped. */
export const mostBytes = 2_404
const address = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i), v.toLowerCase())
const call = v.strictObject({
  from: address,
  to: address,
  data: v.optional(
    v.pipe(v.string(), v.maxLength(2 + 2 * mostBytes), v.regex(/^0x(?:[0-9a-f]{2})*$/i), v.toLowerCase()),
    '0x',
  ),
  value: v.optional(v.pipe(v.string(), v.regex(/^0x[1-9a-f][0-9a-f]{0,31}$/i))),
  gas: v.pipe(
    v.string(),
    v.regex(/^0x[1-9a-f][0-9a-f]{0,5}$/i),
    v.check((gas) => Number(gas) <= callGas),
  ),
})

/** Seconds since 1970. */
const blockTime = v.strictObject({ time: v.pipe(v.string(), v.regex(/^0x[1-9a-f][0-9a-f]{0,9}$/i)) })

type Call = v.InferOutput<typeof call>

/**
 * The calls of one account: approvals and a swap, or one transfer with reads of its recipient's balance before and
 * after it. They form one block without overrides except its time, so that only calls run that the account could send.
 */
export const simulatedSwap = v.pipe(
  v.strictObject({
    blockStateCalls: v.strictTuple([
      v.strictObject({
        blockOverrides: v.optional(blockTime),
        calls: v.pipe(v.array(call), v.minLength(1), v.maxLength(mostCalls)),
      }),
    ]),
    traceTransfers: v.literal(true),
    validation: v.literal(false),
  }),
  v.check(({ blockStateCalls: [{ calls }] }) => calls.every(({ from }) => from === calls[0]?.from)),
  v.check(({ blockStateCalls: [{ calls }] }) => gasOf(calls) <= allGas),
)

export function gasOf(calls: readonly { gas: string }[]): number {
  return calls.reduce((sum, { gas }) => sum + Number(gas), 0)
}

/**
 * Returns true if the calls are approvals of a router, directly or through Permit2, optionally followed by a swap or a
 * wrap, or one transfer, alone or between two reads of a balance.
 */
export function isSwap(
  { blockStateCalls: [{ calls }] }: v.InferOutput<typeof simulatedSwap>,
  contracts: SwapContracts | null,
): boolean {
  const last = calls.at(-1)
  if (!last) return false
  // The coin can be sent to any account on any chain.
  if (calls.length === 1 && last.data === '0x') return true
  if (!contracts) return false
  const isEnd = [isApproval, isPermit, isRouted, isUniversallyRouted, isWrap].some((is) =>
    is(last, contracts),
  )
  if (calls.length === 1 && isTransfer(last, contracts)) return true
  if (isMeasuredTransfer(calls, contracts)) return true
  return isEnd && calls.slice(0, -1).every((each) => isApproval(each, contracts) || isPermit(each, contracts))
}

/** Recognizes `approve(spender, amount)` of a configured token, for the router of V2 or Permit2. */
function isApproval({ to, data, value }: Call, { tokens, router, permit2 }: SwapContracts): boolean {
  const [spender, ...more] = argumentWords(data) ?? []
  const isWhole = data.startsWith(selectors.approve) && more.length === 1
  const isKnown = [router, permit2].some((known) => known !== null && isWordOf(spender, known))
  return isWhole && value === undefined && tokens.has(to) && isKnown
}

/** Recognizes `approve(token, universalRouter, amount, expiration)` of Permit2 for a configured token. */
function isPermit({ to, data, value }: Call, { tokens, universalRouter, permit2 }: SwapContracts): boolean {
  if (to !== permit2 || universalRouter === null || value !== undefined) return false
  const [token, spender, ...more] = argumentWords(data) ?? []
  const isWhole = data.startsWith(selectors.permitApprove) && more.length === 2
  return isWhole && tokens.has(decodeAddress(`0x${token}`) ?? '') && isWordOf(spender, universalRouter)
}

/**
 * Recognizes a swap by the Universal Router to the sender, through one or two pools: of V2 between configured tokens, or
 * configured ones of V3 and V4.
 */
function isUniversallyRouted({ from, to, data, value = '0x0' }: Call, contracts: SwapContracts): boolean {
  const { universalRouter, wrappedNative, tokens } = contracts
  if (to !== universalRouter || wrappedNative === null) return false
  // The schema checks that these are addresses and bytes.
  const [router, coin, sender] = [to, wrappedNative, from] as readonly string[] as [Address, Address, Address]
  const call = { router, wrappedNative: coin, from: sender, value: BigInt(value), data: data as Hex }
  const swap = readRouterSwap(call)
  if (!swap || swap.to !== from || swap.deadline === null || swap.permit !== null) return false
  if (swap.portion !== null) return false
  const areKnown = [swap.given.token, swap.got.token].every((token) => token === null || tokens.has(token))
  return (
    areKnown && swap.pools.length <= mostPools && swap.pools.every((pool) => isConfigured(pool, contracts))
  )
}

const mostPools = 2

function isConfigured(pool: PlannedPool, { tokens, pools }: SwapContracts): boolean {
  return pool.kind === 'v2' ? pool.path.every((token) => tokens.has(token)) : pools.has(nameOf(pool))
}

/** Recognizes `transfer(to, amount)` of a configured token. */
function isTransfer({ to, data, value }: Call, { tokens }: SwapContracts): boolean {
  const isWhole = data.startsWith(selectors.transfer) && argumentWords(data)?.length === 2
  return tokens.has(to) && value === undefined && isWhole
}

/**
 * Recognizes a transfer between two reads of its recipient's balance (`balanceOf`, EIP-20), which show the received
 * amount.
 */
function isMeasuredTransfer([before, transfer, after]: readonly Call[], contracts: SwapContracts): boolean {
  if (!before || !transfer || !after || !isTransfer(transfer, contracts)) return false
  const read = `${selectors.balanceOf}${argumentWords(transfer.data)?.[0]}`
  return [before, after].every(
    ({ to, data, value }) => to === transfer.to && data === read && value === undefined,
  )
}

/** Recognizes `deposit()` and `withdraw(amount)` of the wrapped coin (WETH9). */
function isWrap({ to, data, value }: Call, { wrappedNative }: SwapContracts): boolean {
  if (to !== wrappedNative) return false
  const isWithdrawal = data.startsWith(selectors.withdraw) && argumentWords(data)?.length === 1
  return data === selectors.deposit || (value === undefined && isWithdrawal)
}

/** The functions of UniswapV2Router02 that swap an exact amount and compare balances: of the coin, and of tokens. */
const ofCoin = selectors.swapExactETHForTokensFee
const ofTokens: readonly string[] = [
  selectors.swapExactTokensForTokensFee,
  selectors.swapExactTokensForETHFee,
]

/** Recognizes a swap of one configured token for another, through one pool, to the sender. */
function isRouted({ from, to, data, value }: Call, { router, tokens }: SwapContracts): boolean {
  const selector = data.slice(0, 10)
  const isOfCoin = selector === ofCoin
  if (to !== router || (!isOfCoin && (!ofTokens.includes(selector) || value !== undefined))) return false
  const words = argumentWords(data)?.slice(isOfCoin ? 1 : 2) ?? []
  const [pathStart, recipient, , length, ...path] = words
  return (
    path.length === 2 &&
    pathStart === encodeWord(isOfCoin ? 128n : 160n) &&
    isWordOf(recipient, from) &&
    length === encodeWord(2n) &&
    path.every((word) => tokens.has(decodeAddress(`0x${word}`) ?? ''))
  )
}

function isWordOf(word: string | undefined, account: string): boolean {
  return decodeAddress(`0x${word}`) === account
}
