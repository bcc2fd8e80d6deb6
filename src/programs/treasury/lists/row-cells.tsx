import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'

type RowCellsProps = {
  columns: readonly string[]
  texts: readonly string[]
}

/** The words of a row, a cell for each column. A cell without room for its words ends in dots, and its tip has them all. */
export function RowCells({ columns, texts }: RowCellsProps) {
  return texts.map((text, column) => (
    <span
      key={columns[column] ?? column}
      data-title=""
      onPointerEnter={({ currentTarget }) => setTooltipIfTruncated(currentTarget)}
    >
      <bdi>{text}</bdi>
    </span>
  ))
}
