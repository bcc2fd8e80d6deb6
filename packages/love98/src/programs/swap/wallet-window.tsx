import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { MarketReading } from '@/browser/market/market-reading'
import { useMarket } from '@/browser/market/use-market'
import { deployedPools } from '@/chain/market/market-pools'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { SwapPair } from '@/domain/community/community'
import { mainPlace, type PairPlace, pairPlace } from '@/domain/market/market-chain'
import { gasCostIn } from '@/domain/swap/best-quote'
import { knownRoutes } from '@/domain/swap/known-routes'
import { type SwapDirection, type SwapSide, swapRoutes } from '@/domain/swap/swap-route'
import { common } from '@/texts/common'
import { swap as swapTexts } from '@/texts/swap'
import { lazyNamed } from '@/ui/lazy-named'
import type { BarMenu, MenuItem } from '@/ui/menu/menu-items'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import { type Holding, useHoldings } from '@/wallet/holdings/use-holdings'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import { MarketStatus } from '../market-status'
import type { ProgramProps } from '../program-props'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import { NoSwap } from './no-swap'
import { swapOptions } from './stored-options'
import styles from './swap.module.css'
import { SwapForm } from './swap-form'
import type { SwapRequest } from './swap-request'
import { useGasPrice } from './use-route-quotes'
import { useSwapSettings } from './use-swap-wallet'

const OptionsDialog = lazyNamed(() => import('./options-dialog'), 'OptionsDialog')
const SwapDialog = lazyNamed(() => import('./review/swap-dialog'), 'SwapDialog')

/** The window's inside: which pair, and how old the prices are. */
export default function SwapTokens({ argument, setArgument, setTitle, close, minimized }: ProgramProps) {
  const store = useDesktopStore()
  const { pairs, programs } = useCommunity()
  const name = argument ?? pairs[0]?.name ?? null
  const pair = pairs.find((candidate) => candidate.name === name) ?? null
  const { settings } = useWallet()
  const place = pair ? pairPlace(settings, pair.name) : mainPlace
  const market = useMarket(!minimized && pair !== null, place.chain)
  const title = name === null ? swapTexts.menuBar : swapTexts.title(name)

  // The window's title in the desktop store.
  useEffect(() => setTitle(title), [setTitle, title])

  const charts = programs.includes('charts') ? findProgram('charts') : null
  const onChart =
    charts && pair
      ? () => store.dispatch({ type: 'opened', request: windowRequest(charts, pair.name) })
      : null
  return (
    <div className={styles.window}>
      {pair ? (
        <PairSwap
          key={pair.name}
          {...{ pair, place, market, minimized, onChart }}
          onPair={setArgument}
          onClose={close}
        />
      ) : (
        <>
          <MenuBar
            label={swapTexts.menuBar}
            menus={swapMenus({
              ...{ pair: name, pairs: pairs.map((known) => known.name), onReverse: null, onOptions: null },
              ...{ onChart, onPair: setArgument, onClose: close },
            })}
          />
          <NoSwap text={name === null ? swapTexts.noPairs : swapTexts.unknownPair(name)} swapped={null} />
        </>
      )}
      <div className="status-bar">
        {pair ? <MarketStatus market={market} chainName={place.name} /> : <span />}
      </div>
    </div>
  )
}

type PairSwapProps = {
  pair: SwapPair
  place: PairPlace
  market: MarketReading & { readonly isLate: boolean }
  minimized: boolean
  /** Null where the community has no charts. */
  onChart: (() => void) | null
  onPair: (pair: string) => void
  onClose: () => void
}

