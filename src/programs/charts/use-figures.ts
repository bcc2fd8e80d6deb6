import { useState } from 'react'
import type { ChartRange } from '@/domain/charts/chart-range'
import { errorText, LoveError } from '@/domain/errors'
import type { MarketPair } from '@/domain/market/snapshot'
import { charts } from '@/texts/charts'

import type { Candles } from './use-candles'

/** Loads the code of copying with the first press in the window: browsers allow a copy only right after a press. */
export function prefetchFigures(): void {
  void import('./figures').catch(() => undefined)
}

/**
 * Copies and saves the figures that a window shows. `said` is the message about the latest result.
 * @param decimals null until the decimals of the tokens are known; volumes cannot be shown without them
 */
export function useFigures(
  answer: Candles['answer'],
  range: ChartRange,
  decimals: MarketPair['decimals'] | null,
) {
  const { columns, copied, notCopied, saved } = charts
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
