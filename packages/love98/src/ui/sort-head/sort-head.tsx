import styles from './sort-head.module.css'

type SortHeadProps = {
  label: string
  /** The text on a narrow screen. @default the label */
  short?: string | null
  /** The sort direction of this column; null if the rows are not sorted by it. */
  direction: 'ascending' | 'descending' | null
  /** True if the column has numbers, which are at the end of their cells. */
  isNumber: boolean
  /** The name of the column, by which a style sheet can hide it. */
  column?: string
  tabIndex?: number
  onSort: () => void
}

/** The head of a column by which a table can be sorted. An arrow shows the direction. */
export function SortHead({ label, short, direction, isNumber, column, tabIndex, onSort }: SortHeadProps) {
  return (
    <th
      scope="col"
      className={styles.cell}
      aria-sort={direction ?? 'none'}
      data-column={column}
      data-number={isNumber || undefined}
    >
      <button
        type="button"
        className={styles.head}
        aria-description={short ? label : undefined}
        tabIndex={tabIndex}
        data-order={direction}
        onClick={onSort}
      >
        {short ?? label}
      </button>
    </th>
  )
}
