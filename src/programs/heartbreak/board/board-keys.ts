import type { Field } from '@/domain/heartbreak/board/field'

export type BoardKey =
  | { readonly kind: 'go'; readonly cell: number }
  | { readonly kind: 'open' | 'enter' | 'pin' | 'chord' | 'hint' | 'zoom-in' | 'zoom-out' }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * ARROW KEYS, HOME and END move along the row, with CTRL to the first and last cell. PAGE UP and PAGE DOWN move along
 * the column. SPACE opens, ENTER opens a heart or the rest around a number, F pins, C opens around, H requests a hint.
 */
export function boardKey(event: Pressed, cell: number, field: Field): BoardKey | undefined {
  if (event.altKey || event.metaKey) return undefined
  const target = targetOf(event, cell, field)
  if (target !== undefined) return { kind: 'go', cell: target }
  if (event.ctrlKey) return undefined
  switch (event.key.toLowerCase()) {
    case ' ':
      return { kind: 'open' }
    case 'enter':
      return { kind: 'enter' }
    case 'f':
      return { kind: 'pin' }
    case 'c':
      return { kind: 'chord' }
    case 'h':
      return { kind: 'hint' }
    case '+':
    case '=':
      return { kind: 'zoom-in' }
    case '-':
      return { kind: 'zoom-out' }
  }
  return undefined
}

function targetOf(
  { ctrlKey, key }: Pressed,
  cell: number,
  { columns, rows, size }: Field,
): number | undefined {
  const column = cell % columns
  const row = Math.floor(cell / columns)
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell
    case 'ArrowRight':
      return column < columns - 1 ? cell + 1 : cell
    case 'ArrowUp':
      return row > 0 ? cell - columns : cell
    case 'ArrowDown':
      return row < rows - 1 ? cell + columns : cell
    case 'Home':
      return ctrlKey ? 0 : cell - column
    case 'End':
      return ctrlKey ? size - 1 : cell - column + columns - 1
    case 'PageUp':
      return column
    case 'PageDown':
      return (rows - 1) * columns + column
  }
  return undefined
}
