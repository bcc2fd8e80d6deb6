import type { ChartRange } from '@/domain/charts/chart-range'
import type { ChartKind } from './chart-field'

/** What a window shows of its pair. */
export type ChartChoice = {
  readonly range: ChartRange
  readonly kind: ChartKind
  readonly isTable: boolean
}

/** What a new window shows. */
export const firstChoice: ChartChoice = { range: '24h', kind: 'candles', isTable: false }
