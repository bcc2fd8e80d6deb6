import { useEffect } from 'react'
import { useMarket } from '@/browser/market/use-market'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { exchange } from '@/texts/exchange'

import { MarketStatus } from '../market-status'
import type { ProgramProps } from '../program-props'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import { Exchange } from './exchange'
import styles from './exchange.module.css'

/** The window's inside: which pair, and how old the prices are. */
export function SwapTokens({ argument, setArgument, setTitle, close, minimized }: ProgramProps) {
  const store = useDesktopStore()
  const { pairs, programs } = useCommunity()
  const name = argument ?? pairs[0]?.name ?? null
  const pair = pairs.find((candidate) => candidate.name === name) ?? null
  const market = useMarket(!minimized && pair !== null)
  const title = name === null ? exchange.menuBar : exchange.title(name)

  // The window's title in the desktop store.
  useEffect(() => setTitle(title), [setTitle, title])

  const charts = programs.includes('charts') ? findProgram('charts') : null
  const onChart =
    charts && name !== null
      ? () => store.dispatch({ type: 'opened', request: windowRequest(charts, name) })
      : null
  return (
    <div className={styles.exchange}>
      {pair ? (
        <Exchange
          key={pair.name}
          {...{ pair, market, minimized, onChart }}
          onPair={setArgument}
          onClose={close}
        />
      ) : (
        <p className="window-notice" role="status">
          {name === null ? exchange.noPairs : exchange.unknownPair(name)}
        </p>
      )}
      <div className="status-bar">
        <MarketStatus market={market} />
      </div>
    </div>
  )
}
