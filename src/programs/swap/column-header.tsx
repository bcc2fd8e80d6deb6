import type { PairOrder } from '@/domain/market/pair-row'
import styles from './swap.module.css'

type ColumnHeaderProps = {
  label: string
  /** The sort direction of this column; null if the rows are not sorted by it. */
  direction: PairOrder['direction'] | null
  isNumber: boolean
  tabIndex: number
  onSort: () => void
}

/** A column header: a button that sorts by the column. */
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
