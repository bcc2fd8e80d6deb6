import type { PairOrder } from '@/domain/market/pair-row'
import styles from './swap.module.css'

type ColumnHeaderProps = {
  label: string
  /** How the rows are sorted by this column; null where they are not. */
  direction: PairOrder['direction'] | null
  isNumber: boolean
  tabIndex: number
  onSort: () => void
}

/** The head of a column: a button that sorts by it. */
export function ColumnHeader({ label, direction, isNumber, tabIndex, onSort }: ColumnHeaderProps) {
  return (
    <th scope="col" aria-sort={direction ?? 'none'} data-number={isNumber || undefined}>
      <button
        type="button"
        className={styles.head}
        tabIndex={tabIndex}
        data-order={direction}
        onClick={onSort}
      >
        {label}
      </button>
    </th>
  )
}
