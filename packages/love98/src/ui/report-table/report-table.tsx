import type { ReactNode } from 'react'
import { focusRow, openRowHandlers } from '@/ui/list-box/open-row'
import { useListKeys } from '@/ui/use-list-keys'
import styles from './report-table.module.css'

type ReportTableProps = {
  /** For screen readers. */
  label: string
  /** The cells of the head. */
  heads: ReactNode
  className?: string | undefined
  /** Rows (`ReportRow`). */
  children: ReactNode
}

/**
 * A list of rows in columns, as the list view of Windows shows its details: one row is selected, and buttons below the
 * table act on it. The arrow keys, HOME, END and first letters select.
 */
export function ReportTable({ label, heads, className = '', children }: ReportTableProps) {
  const onKeyDown = useListKeys()
  return (
    <div className={`well ${styles.table} ${className}`}>
      <table aria-label={label}>
        <thead>
          <tr>{heads}</tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>{children}</tbody>
      </table>
    </div>
  )
}

type ReportRowProps = {
  /** The contents of the first cell, which is highlighted in the selected row. */
  name: ReactNode
  isSelected: boolean
  onSelect: () => void
  /** Does the main action on the row: a double click or ENTER. @default the row has no action */
  onOpen?: (() => void) | undefined
  className?: string | undefined
  /** The tooltip of the name. */
  tip?: string | undefined
  /** True for the row that TAB reaches. @default the selected row */
  isTabStop?: boolean
  /** The other cells. */
  children: ReactNode
}

export function ReportRow({
  name,
  isSelected,
  onSelect,
  onOpen,
  className,
  tip,
  isTabStop = isSelected,
  children,
}: ReportRowProps) {
  return (
    <tr
      className={className}
      aria-selected={isSelected}
      onClick={(event) => {
        onSelect()
        focusRow(event)
      }}
      {...openRowHandlers(onOpen)}
    >
      <th scope="row">
        <button
          type="button"
          className={styles.name}
          aria-pressed={isSelected}
          tabIndex={isTabStop ? 0 : -1}
          data-tip={tip}
          onFocus={onSelect}
        >
          {name}
        </button>
      </th>
      {children}
    </tr>
  )
}
