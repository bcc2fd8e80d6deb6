import type { Candle } from '@/domain/market/candle'
import { decimalPriceText } from '@/domain/swap/decimal-price'
import { chartTexts } from '@/texts/en/programs/charts'
import { useTexts } from '@/texts/use-texts'
import { barTimeText } from './chart-times'
import styles from './charts.module.css'

type CandleTableProps = {
  label: string
  candles: readonly Candle[]
  /** Seconds of a candle. */
  step: number
  symbol: string
  volumeText: (candle: Candle) => string
}

/** The figures of the chart, newest first. */
export function CandleTable({ label, candles, step, symbol, volumeText }: CandleTableProps) {
  const { columns } = useTexts(chartTexts)
  const heads = [columns.time, columns.open, columns.high, columns.low, columns.close, columns.volume(symbol)]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={`well selectable ${styles.table}`} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </section>
  )
}
