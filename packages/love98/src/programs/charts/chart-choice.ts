import type { ChartRange } from '@/domain/charts/chart-range'
import type { ChartKind } from './chart-field'

export type ChartChoice = {
  readonly range: ChartRange
  readonly kind: ChartKind
  readonly isTable: boolean
}

export const initialChartChoice: ChartChoice = { range: '24h', kind: 'candles', isTable: false }
