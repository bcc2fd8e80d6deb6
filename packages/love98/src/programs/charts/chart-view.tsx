import { Suspense, useEffect, useMemo, useState } from 'react'
import type { Bar } from '@/domain/charts/bars'
import type { MarketPair } from '@/domain/market/snapshot'
import { numberPriceText } from '@/domain/swap/decimal-price'
import { pairSymbols } from '@/domain/swap/pair'
import { formatBalance } from '@/domain/wallet/balance'
import { charts } from '@/texts/charts'
import { lazyNamed } from '@/ui/lazy-named'
import type { ChartChoice } from './chart-choice'
import { ChartField } from './chart-field'
import { barTimeText } from './chart-times'
import styles from './charts.module.css'
import type { Candles } from './use-candles'

const CandleTable = lazyNamed(() => import('./candle-table'), 'CandleTable')

type ChartViewProps = {
  pair: string
  choice: ChartChoice
  answer: NonNullable<Candles['answer']>
  bars: readonly Bar[]
  /** Null while the decimals of the tokens are unknown. Then no volumes are shown. */
  decimals: MarketPair['decimals'] | null
}

export function ChartView({ pair, choice, answer, bars, decimals }: ChartViewProps) {
  const [at, setAt] = useState<number | null>(null)
  const alerts = useAlertPrices(pair)
  const { kind, range, view } = choice
  const [symbol] = pairSymbols(pair)
  const { step } = answer.request
  const newest = bars.at(-1)?.time ?? 0
  // A new interval moves the whole span.
  const span = useMemo(() => {
    const { from, to } = answer.request
    const ahead = Math.max(0, newest + step - to)
    return { from: from + ahead, to: to + ahead, step }
  }, [answer, newest, step])
  const label = charts.chartLabel(pair, charts[kind], charts.rangeNames[range])
  if (view === 'table')
    return (
      <Suspense fallback={<div className={styles.notice} />}>
        <CandleTable
          label={label}
          candles={answer.page.candles}
          step={step}
          symbol={symbol}
          volumeText={({ volume }) => (decimals ? formatBalance(BigInt(volume.base), decimals.base) : '…')}
        />
      </Suspense>
    )
  const describe = (bar: Bar, length: number) => {
    const figures = `${barTimeText(bar.time, length)}: ${figuresOf(bar)}`
    return decimals ? `${figures}, ${charts.volume(amountText(bar.volume), symbol)}` : figures
  }
  return <ChartField {...{ label, bars, span, kind, alerts, at, describe }} onPoint={setAt} />
}

const noAlerts: readonly number[] = []

function useAlertPrices(pair: string): readonly number[] {
  const [prices, setPrices] = useState(noAlerts)
  // Lazy import: the chart is drawn first. Without the code it has no lines.
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    const start = async () => {
      const { followAlerts } = await import('./follow-alerts')
      if (!isOver) stop = followAlerts(pair, setPrices)
    }
    start().catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  }, [pair])
  return prices
}

function figuresOf({ open, high, low, close }: Bar): string {
  return charts.figures(
    numberPriceText(open),
    numberPriceText(high),
    numberPriceText(low),
    numberPriceText(close),
  )
}

/** Writes a volume, which is a number to draw from, in the format of amounts. */
function amountText(volume: number): string {
  return formatBalance(BigInt(Math.round(volume * 1e6)), 6)
}
