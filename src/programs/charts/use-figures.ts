import { useState } from 'react'
import { copyText } from '@/browser/clipboard'
import { saveFile } from '@/browser/save-file'
import { type CandleColumns, candlesAsCsv, candlesAsTabs } from '@/domain/charts/candles-as-text'
import type { ChartRange } from '@/domain/charts/chart-range'
import type { MarketPair } from '@/domain/market/snapshot'
import { pairSymbols } from '@/domain/swap/pair'
import { chartTexts } from '@/texts/en/programs/charts'
import { useTexts } from '@/texts/use-texts'
import type { Candles } from './use-candles'

/** Copies and saves the figures that a window shows; `said` is what became of that. */
export function useFigures(
  pair: string | null,
  range: ChartRange,
  answer: Candles['answer'],
  decimals: MarketPair['decimals'] | null,
) {
  const { columns, copied, notCopied, saved } = useTexts(chartTexts)
  const [said, setSaid] = useState({ about: answer, text: '' })
  const [base, token] = pairSymbols(pair ?? '')
  const candles = answer?.page.candles ?? []
  const heads: CandleColumns = [
    ...([columns.time, columns.open, columns.high, columns.low, columns.close] as const),
    columns.volume(base),
    columns.volume(token),
  ]
  const say = (text: string) => setSaid({ about: answer, text })
  return {
    /** Volumes can be told only when it is known how many decimals the tokens have. */
    has: candles.length > 0 && decimals !== null,
    said: said.about === answer ? said.text : '',
    async copy() {
      if (decimals) say((await copyText(candlesAsTabs(candles, heads, decimals))) ? copied : notCopied)
    },
    save() {
      if (!decimals) return
      const name = `${pair} ${range} ${answer?.page.interval}.csv`
      saveFile(name, candlesAsCsv(candles, heads, decimals), 'text/csv')
      say(saved(name))
    },
  }
}
