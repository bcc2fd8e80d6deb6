import type { ChartRange } from '@/domain/charts/chart-range'
import type { ChartKind } from './chart-field'

export type ChartChoice = {
  readonly range: ChartRange
  readonly kind: ChartKind
  readonly view: 'chart' | 'table' | 'trades'
}

/** Returns the change that shows a range; trades have none, so the chart replaces them. */
export function withRange({ view }: ChartChoice, range: ChartRange): Partial<ChartChoice> {
  return { range, view: view === 'trades' ? 'chart' : view }
}

export const initialChartChoice: ChartChoice = { range: '24h', kind: 'candles', view: 'chart' }
