import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { type UsedMarket, useMarkets } from '@/browser/market/use-market'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { assetReference } from '@/domain/asset'
import { hasServer } from '@/domain/build/capabilities'
import { marketChains, settingsOfPair } from '@/domain/community/chain-settings'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { errorMessage } from '@/domain/errors'
import {
  chainNameOf,
  type MarketChain,
  mainPlace,
  marketChainOf,
  pairPlace,
} from '@/domain/market/market-chain'
import { type PairRow, pairRow } from '@/domain/market/pair-row'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { linkTo } from '@/domain/navigation/desktop-entries'
import { deployedPairs } from '@/domain/swap/deployed-pairs'
import { pairSymbols } from '@/domain/swap/pair'
import { hasSwapRoute } from '@/domain/swap/swap-router'
import { common } from '@/texts/common'
import { market as marketTexts } from '@/texts/market'
import { pairs as pairsTexts } from '@/texts/pairs'
import { Icon } from '@/ui/icon'
import { lazyNamed } from '@/ui/lazy-named'
import { loadedWallet, loadWallet, walletBoot } from '@/wallet/boot'
import type { Program } from '../define-program'
import { MarketStatus } from '../market-status'
import type { ProgramProps } from '../program-props'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import { hiddenColumns } from './hidden-columns'
import type { ListedPair } from './pair-table'
import { PairTable } from './pair-table'
import styles from './swap.module.css'

const AddToWallet = lazyNamed(() => import('./add-to-wallet'), 'AddToWallet')
const PairMenus = lazyNamed(() => import('./pair-menus'), 'PairMenus')

/**
 * Swap Pairs `[S2.13]`. Prices come with the market; links and Add to Wallet come with the settings and the wallet's
 * code.
 */
