import { marketReading } from '@/browser/market/market-reading'
import { readBaseFee } from '@/chain/base-fee'
import { poolAddress } from '@/chain/prices/pool-address'
import { prepareSwap } from '@/chain/swap/prepare-swap'
import { readSwapOutcome } from '@/chain/swap/read-swap-outcome'
import type { Address } from '@/domain/address'
import { impactLevel } from '@/domain/swap/impact-level'
import { pairSymbols } from '@/domain/swap/pair'
import { quoteAmount } from '@/domain/swap/quote-swap'
import { isOldQuote, swapDeadline } from '@/domain/swap/swap-deadline'
import type { SwapRoute } from '@/domain/swap/swap-route'
import type { exchangeReviewTexts } from '@/texts/en/swap/exchange-review'
import { awaitOutcome } from '@/wallet/transactions/await-outcome'
import { canSendTogether, sendCalls } from '@/wallet/transactions/send-calls'
import { sendTransaction } from '@/wallet/transactions/send-transaction'
import { hostOf } from '@/wallet/transactions/sending-wallet'
import type { Wallet } from '@/wallet/wallet'
import { amountWithSymbol } from '../form-words'
import { reservesOf } from '../pair-reserves'
import { swapOptions } from '../stored-options'
import { swapIntent } from '../swap-intent'
import type { SwapPorts } from './swap-session'
import type { NoOffer, SwapOffer } from './swap-state'

/** What the visitor asked for: one amount in one direction, from the account that was shown. */
export type ReviewedSwap = {
  readonly pair: string
  readonly route: SwapRoute
  readonly amountIn: bigint
  readonly from: Address
}

/** ms; about the time that a node takes to know of a block. */
const pause = 1_500

/** A swap on the chain and in the visitor's wallet. */
export function swapPorts(wallet: Wallet, swap: ReviewedSwap, texts: typeof exchangeReviewTexts): SwapPorts {
  const { pair, route, amountIn, from } = swap
  const { chainId } = route
  const client = wallet.client(chainId)
  const sender = { chainId, from }
  const words = texts.descriptions
  const given = amountWithSymbol(amountIn, route.from)

  /** Wei, at the base fee of the newest block; null where nothing is known. */
  async function feeOf(gas: bigint | undefined): Promise<bigint | null> {
    // What a Safe does is a part of the transaction that executes it, which another account pays for.
    if (gas === undefined || hostOf(sender)) return null
    const baseFee = await readBaseFee(client).catch(() => null)
    return baseFee ? gas * baseFee : null
  }

  async function offer(): Promise<SwapOffer | NoOffer> {
    const { slippageBips, deadlineMinutes, allowsHighImpact } = swapOptions.getState()
    const { snapshot, readAt } = marketReading()
    const now = Date.now()
    if (!snapshot || readAt === null || isOldQuote(readAt, now)) return { phase: 'old' }
    const direction = pairSymbols(pair)[0] === route.from.symbol ? 'sell' : 'buy'
    const quote = quoteAmount({
      route,
      amountIn,
      slippageBips,
      reserves: reservesOf(snapshot, pair, direction),
    })
    if (typeof quote === 'string') return { phase: 'refused' }
    const level = impactLevel(quote.impactBips, allowsHighImpact)
    if (level === 'refused') return { phase: 'refused' }
    const blockTime = snapshot.block.timestamp
    const prepared = await prepareSwap(client, {
      ...{ route, from, amountIn, slippageBips, quoted: quote.amountOut },
      pool:
        route.spender || route.kind === 'eth-for-tokens'
          ? poolAddress(wallet.settings.exchange, ...route.path)
          : null,
      deadline: swapDeadline({ blockTime, readAt, now, minutes: deadlineMinutes }),
    })
    if (prepared.kind === 'fails') return { ...prepared, phase: prepared.kind }
    if (prepared.kind === 'unknown') return { ...prepared, phase: prepared.kind }
    return { prepared, quote, level, fee: await feeOf(prepared.simulated?.gasUsed) }
  }

  const told = ({ prepared }: SwapOffer) => ({
    description: words.swap(given, amountWithSymbol(prepared.minimum, route.to)),
    intent: swapIntent(pair),
  })
  return {
    offer,
    canTogether: () => canSendTogether(wallet, sender),
    send({ kind, call }, offered, how) {
      const step =
        kind === 'swap'
          ? told(offered)
          : { description: kind === 'reset' ? words.reset(route.from.symbol) : words.approval(given) }
      return sendTransaction(wallet, { ...sender, ...call, ...step }, how)
    },
    sendTogether: (offered, how) =>
      sendCalls(
        wallet,
        { ...sender, ...told(offered), calls: offered.prepared.steps.map(({ call }) => call) },
        how,
      ),
    outcome: (hash, signal) => awaitOutcome(wallet, { address: from, chainId }, { hash, signal }),
    mined: (hash) => readSwapOutcome(client, { hash, route, account: from }),
    pause: () => new Promise((resolve) => setTimeout(resolve, pause)),
  }
}
