import { chartRanges } from '@/domain/charts/chart-range'
import { chartTexts } from '@/texts/en/programs/charts'
import { useTexts } from '@/texts/use-texts'
import type { ChartChoice } from './chart-choice'
import styles from './charts.module.css'

type ChartToolbarProps = { choice: ChartChoice; onChoose: (change: Partial<ChartChoice>) => void }

/** The ranges and the two styles as buttons that stay pressed. */
export function ChartToolbar({ choice, onChoose }: ChartToolbarProps) {
  const texts = useTexts(chartTexts)
  return (
    <div className={styles.toolbar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div role="group" aria-label={texts.rangeLabel} className={styles.group}>
        {chartRanges.map((range) => (
          <button
            key={range}
            type="button"
            className={styles.tool}
            aria-label={`${texts.ranges[range]}, ${texts.rangeNames[range]}`}
            aria-pressed={choice.range === range}
            onClick={() => onChoose({ range })}
          >
            {texts.ranges[range]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div role="group" aria-label={texts.kindLabel} className={styles.group}>
        {(['candles', 'line'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.tool}
            aria-pressed={choice.kind === kind}
            onClick={() => onChoose({ kind, isTable: false })}
          >
            {texts[kind]}
          </button>
        ))}
      </div>
    </div>
  )
}
