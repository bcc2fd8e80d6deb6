import { useEffect, useState } from 'react'
import { readQuotes } from '@/browser/market/read-quotes'
import { hasServer } from '@/domain/build/capabilities'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import type { KnownRoute } from '@/domain/swap/known-routes'
import { type AskedQuotes, isAsked } from '@/domain/swap/quote-swap'
import type { RouteQuote } from '@/domain/swap/route-quotes'
import type { SwapDirection } from '@/domain/swap/swap-route'
import { useWallet } from '@/wallet/use-wallet'
import type { Wallet } from '@/wallet/wallet'

/** The time without a key after which the quotes of an amount are asked, ms. */
const quiet = 150

export type QuotedMarket = {
  readonly pair: string
  readonly direction: SwapDirection
  readonly routes: readonly KnownRoute[]
  readonly block: MarketSnapshot['block'] | null
}

/**
 * Asks for the quotes of the routes through pools of V3 and V4, after the visitor has typed, and again at each block. The
 * quotes of the block before stay until the new ones come.
 * @param amountIn smallest units; null without an amount to ask for
 * @returns null if no route needs a quoter
 */
export function useRouteQuotes(market: QuotedMarket, amountIn: bigint | null): AskedQuotes | null {
  const { pair, direction, routes, block } = market
  const wallet = useWallet()
  const [asked, setAsked] = useState<(AskedQuotes & { readonly of: string }) | null>(null)
  const isNeeded = routes.some(isAsked)
  const of = `${pair} ${direction}`
  const hash = block?.hash ?? null

  // The server. An older request is cancelled by a newer key or block, and by the end of the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: routes change with each block, which `hash` names
  useEffect(() => {
    if (!isNeeded || amountIn === null || hash === null) return
    const leaving = new AbortController()
    const { signal } = leaving
    const timer = setTimeout(async () => {
      const answer = await quotesOf(wallet, { ...market, amountIn, hash }, signal)
      if (!signal.aborted) setAsked({ of, amountIn, answer })
    }, quiet)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [of, amountIn, hash, isNeeded, wallet])

  return asked?.of === of ? asked : null
}

export type QuoteQuestion = QuotedMarket & { readonly amountIn: bigint; readonly hash: string }

async function quotesOf(
  wallet: Pick<Wallet, 'client' | 'settings'>,
  question: QuoteQuestion,
  signal: AbortSignal,
): Promise<readonly RouteQuote[] | 'unavailable' | 'offline'> {
  try {
    if (hasServer) return await readQuotes(question, signal)
    const { askQuoters } = await import('./ask-quoters')
    return await askQuoters(wallet, question)
  } catch {
    return navigator.onLine ? 'unavailable' : 'offline'
  }
}

/** The time between two readings, ms. The price decides between routes only. */
const interval = 60_000

/**
 * Reads the price of a unit of gas on a chain, wei, each minute.
 * @param isNeeded false to read nothing
 * @returns null while it is not known
 */
export function useGasPrice(chainId: number | null, isNeeded: boolean): bigint | null {
  const wallet = useWallet()
  const [price, setPrice] = useState<{ readonly chainId: number; readonly value: bigint } | null>(null)

  // The node.
  useEffect(() => {
    if (!isNeeded || chainId === null) return
    let isCurrent = true
    const read = async () => {
      try {
        const { readGasPrices } = await import('@/chain/network-fee')
        const prices = await readGasPrices(wallet.client(chainId))
        if (isCurrent && prices) setPrice({ chainId, value: prices.baseFee + prices.tip })
      } catch {
        // Without a price the largest output decides.
      }
    }
    void read()
    const timer = setInterval(read, interval)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [wallet, chainId, isNeeded])

  return price?.chainId === chainId ? price.value : null
}
