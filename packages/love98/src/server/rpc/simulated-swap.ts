import * as v from 'valibot'
import { argumentWords, decodeAddress, encodeWord } from '@/domain/abi'
import type { Settings } from '@/domain/community/deployment-settings'
import * as selectors from '@/domain/selectors'

/** The contracts of the exchange, in lower case. The tokens are the configured ones and the wrapped coin. */
export type SwapContracts = {
  router: string | null
  wrappedNative: string | null
  tokens: ReadonlySet<string>
}

/**
 * Returns the contracts for simulations on a chain besides Safe executions. Swaps are possible only on the chain of the
 * exchange.
 */
export function swapContracts(
  { exchange, tokens }: Pick<Settings, 'exchange' | 'tokens'>,
  chainId: number,
): SwapContracts | null {
  if (exchange.chainId !== chainId) return null
  const addresses = Object.values(tokens).flatMap(({ address }) => address ?? [])
  return {
    router: exchange.router?.toLowerCase() ?? null,
    wrappedNative: exchange.wrappedNative?.toLowerCase() ?? null,
    tokens: new Set([exchange.wrappedNative ?? [], addresses].flat().map((address) => address.toLowerCase())),
  }
}

/** The maximum gas of one call, and of all calls. A common swap needs a tenth. */
const [callGas, allGas] = [2_000_000, 3_000_000]
const address = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i), v.toLowerCase())
const call = v.strictObject({
  from: address,
  to: address,
  // A selector and at most eight words.
  data: v.optional(v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2}){0,260}$/i), v.toLowerCase()), '0x'),
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
        calls: v.pipe(v.array(call), v.minLength(1), v.maxLength(3)),
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
 * Returns true if the calls are approvals of the router, optionally followed by one of its swaps or a wrap, or one
 * transfer, alone or between two reads of a balance.
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
  const isEnd = isApproval(last, contracts) || isRouted(last, contracts) || isWrap(last, contracts)
  if (calls.length === 1 && isTransfer(last, contracts)) return true
  if (isMeasuredTransfer(calls, contracts)) return true
  return isEnd && calls.slice(0, -1).every((each) => isApproval(each, contracts))
}

/** Recognizes `approve(router, amount)` of a configured token. */
function isApproval({ to, data, value }: Call, { tokens, router }: SwapContracts): boolean {
  const [spender, ...more] = argumentWords(data) ?? []
  const isWhole = data.startsWith(selectors.approve) && more.length === 1
  return isWhole && value === undefined && tokens.has(to) && router !== null && isWordOf(spender, router)
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
