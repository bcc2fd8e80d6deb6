import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { MarketReading } from '@/browser/market/market-reading'
import { useCommunity } from '@/desktop/use-community'
import type { SwapPair } from '@/domain/community/community'
import { type SwapDirection, type SwapSide, swapRoute } from '@/domain/swap/swap-route'
import { exchange } from '@/texts/exchange'

import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { type Holding, useHoldings } from '@/wallet/holdings/use-holdings'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import { exchangeMenus } from './exchange-menus'
import { NoSwap } from './no-swap'
import { reservesOf } from './pair-reserves'
import type { ReviewedSwap } from './review/swap-ports'
import { swapOptions } from './stored-options'
import { SwapForm } from './swap-form'

const OptionsDialog = lazy(async () => ({ default: (await import('./options-dialog')).OptionsDialog }))
const SwapDialog = lazy(async () => ({ default: (await import('./review/swap-dialog')).SwapDialog }))

type ExchangeProps = {
  pair: SwapPair
  market: MarketReading & { readonly isLate: boolean }
  minimized: boolean
  /** Null where the community has no charts. */
  onChart: (() => void) | null
  onPair: (pair: string) => void
  onClose: () => void
}

/** One pair: the amount to swap, the estimate at the latest block, and the button that reviews the swap. */
export function Exchange({ pair, market, minimized, onChart, onPair, onClose }: ExchangeProps) {
  const { pairs } = useCommunity()
  const { settings } = useWallet()
  const connection = useConnectionState()
  const options = useStore(swapOptions)
  const [direction, setDirection] = useState<SwapDirection>('buy')
  const [asksOptions, setAsksOptions] = useState(false)
  const [reviewed, setReviewed] = useState<ReviewedSwap | null>(null)

  // The browser's storage, which another window or tab may have changed.
  useEffect(() => swapOptions.adopt(), [])

  const route = useMemo(() => swapRoute(settings, pair, direction), [settings, pair, direction])
  const { snapshot, isLate } = market
  const reserves = useMemo(() => reservesOf(snapshot, pair.name, direction), [snapshot, pair.name, direction])
  const { list } = useHoldings(!minimized)
  const isHere = connection.status === 'connected' && connection.chainId === route?.chainId
  const [given = null, got = null] = [route?.from, route?.to].map((side) =>
    isHere ? heldOf(side, list) : null,
  )
  const onReverse = useCallback(() => setDirection((before) => (before === 'buy' ? 'sell' : 'buy')), [])
  const isWrap = route?.kind === 'wrap' || route?.kind === 'unwrap'
  const menus = exchangeMenus({
    ...{ pair: pair.name, pairs: pairs.map(({ name }) => name) },
    ...{ onReverse, onChart, onPair, onClose },
    onOptions: () => setAsksOptions(true),
  })
  return (
    <>
      <MenuBar label={exchange.menuBar} menus={menus} />
      {route && (reserves || !snapshot || isWrap) ? (
        <SwapForm
          {...{ pair: pair.name, route, reserves, given, got, connection, options, onReverse }}
          onOptions={setAsksOptions}
          isOld={snapshot !== null && isLate}
          isReading={snapshot === null}
          onReview={setReviewed}
        />
      ) : (
        <NoSwap pair={pair} hasRoute={route !== null} />
      )}
      <Suspense>
        {asksOptions && <OptionsDialog options={options} onClose={() => setAsksOptions(false)} />}
        {reviewed && <SwapDialog key={reviewed.from} swap={reviewed} onClose={() => setReviewed(null)} />}
      </Suspense>
    </>
  )
}

/** Returns the balance of one side in smallest units; null while not known. */
function heldOf(side: SwapSide | undefined, list: readonly Holding[] | null): bigint | null {
  if (!side) return null
  const token = side.isNative ? null : side.address
  return list?.find((holding) => holding.token === token)?.balance ?? null
}
