import { type KeyboardEvent, Suspense, useEffect, useMemo, useState } from 'react'
import { usePairMarket } from '@/browser/market/use-pair-market'
import { useOnline } from '@/browser/use-online'
import { useCommunity } from '@/desktop/use-community'
import { barsOf, withLatest } from '@/domain/charts/bars'
import type { ChartRange } from '@/domain/charts/chart-range'
import { chartRanges } from '@/domain/charts/chart-range'
import { AppError, errorMessage } from '@/domain/errors'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import type { MarketPair } from '@/domain/market/snapshot'
import { charts } from '@/texts/charts'
import { common } from '@/texts/common'
import { lazyNamed } from '@/ui/lazy-named'
import { MarketStatus } from '../market-status'
import type { ProgramProps } from '../program-props'
import { type ChartChoice, initialChartChoice, withRange } from './chart-choice'
import { ChartView } from './chart-view'
import styles from './charts.module.css'
import { figureShortcuts } from './keys'
import type { Candles } from './use-candles'
import { useCandles } from './use-candles'

const AlertsDialog = lazyNamed(() => import('./alerts-dialog'), 'AlertsDialog')
const ChartMenus = lazyNamed(() => import('./chart-menus'), 'ChartMenus')
const MarketValueText = lazyNamed(() => import('../market-value'), 'MarketValueText')
const PoolCode = lazyNamed(() => import('../pool-code'), 'PoolCode')
const TradeList = lazyNamed(() => import('./trade-list'), 'TradeList')

export default function ChartsWindow({ argument, setArgument, setTitle, close, minimized }: ProgramProps) {
  const pairs = useCommunity().pairs.map(({ name }) => name)
  const pair = argument ?? pairs[0] ?? null
  const known = pair !== null && pairs.includes(pair) ? pair : null
  const [choice, setChoice] = useState(initialChartChoice)
  const [asksAlerts, setAsksAlerts] = useState(false)
  const market = usePairMarket(!minimized, known)
  const isOnline = useOnline()
  const [refreshes, setRefreshes] = useState(0)
  const isTrades = choice.view === 'trades' && known !== null
  const { answer, failure, refresh } = useCandles(known, choice.range, !minimized && !isTrades)
  const listed = market.snapshot?.pairs.find(({ name }) => name === known)
  const timestamp = market.snapshot?.block.timestamp
  const title = pair === null ? charts.menuBar : charts.title(pair)

  useEffect(() => setTitle(title), [setTitle, title])

  const decimals = listed?.decimals ?? null
  const figures = useFigures(isTrades ? null : answer, choice.range, decimals)
  const bars = useMemo(() => {
    if (!answer) return []
    const read = barsOf(answer.page.candles, listed?.decimals.base ?? null)
    if (!listed?.price || timestamp === undefined) return read
    const price = Number(listed.price.numerator) / Number(listed.price.denominator)
    return withLatest(read, price, timestamp, answer.request.step)
  }, [answer, listed, timestamp])

  const onChoose = (change: Partial<ChartChoice>) => setChoice((before) => ({ ...before, ...change }))
  const menus = {
    ...{ pairs, pair: known, choice, onChoose },
    hasFigures: figures.has,
    onPair: setArgument,
    onSave: figures.save,
    onCopy: figures.copy,
    onRefresh: () => (isTrades ? setRefreshes(refreshes + 1) : refresh()),
    onAlerts: () => setAsksAlerts(true),
    onClose: close,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    prefetchFigures()
    const { key, altKey, shiftKey } = event
    // On a Mac, CMD is pressed for CTRL.
    const press = { key, altKey, shiftKey, ctrlKey: event.ctrlKey || event.metaKey, metaKey: false }
    handleShortcut(figureShortcuts, press, {
      // A selection is copied by the browser.
      'copy-figures': () => figures.has && `${getSelection()}` === '' && figures.copy(),
    })
  }
  const words = () => {
    if (pair === null) return charts.noPairs
    if (known === null) return charts.unknownPair(pair)
    if (answer)
      return answer.page.begins === null && bars.length === 0
        ? charts.noHistory(known)
        : charts.nothingInRange
    if (!isOnline) return charts.isOffline
    return failure ? errorMessage(failure) : charts.loading
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and presses of the whole window
    <div className={styles.charts} onKeyDown={onKeyDown} onPointerDown={prefetchFigures}>
      <div className={styles.menus}>
        <Suspense>
          <ChartMenus {...menus} />
        </Suspense>
      </div>
      <ChartToolbar choice={choice} onChoose={onChoose} />
      {isTrades ? (
        <Suspense fallback={<div className={styles.notice} />}>
          <TradeList
            key={known}
            pair={known}
            listed={listed ?? null}
            block={market.snapshot?.block.number ?? null}
            isShown={!minimized}
            refreshes={refreshes}
          />
        </Suspense>
      ) : known !== null && answer && bars.length > 0 ? (
        <ChartView key={known} pair={known} choice={choice} answer={answer} bars={bars} decimals={decimals} />
      ) : (
        <div className={styles.notice} role="status">
          <p>{words()}</p>
          {failure !== null && !answer && (
            <button type="button" onClick={refresh}>
              {common.retry}
            </button>
          )}
        </div>
      )}
      <div className={`status-bar ${styles.status}`}>
        <MarketStatus market={market} chainName={market.chainName} />
        {known !== null && market.snapshot && (
          <Suspense>
            <MarketValueText name={known} pairs={market.snapshot.pairs} />
          </Suspense>
        )}
        {listed?.hooks && (
          <Suspense>
            <PoolCode hooks={listed.hooks} />
          </Suspense>
        )}
        {!isTrades && (figures.status || (failure !== null && answer)) && (
          <span role="status">{failure !== null && answer ? charts.isOld : figures.status}</span>
        )}
      </div>
      {asksAlerts && (
        <Suspense>
          <AlertsDialog pair={known ?? pairs[0] ?? ''} pairs={pairs} onClose={() => setAsksAlerts(false)} />
        </Suspense>
      )}
    </div>
  )
}