/** One pair: the amount to swap, the estimate at the latest block, and the button that reviews the swap. */
export function PairSwap({ pair, place, market, minimized, onChart, onPair, onClose }: PairSwapProps) {
  const { pairs } = useCommunity()
  const settings = useSwapSettings(pair.name)
  const connection = useConnectionState()
  const options = useStore(swapOptions)
  const [direction, setDirection] = useState<SwapDirection>('sell')
  const [asksOptions, setAsksOptions] = useState(false)
  const [request, setRequest] = useState<SwapRequest | null>(null)
  const [finished, setFinished] = useState(0)

  // The browser's storage, which another window or tab may have changed.
  useEffect(() => swapOptions.adopt(), [])

  const pools = useMemo(() => deployedPools(settings, pairs), [settings, pairs])
  const found = useMemo(
    () => swapRoutes(settings, pools, pair.name, direction),
    [settings, pools, pair.name, direction],
  )
  const { snapshot, isLate } = market
  const routes = useMemo(() => knownRoutes(found, pools, snapshot), [found, pools, snapshot])
  const route = found[0] ?? null
  const gasPrice = useGasPrice(route?.chainId ?? null, !minimized && found.length > 1)
  const cost = useMemo(
    () => (route && gasPrice !== null && snapshot ? gasCostIn(route.to, gasPrice, snapshot.pairs) : null),
    [route, gasPrice, snapshot],
  )
  const { list } = useHoldings(!minimized, pairs)
  const isHere = connection.status === 'connected' && connection.chainId === route?.chainId
  const [given = null, got = null] = [route?.from, route?.to].map((side) =>
    isHere ? heldOf(side, list) : null,
  )
  const onReverse = useCallback(() => setDirection((before) => (before === 'buy' ? 'sell' : 'buy')), [])
  const canQuote = snapshot === null || routes.some(({ pools: known }) => !known.includes(null))
  const canSwap = route !== null && canQuote
  const menus = swapMenus({
    ...{ pair: pair.name, pairs: pairs.map(({ name }) => name) },
    ...{ onReverse: canSwap ? onReverse : null, onChart, onPair, onClose },
    onOptions: () => setAsksOptions(true),
  })
  return (
    <>
      <MenuBar label={swapTexts.menuBar} menus={menus} />
      {canSwap ? (
        <SwapForm
          {...{ pair: pair.name, direction, routes, cost, given, got, connection, options, onReverse }}
          route={route}
          chainName={place.name}
          block={snapshot?.block ?? null}
          onOptions={setAsksOptions}
          isOld={snapshot !== null && isLate}
          isReading={snapshot === null}
          finished={finished}
          onReview={setRequest}
        />
      ) : (
        <NoSwap
          text={route ? swapTexts.problems['no-pool'](pair.name) : swapTexts.notConfigured(pair.name)}
          swapped={{ pair, place }}
        />
      )}
      <Suspense>
        {asksOptions && <OptionsDialog options={options} onClose={() => setAsksOptions(false)} />}
        {request && (
          <SwapDialog
            key={request.from}
            request={request}
            onClose={(isFinished) => {
              setRequest(null)
              if (isFinished) setFinished(finished + 1)
            }}
          />
        )}
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

type SwapMenus = {
  readonly pairs: readonly string[]
  /** Null without pairs. */
  readonly pair: string | null
  /** Null without a pair of this name, as are the options. */
  readonly onReverse: (() => void) | null
  readonly onOptions: (() => void) | null
  /** Null where the community has no charts. */
  readonly onChart: (() => void) | null
  readonly onPair: (pair: string) => void
  readonly onClose: () => void
}

/** The menu bar of Swap Tokens. */
export function swapMenus(menus: SwapMenus): readonly BarMenu[] {
  const { onChart } = menus
  const act = (id: string, label: string, onSelect: (() => void) | null): MenuItem => ({
    ...{ kind: 'action', id, label, disabled: onSelect === null },
    onSelect: onSelect ?? (() => undefined),
  })
  const pairs = menus.pairs.map(
    (name): MenuItem => ({
      ...{ kind: 'action', id: name, label: name, checked: name === menus.pair },
      onSelect: () => menus.onPair(name),
    }),
  )
  const items = [
    act('reverse', swapTexts.reverse, menus.onReverse),
    act('options', swapTexts.options, menus.onOptions),
    ...(onChart ? [act('chart', swapTexts.chart, onChart)] : []),
    { kind: 'separator', id: 'before-close' } as const,
    act('close', common.close, menus.onClose),
  ]
  return [
    { id: 'swap', label: swapTexts.swapMenu, items },
    { id: 'pair', label: swapTexts.pairMenu, items: pairs },
  ]
}
