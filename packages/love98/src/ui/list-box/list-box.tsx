import type { ReactNode } from 'react'
import { useListKeys } from '@/ui/use-list-keys'
import { openRowHandlers } from './open-row'

type ListBoxProps<Id> = {
  /** For screen readers. */
  label: string
  rows: readonly { readonly id: Id; readonly content: ReactNode }[]
  selected: Id | undefined
  onSelect: (id: Id) => void
  /** Does the main action on a row. A button below the list must do the same. @default rows have no action */
  onOpen?: ((id: Id) => void) | undefined
  /** Shown without rows. */
  empty?: ReactNode
  className?: string | undefined
}

/** A list box with one selected row, which buttons below the list act on. The arrow keys select; a double click and ENTER open. */
export function ListBox<Id extends string | number>({
  label,
  rows,
  selected,
  onSelect,
  onOpen,
  empty,
  className = '',
}: ListBoxProps<Id>) {
  const onKeyDown = useListKeys()
  // The keyboard reaches the list also when the selected row has gone.
  const stop = rows.find(({ id }) => id === selected) ?? rows[0]
  return (
    <ul className={`list ${className}`} aria-label={label} onKeyDown={onKeyDown}>
      {rows.map((row) => {
        const { id, content } = row
        return (
          <li key={id}>
            <button
              type="button"
              className="bare-button"
              aria-pressed={id === selected}
              tabIndex={row === stop ? 0 : -1}
              onFocus={() => onSelect(id)}
              onClick={() => onSelect(id)}
              {...openRowHandlers(onOpen && (() => onOpen(id)))}
            >
              {content}
            </button>
          </li>
        )
      })}
      {rows.length === 0 && empty !== undefined && <li>{empty}</li>}
    </ul>
  )
}
