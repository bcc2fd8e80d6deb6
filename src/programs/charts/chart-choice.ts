import type { ChartRange } from '@/domain/charts/chart-range'
import type { ChartKind } from './chart-field'

/** The options of a chart window. */
export type ChartChoice = {
  readonly range: ChartRange
  readonly kind: ChartKind
  readonly isTable: boolean
}

/** The options of a new window. */
export const initialChartChoice: ChartChoice = { range: '24h', kind: 'candles', isTable: false }
