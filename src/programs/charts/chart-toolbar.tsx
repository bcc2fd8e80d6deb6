import { chartRanges } from '@/domain/charts/chart-range'
import { charts } from '@/texts/charts'

import type { ChartChoice } from './chart-choice'
import styles from './charts.module.css'

type ChartToolbarProps = { choice: ChartChoice; onChoose: (change: Partial<ChartChoice>) => void }

/** The ranges and the two styles as buttons that stay pressed. */
export function ChartToolbar({ choice, onChoose }: ChartToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div role="group" aria-label={charts.rangeLabel} className={styles.group}>
        {chartRanges.map((range) => (
          <button
            key={range}
            type="button"
            className={styles.tool}
            aria-label={`${charts.ranges[range]}, ${charts.rangeNames[range]}`}
            aria-pressed={choice.range === range}
            onClick={() => onChoose({ range })}
          >
            {charts.ranges[range]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div role="group" aria-label={charts.kindLabel} className={styles.group}>
        {(['candles', 'line'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.tool}
            aria-pressed={choice.kind === kind}
            onClick={() => onChoose({ kind, isTable: false })}
          >
            {charts[kind]}
          </button>
        ))}
      </div>
    </div>
  )
}
