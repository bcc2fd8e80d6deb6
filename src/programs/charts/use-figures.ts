import { useState } from 'react'
import type { ChartRange } from '@/domain/charts/chart-range'
import { errorText, LoveError } from '@/domain/errors'
import type { MarketPair } from '@/domain/market/snapshot'
import { chartTexts } from '@/texts/en/programs/charts'
import { useTexts } from '@/texts/use-texts'
import type { Candles } from './use-candles'

/** A copy must follow the press that asked for it, so this is loaded with the first press in the window. */
export function prefetchFigures(): void {
  void import('./figures').catch(() => undefined)
}

/**
 * Copies and saves the figures that a window shows; `said` is what became of that.
 * @param decimals null while it is not known how many the tokens have: without them volumes cannot be told
 */
export function useFigures(
  answer: Candles['answer'],
  range: ChartRange,
  decimals: MarketPair['decimals'] | null,
) {
  const { columns, copied, notCopied, saved } = useTexts(chartTexts)
  const [said, setSaid] = useState({ about: answer, text: '' })
  const page = answer?.page
  const figures = page && page.candles.length > 0 && decimals ? { page, decimals, columns } : null
  const act = async (use: (parts: typeof import('./figures')) => string | Promise<string>) => {
    try {
      setSaid({ about: answer, text: await use(await import('./figures')) })
    } catch (cause) {
      setSaid({ about: answer, text: errorText(new LoveError('chunk-unavailable', cause)) })
    }
  }
  return {
    has: figures !== null,
    said: said.about === answer ? said.text : '',
    copy: () =>
      figures && act(async ({ copyFigures }) => ((await copyFigures(figures)) ? copied : notCopied)),
    save: () => figures && act(({ saveFigures }) => saved(saveFigures(figures, range))),
  }
}
