import { marketReading } from '@/browser/market/market-reading'
import { readNetworkFees } from '@/chain/network-fee'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { readSwapOutcome } from '@/chain/swap/read-swap-outcome'
import type { SwapCall } from '@/chain/swap/swap-terms'
import type { Address } from '@/domain/address'
import { settingsOfPair } from '@/domain/community/chain-settings'
import { marketChainOf } from '@/domain/market/market-chain'
import { batchGas } from '@/domain/swap/batch-gas'
import { impactLevel } from '@/domain/swap/impact-level'
import { clockAheadMinutes, isOldQuote, permitEnd, swapDeadline } from '@/domain/swap/swap-deadline'
import { confirmedLosses, shortfallBips } from '@/domain/swap/swap-risks'
import { swapReview } from '@/texts/swap-review'

import { canRequestBatch, requestBatch, requestTransaction } from '@/wallet/flow/wallet-requests'
import { awaitOutcome } from '@/wallet/transactions/await-outcome'
import { hostOf } from '@/wallet/transactions/sending-wallet'
import type { Wallet } from '@/wallet/wallet'
import { amountWithSymbol } from '../form-texts'
import { swapOptions } from '../stored-options'
import { type SwapRequest, swapIntent } from '../swap-request'
import { routerVerdict } from '../use-swap-wallet'
import type { NoOffer, SwapOffer, SwapPorts } from './swap-flow'

/** The typical delay until a node has a new block, ms. */
const pause = 1_500

/** Returns a transaction with the data of all calls, for the fee of its size. */
function inOneTransaction(account: Address, calls: readonly SwapCall[]): SwapCall {
  const [only] = calls
  if (only && calls.length === 1) return only
  return { to: account, value: 0n, data: `0x${calls.map(({ data }) => data.slice(2)).join('')}` }
}

/** Connects a swap to the chain and to the visitor's wallet. */
export function swapPorts(wallet: Wallet, request: SwapRequest): SwapPorts {
  const { pair, route, amountIn, promised, from } = request
  const { chainId } = route
  const client = wallet.client(chainId)
  const settings = settingsOfPair(wallet.settings, pair)
  const market = marketChainOf(wallet.settings, chainId)
  const sender = { chainId, from }
  const words = swapReview.descriptions
  const given = amountWithSymbol(amountIn, route.from)
  /** Fees in wei; null where the gas or its price is not known. */
  async function feesOf({ simulated, steps }: SwapOffer['prepared']) {
    const gas = simulated?.gasUsed
    // A Safe's call is part of the transaction that executes it, whose sender pays the fee.
    if (!gas || hostOf(sender)) return { fee: null, feeTogether: null }
    const transactions = steps.map(({ call }) => call)
    const [fee, feeTogether] = await readNetworkFees(client, [
      { gas, transactions },
      { gas: batchGas(gas, steps.length), transactions: [inOneTransaction(from, transactions)] },
    ] as const)
    return { fee, feeTogether }
  }

  async function offer(): Promise<SwapOffer | NoOffer> {
    // The variable itself, so that a build with a server does not contain the check.
    // biome-ignore lint/style/noProcessEnv: replaced by the builder
    if (process.env.LOVE98_TARGET === 'static' && route.contract === settings.exchange.router) {
      const verdict = await routerVerdict({ client: wallet.client, settings })
      if (verdict === 'unknown') return { phase: 'unknown', why: 'no-answer' }
      if (verdict === 'wrong') return { phase: 'refused' }
    }
    const { slippageBips, deadlineMinutes, allowsHighImpact } = swapOptions.getState()
    const { snapshot, readAt } = marketReading(market)
    const now = Date.now()
    if (!snapshot || readAt === null || isOldQuote(readAt, now)) return { phase: 'old' }
    const clock = { blockTime: snapshot.block.timestamp, readAt, now }
    const deadline = swapDeadline({ ...clock, minutes: deadlineMinutes })
    const permitUntil = permitEnd({ ...clock, deadline })
    const prepared = await prepareSwap(client, {
      ...{ route, from, amountIn, slippageBips, deadline, permitUntil },
      quoters: settings.exchange,
    })
    if (prepared.kind === 'fails') return { ...prepared, phase: prepared.kind }
    if (prepared.kind === 'unknown') return { ...prepared, phase: prepared.kind }
    if (prepared.kind === 'refused') return { phase: 'refused' }
    if (prepared.kind === 'hook-differs') return { phase: 'hook-differs', hooks: prepared.hooks }
    const { impactBips, amountOut } = prepared.quote
    const level = impactLevel(impactBips, allowsHighImpact)
    if (level === 'refused') return { phase: 'refused' }
    const fees = await feesOf(prepared)
    const fallBips = shortfallBips(promised, amountOut)
    const { gapBips, taxBips } = prepared.simulated ?? { gapBips: 0, taxBips: { from: 0, to: 0 } }
    const keptBips = Math.max(gapBips, taxBips.from, taxBips.to)
    const losses = confirmedLosses({ level, impactBips, fallBips, keptBips })
    return {
      prepared,
      level,
      market: snapshot.pairs,
      ...fees,
      permitUntil,
      fallBips,
      losses,
      clockAheadMinutes: clockAheadMinutes(clock),
    }
  }

  const approvalWords = {
    reset: () => words.reset(route.from.symbol),
    approval: words.approval,
    permit: words.permit,
  }
  const described = ({ prepared }: SwapOffer) => ({
    description: words.swap(given, amountWithSymbol(prepared.minimum, route.to)),
    intent: swapIntent(pair),
  })
  return {
    offer,
    canTogether: () => canRequestBatch(wallet, sender),
    send({ kind, call }, offered, press) {
      const step = kind === 'swap' ? described(offered) : { description: approvalWords[kind](given) }
      return requestTransaction(wallet, { ...sender, ...call, ...step }, press, { allowsRepeat: press.again })
    },
    sendTogether: (offered, press) =>
      requestBatch(
        wallet,
        { ...sender, ...described(offered), calls: offered.prepared.steps.map(({ call }) => call) },
        press,
        { allowsRepeat: press.again },
      ),
    outcome: (hash, signal) => awaitOutcome(wallet, { address: from, chainId }, { hash, signal }),
    mined: (hash) => readSwapOutcome(client, { hash, route, account: from }),
    pause: () => new Promise((resolve) => setTimeout(resolve, pause)),
  }
}