export default function SwapWindow({ minimized }: ProgramProps) {
  const store = useDesktopStore()
  const { pairs, links, showUnset, programs } = useCommunity()
  const phase = useStore(walletBoot, (boot) => boot.phase)
  const error = useStore(walletBoot, (boot) => boot.error)
  const settings = (phase === 'ready' && loadedWallet()?.settings) || null
  const chains = settings ? marketChains(settings, pairs) : []
  const isSeveral = chains.length > 1
  const places: readonly ChainName[] = settings
    ? chains.map((id) => ({
        chain: marketChainOf(settings, id),
        chainName: isSeveral ? chainNameOf(settings, id) : null,
      }))
    : onlyMain
  const read = useMarkets(
    !minimized,
    places.map(({ chain }) => chain),
  )
  const markets = places.flatMap((place, index) => ({ ...place, ...(read[index] ?? []) }))

  useEffect(load, [])
  useEffect(() => hiddenColumns.adopt(), [])

  const charts = programs.includes('charts') ? findProgram('charts') : null
  const exchange = programs.includes('swap') ? findProgram('swap') : null
  const listed = listPairs(pairs, { settings, markets, hasExchange: exchange !== null, showUnset })
  const open = (program: Program | null, pair: string) => {
    if (program) store.dispatch({ type: 'opened', request: windowRequest(program, pair) })
  }
  const own = pairs[0]
  return (
    <div className={styles.swap}>
      {hasServer && (
        <div className={styles.menus}>
          <Suspense>
            <PairMenus isSeveral={isSeveral} />
          </Suspense>
        </div>
      )}
      <PairTable
        pairs={listed}
        site={linkTo('swap', links)}
        tokens={settings?.tokens ?? {}}
        onChart={charts && ((pair) => open(charts, pair))}
        onSwap={(pair) => open(exchange, pair)}
      />
      {own && <AddRow symbol={pairSymbols(own.name)[0]} isReady={phase === 'ready'} />}
      <div className="status-bar">
        {markets.map((market) => (
          <MarketStatus key={market.chain} market={market} chainName={market.chainName} />
        ))}
        {phase === 'failed' && (
          <>
            <span role="alert">
              <Icon name="error" size={16} /> {errorMessage(error)}
            </span>
            <button type="button" className={styles.retry} onClick={load}>
              {common.retry}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

/** The button is disabled until the wallet's code is loaded, so that the list keeps its height. */
function AddRow({ symbol, isReady }: { symbol: string; isReady: boolean }) {
  const disabled = (
    <div className={styles.actions}>
      <span />
      <button type="button" disabled>
        {pairsTexts.addToWallet(symbol)}
      </button>
    </div>
  )
  return isReady ? (
    <Suspense fallback={disabled}>
      <AddToWallet symbol={symbol} />
    </Suspense>
  ) : (
    disabled
  )
}

/** `chainName` is null if the pairs are on one chain, which the window does not name. */
type ChainName = { readonly chain: MarketChain; readonly chainName: string | null }

const onlyMain: readonly ChainName[] = [{ chain: null, chainName: null }]

/** Failures are in the boot store, which this window reads. */
function load(): void {
  loadWallet().catch(() => undefined)
}

type ChainMarket = ChainName & Pick<UsedMarket, 'snapshot' | 'failure' | 'isLate'>

type PairData = {
  /** The readings of the chains. */
  readonly markets: readonly ChainMarket[]
  /** The settings of this deployment; null while not known. */
  readonly settings: Pick<Settings, 'tokens' | 'exchange' | 'otherExchanges' | 'pairs' | 'chains'> | null
  readonly hasExchange: boolean
  readonly showUnset: boolean
}

/**
 * Lists the pairs of the community's file with the market data of their chains. Pairs without a token address are left out
 * unless `showUnset`.
 */
export function listPairs(pairs: readonly SwapPair[], known: PairData): readonly ListedPair[] {
  const { markets, settings, hasExchange, showUnset } = known
  return deployedPairs(settings ?? {}, pairs).flatMap((pair) => {
    const place = settings ? pairPlace(settings, pair.name) : mainPlace
    const market = markets.find(({ chain }) => chain === place.chain)
    const listed = market?.snapshot?.pairs ?? none
    const found = listed.find(({ name }) => name === pair.name)
    const row = { ...(found ? pairRow(found) : unknownRow(pair.name)), chain: market?.chainName ?? null }
    const isUnset = settings !== null && !isConfigured(pair, settings.tokens)
    if (isUnset && !showUnset) return []
    const canSwap =
      hasExchange &&
      row.price !== null &&
      settings !== null &&
      hasSwapRoute(settingsOfPair(settings, pair.name), pair)
    const absent = whyAbsent(market, settings, isUnset)
    // Before the settings, no chain is known to be the one of the pair.
    const failure = settings && market ? whyOld(market) : null
    const isKnown = settings !== null && (isUnset || market?.snapshot != null)
    return [{ pair, row, market: listed, place: place.chain, absent, failure, canSwap, isKnown }]
  })
}

function whyOld({ failure, isLate, snapshot }: ChainMarket): string | null {
  return failure?.message ?? (isLate && snapshot ? marketTexts.isOld : null)
}

const none: MarketSnapshot['pairs'] = []

function whyAbsent(
  market: ChainMarket | undefined,
  settings: PairData['settings'],
  isUnset: boolean,
): string {
  if (isUnset) return common.notConfigured
  if (!market?.snapshot) return market?.failure ? pairsTexts.notLoaded : '…'
  return settings ? pairsTexts.noPool : '…'
}

/** ETH needs no check, because it is traded as its wrapped token, which every deployment has. */
function isConfigured({ name }: SwapPair, tokens: Settings['tokens']): boolean {
  return pairSymbols(name).every((symbol) => assetReference(symbol, tokens) !== null)
}

function unknownRow(name: string): PairRow {
  return {
    name,
    price: null,
    change: null,
    volume: null,
    liquidity: null,
    supply: null,
    decimals: 0,
    closes: [],
  }
}