type ChartToolbarProps = { choice: ChartChoice; onChoose: (change: Partial<ChartChoice>) => void }

function ChartToolbar({ choice, onChoose }: ChartToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div role="group" aria-label={charts.rangeLabel} className={styles.group}>
        {chartRanges.map((range) => (
          <button
            key={range}
            type="button"
            className={styles.tool}
            aria-label={`${charts.ranges[range]}, ${charts.rangeNames[range]}`}
            aria-pressed={choice.range === range && choice.view !== 'trades'}
            onClick={() => onChoose(withRange(choice, range))}
          >
            {charts.ranges[range]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div role="group" aria-label={charts.kindLabel} className={styles.group}>
        {(['candles', 'line'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.tool}
            aria-pressed={choice.kind === kind && choice.view !== 'trades'}
            onClick={() => onChoose({ kind, view: 'chart' })}
          >
            {charts[kind]}
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-pressed={choice.view === 'trades'}
          onClick={() => onChoose({ view: 'trades' })}
        >
          {charts.trades}
        </button>
      </div>
    </div>
  )
}

/** Loads the code of copying with the first press in the window: browsers allow a copy only right after a press. */
function prefetchFigures(): void {
  void import('./figures').catch(() => undefined)
}

/**
 * Copies and saves the figures that a window shows. `status` is the message about the latest result.
 * @param decimals null until the decimals of the tokens are known; volumes cannot be shown without them
 */
function useFigures(answer: Candles['answer'], range: ChartRange, decimals: MarketPair['decimals'] | null) {
  const { columns, copied, notCopied, saved } = charts
  const [status, setStatus] = useState({ about: answer, text: '' })
  const page = answer?.page
  const figures = page && page.candles.length > 0 && decimals ? { page, decimals, columns } : null
  const act = async (use: (parts: typeof import('./figures')) => string | Promise<string>) => {
    try {
      setStatus({ about: answer, text: await use(await import('./figures')) })
    } catch (cause) {
      setStatus({ about: answer, text: errorMessage(new AppError('chunk-unavailable', cause)) })
    }
  }
  return {
    has: figures !== null,
    status: status.about === answer ? status.text : '',
    copy: () =>
      figures && act(async ({ copyFigures }) => ((await copyFigures(figures)) ? copied : notCopied)),
    save: () => figures && act(({ saveFigures }) => saved(saveFigures(figures, range))),
  }
}
