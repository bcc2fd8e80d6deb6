import type { KeyboardEvent, MouseEvent } from 'react'
import { chooseShortcuts } from '@/domain/keyboard/control-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'

/**
 * Returns handlers for a row of a list that do the main action on the row: a double click and ENTER. SPACE only selects,
 * as in a list box of Windows.
 * @param onOpen undefined for a row without an action
 */
export function openRowHandlers(onOpen: (() => void) | undefined) {
  if (!onOpen) return {}
  return {
    onDoubleClick: () => onOpen(),
    onKeyDown(event: KeyboardEvent) {
      const isOpened = handleShortcut(chooseShortcuts, event, {
        'choose-in-list': { Enter: onOpen, ' ': null },
      })
      if (isOpened) event.preventDefault()
    },
  }
}

/**
 * Moves the focus to the button of a pressed row of a table, so that the arrow keys go on from it. A press that selects
 * text leaves the focus.
 */
export function focusRow({ currentTarget }: MouseEvent<HTMLElement>): void {
  if (getSelection()?.isCollapsed === false) return
  currentTarget.querySelector('button')?.focus({ preventScroll: true })
}
