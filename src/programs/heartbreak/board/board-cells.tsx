import { memo, type Ref } from 'react'
import styles from './board.module.css'

type BoardCellsProps = { ref: Ref<HTMLDivElement>; label: string; columns: number; rows: number }

/** The cells of a board. React renders them once; the board painter writes what they show. */
export const BoardCells = memo(function BoardCells({ ref, label, columns, rows }: BoardCellsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element is for data; this is a grid of controls
    <div
      ref={ref}
      role="grid"
      dir="ltr"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      className={styles.grid}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered
        <div key={row} role="row" tabIndex={-1} className={styles.row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are never reordered
              key={column}
              role="gridcell"
              tabIndex={-1}
              data-cell={row * columns + column}
              className={styles.cell}
            />
          ))}
        </div>
      ))}
    </div>
  )
})
