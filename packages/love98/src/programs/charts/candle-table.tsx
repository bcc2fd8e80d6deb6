import type { Candle } from '@/domain/market/candle'
import { decimalPriceText } from '@/domain/swap/decimal-price'
import { charts } from '@/texts/charts'

import { ScrollTable } from '@/ui/scroll-table'
import { barTimeText } from './chart-times'
import styles from './charts.module.css'

type CandleTableProps = {
  label: string
  candles: readonly Candle[]
  /** The length of a candle, seconds. */
  step: number
  symbol: string
  volumeText: (candle: Candle) => string
}

export function CandleTable({ label, candles, step, symbol, volumeText }: CandleTableProps) {
  const { columns } = charts
  const heads = [columns.time, columns.open, columns.high, columns.low, columns.close, columns.volume(symbol)]
  return (
    <ScrollTable label={label} heads={heads} className={styles.table}>
      {candles.toReversed().map((candle) => (
        <tr key={candle.time}>
          <th scope="row">{barTimeText(candle.time, step)}</th>
          <td>{decimalPriceText(candle.open)}</td>
          <td>{decimalPriceText(candle.high)}</td>
          <td>{decimalPriceText(candle.low)}</td>
          <td>{decimalPriceText(candle.close)}</td>
          <td>{volumeText(candle)}</td>
        </tr>
      ))}
    </ScrollTable>
  )
}
