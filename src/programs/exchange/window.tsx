'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useMarket } from '@/browser/market/use-market'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { errorText } from '@/domain/errors'
import { exchangeTexts } from '@/texts/en/swap/exchange'
import { useTexts } from '@/texts/use-texts'
import { WalletProviders } from '@/wallet/wallet-providers'
import { MarketStatus } from '../market-status'
import type { ProgramProps } from '../program-props'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import styles from './exchange.module.css'

const Exchange = lazy(async () => ({ default: (await import('./exchange')).Exchange }))

/** Swap Tokens: one pair of the community, through its own pool and the visitor's own wallet. */
export default function ExchangeWindow({ argument, setArgument, setTitle, close, minimized }: ProgramProps) {
  const texts = useTexts(exchangeTexts)
  const store = useDesktopStore()
  const { pairs, programs } = useCommunity()
  const name = argument ?? pairs[0]?.name ?? null
  const pair = pairs.find((candidate) => candidate.name === name) ?? null
  const market = useMarket(!minimized && pair !== null)
  const title = name === null ? texts.menuBar : texts.title(name)

  // The window's title in the desktop store.
  useEffect(() => setTitle(title), [setTitle, title])

  const charts = programs.includes('charts') ? findProgram('charts') : null
  const onChart =
    charts && name !== null
      ? () => store.dispatch({ type: 'opened', request: windowRequest(charts, name) })
      : null
  const loading = <Notice text={texts.loading} />
  return (
    <div className={styles.exchange}>
      {pair ? (
        <WalletProviders
          pending={loading}
          failed={(error, retry) => (
            <Notice text={errorText(error)}>
              <button type="button" onClick={retry}>
                {texts.retry}
              </button>
            </Notice>
          )}
        >
          <Suspense fallback={loading}>
            <Exchange
              key={pair.name}
              {...{ pair, market, minimized, onChart }}
              onPair={setArgument}
              onClose={close}
            />
          </Suspense>
        </WalletProviders>
      ) : (
        <Notice text={name === null ? texts.noPairs : texts.unknownPair(name)} />
      )}
      <div className="status-bar">
        <MarketStatus market={market} />
      </div>
    </div>
  )
}

function Notice({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <p>{text}</p>
      {children}
    </div>
  )
}
