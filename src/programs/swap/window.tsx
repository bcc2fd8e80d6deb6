import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { useMarket } from '@/browser/market/use-market'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { errorText } from '@/domain/errors'
import { common } from '@/texts/common'

import { loadedWallet, loadWallet, walletBoot } from '@/wallet/boot'
import type { Program } from '../define-program'
import { MarketStatus } from '../market-status'
import type { ProgramProps } from '../program-props'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import { listPairs } from './list-pairs'
import { PairTable } from './pair-table'
import styles from './swap.module.css'

const AddToWallet = lazy(async () => ({ default: (await import('./add-to-wallet')).AddToWallet }))

/** Swap Pairs `[S2.13]`: prices come with the market, links and Add to Wallet with the settings and the wallet's code. */
export default function SwapWindow({ minimized }: ProgramProps) {
  const store = useDesktopStore()
  const { pairs, links, showUnset, programs } = useCommunity()
  const phase = useStore(walletBoot, (boot) => boot.phase)
  const error = useStore(walletBoot, (boot) => boot.error)
  const market = useMarket(!minimized)
  const settings = (phase === 'ready' && loadedWallet()?.settings) || null

  // Loads the wallet's code and the settings.
  useEffect(load, [])

  const charts = programs.includes('charts') ? findProgram('charts') : null
  const exchange = programs.includes('exchange') ? findProgram('exchange') : null
  const listed = listPairs(pairs, { settings, hasExchange: exchange !== null, showUnset, ...market })
  const open = (program: Program | null, pair: string) => {
    if (program) store.dispatch({ type: 'opened', request: windowRequest(program, pair) })
  }
  const own = pairs[0]
  return (
    <div className={styles.swap}>
      <PairTable
        pairs={listed}
        site={links.swap}
        tokens={settings?.tokens ?? {}}
        onChart={charts && ((pair) => open(charts, pair))}
        onSwap={(pair) => open(exchange, pair)}
      />
      <div className="status-bar">
        <MarketStatus market={market} />
        {phase === 'failed' && (
          <>
            <span role="alert">{errorText(error)}</span>
            <button type="button" className={styles.retry} onClick={load}>
              {common.retry}
            </button>
          </>
        )}
      </div>
      {own && phase === 'ready' && (
        <Suspense>
          <AddToWallet symbol={own.baseAsset} />
        </Suspense>
      )}
    </div>
  )
}

/** The failure is in the boot store, which this window reads. */
function load(): void {
  loadWallet().catch(() => undefined)
}
