import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { useMarket } from '@/browser/market/use-market'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { assetReference } from '@/domain/asset'
import { hasServer } from '@/domain/build/capabilities'
import type { SwapPair } from '@/domain/community/community'
import type { Settings } from '@/domain/community/deployment-settings'
import { errorMessage } from '@/domain/errors'
import { type PairRow, pairRow } from '@/domain/market/pair-row'
import type { MarketSnapshot } from '@/domain/market/snapshot'
import { linkTo } from '@/domain/navigation/desktop-entries'
import { deployedPairs } from '@/domain/swap/deployed-pairs'
import { pairSymbols } from '@/domain/swap/pair'
import { hasSwapRoute } from '@/domain/swap/swap-router'
import { common } from '@/texts/common'
import { pairs as pairsTexts } from '@/texts/pairs'
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
  const market = useMarket(!minimized)
  const settings = (phase === 'ready' && loadedWallet()?.settings) || null

  useEffect(load, [])
  useEffect(() => hiddenColumns.adopt(), [])

  const charts = programs.includes('charts') ? findProgram('charts') : null
  const exchange = programs.includes('swap') ? findProgram('swap') : null
  const listed = listPairs(pairs, { settings, hasExchange: exchange !== null, showUnset, ...market })
  const open = (program: Program | null, pair: string) => {
    if (program) store.dispatch({ type: 'opened', request: windowRequest(program, pair) })
  }
  const own = pairs[0]
  return (
    <div className={styles.swap}>
      {hasServer && (
        <Suspense fallback={<div className={styles.menus} />}>
          <PairMenus />
        </Suspense>
      )}
      <PairTable
        pairs={listed}
        site={linkTo('swap', links)}
        tokens={settings?.tokens ?? {}}
        onChart={charts && ((pair) => open(charts, pair))}
        onSwap={(pair) => open(exchange, pair)}
        market={market.snapshot?.pairs ?? none}
      />
      <div className="status-bar">
        <MarketStatus market={market} />
        {phase === 'failed' && (
          <>
            <span role="alert">{errorMessage(error)}</span>
            <button type="button" className={styles.retry} onClick={load}>
              {common.retry}
            </button>
          </>
        )}
      </div>
      {own && phase === 'ready' && (
        <Suspense>
          <AddToWallet symbol={pairSymbols(own.name)[0]} />
        </Suspense>
      )}
    </div>
  )
}

const none: MarketSnapshot['pairs'] = []

/** Failures are in the boot store, which this window reads. */
function load(): void {
  loadWallet().catch(() => undefined)
}

type PairData = {
  readonly snapshot: MarketSnapshot | null
  readonly failure: unknown
  /** The settings of this deployment; null while not known. */
  readonly settings: Pick<Settings, 'tokens' | 'exchange' | 'pairs'> | null
  readonly hasExchange: boolean
  readonly showUnset: boolean
}

/**
 * Lists the pairs of the community's file with their market data. Pairs without a token address are left out
 * unless `showUnset`.
 */
export function listPairs(pairs: readonly SwapPair[], known: PairData): readonly ListedPair[] {
  const { snapshot, settings, hasExchange, showUnset } = known
  return deployedPairs(settings ?? {}, pairs).flatMap((pair) => {
    const found = snapshot?.pairs.find(({ name }) => name === pair.name)
    const row = found ? pairRow(found) : unknownRow(pair.name)
    const isUnset = settings !== null && !isConfigured(pair, settings.tokens)
    if (isUnset && !showUnset) return []
    const canSwap = hasExchange && row.price !== null && settings !== null && hasSwapRoute(settings, pair)
    return [{ pair, row, absent: whyAbsent(known, isUnset), canSwap }]
  })
}

function whyAbsent({ snapshot, failure, settings }: PairData, isUnset: boolean): string {
  if (isUnset) return common.notConfigured
  if (!snapshot) return failure ? pairsTexts.notLoaded : '…'
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
