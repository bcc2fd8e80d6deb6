import { saveFile } from '@/browser/save-file'
import { type CandleColumns, candlesAsCsv, candlesAsTabs } from '@/domain/charts/candles-as-text'
import type { ChartRange } from '@/domain/charts/chart-range'
import type { CandlePage } from '@/domain/market/candle'
import type { MarketPair } from '@/domain/market/snapshot'
import { pairSymbols } from '@/domain/swap/pair'
import type { charts } from '@/texts/charts'
import { copyText } from '@/ui/copy-button/copy-text'

type Figures = {
  readonly page: CandlePage
  readonly decimals: MarketPair['decimals']
  readonly columns: (typeof charts)['columns']
}

/** @returns true if the browser permitted it */
export function copyFigures(figures: Figures): Promise<boolean> {
  return copyText(candlesAsTabs(figures.page.candles, headsOf(figures), figures.decimals))
}

/** @returns the name of the file */
export function saveFigures(figures: Figures, range: ChartRange): string {
  const { page, decimals } = figures
  // Some systems refuse these characters, which symbols may have.
  const pair = page.pair.replace(/[<>:"|?*]/g, '_')
  const name = `${pair} ${range} ${page.interval}.csv`
  saveFile(name, candlesAsCsv(page.candles, headsOf(figures), decimals), 'text/csv')
  return name
}

function headsOf({ page, columns }: Figures): CandleColumns {
  const [base, token] = pairSymbols(page.pair)
  const { time, open, high, low, close, volume } = columns
  return [time, open, high, low, close, volume(base), volume(token)]
}
