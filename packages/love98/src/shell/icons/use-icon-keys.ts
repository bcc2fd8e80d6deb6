import { type KeyboardEvent, useRef } from 'react'
import { extendSelection, iconSelection, selectIcons, toggleIcon } from '@/desktop/icons/icon-selection'
import { announce } from '@/desktop/notifications/announcements'
import { iconShortcuts } from '@/domain/keyboard/icon-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { typeAhead } from '@/domain/keyboard/type-ahead'
import { nearestInDirection } from '@/domain/windows/icon-navigation'
import { desktop } from '@/texts/desktop'

/** The longest pause between two letters of a type-ahead, ms. */
const wordPause = 1_000

/**
 * The keys of the desktop icons. Arrow keys select by position; HOME, END and letters select too. With CTRL only the
 * focus moves, and SPACE selects. With SHIFT the selection is extended. CTRL+A selects all icons, ESC none, and CTRL+Z
 * undoes the last move.
 */
export function useIconKeys(iconsNow: () => readonly HTMLElement[]) {
  const typed = useRef({ text: '', at: 0 })

  const letters = (key: string, at: number): string => {
    const { text, at: before } = typed.current
    typed.current = { text: at - before < wordPause ? text + key : key, at }
    return typed.current.text
  }
  const announceSelection = () => {
    const { length } = iconSelection.getState().ids
    if (length > 1) announce(desktop.selected(length))
  }

  return (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.defaultPrevented) return
    const icons = iconsNow()
    const order = icons.map(idOf)
    const from = icons.indexOf(document.activeElement as HTMLElement)
    const current = order[from]
    const { key } = event
    const endTypeAhead = () => {
      typed.current = { text: '', at: 0 }
    }
    const go = (next: HTMLElement | undefined) => {
      endTypeAhead()
      if (!next) return false
      next.focus()
      if (event.shiftKey) extendSelection(order, idOf(next))
      else if (!event.ctrlKey) selectIcons([idOf(next)])
      return true
    }
    // Arrow keys are physical directions: they are not mirrored in right-to-left text.
    const goTo = (x: number, y: number) => () =>
      go(icons[nearestInDirection(centersOf(icons), from, { x, y })])
    const type = () => {
      const next = icons[typeAhead(labelsOf(icons), from, letters(key, event.timeStamp))]
      if (!next) return false
      next.focus()
      selectIcons([idOf(next)])
      return true
    }
    const isHandled = handleShortcut(iconShortcuts, event, {
      'move-between-icons': {
        ArrowUp: goTo(0, -1),
        ArrowDown: goTo(0, 1),
        ArrowLeft: goTo(-1, 0),
        ArrowRight: goTo(1, 0),
      },
      'first-icon': () => go(icons[0]),
      'last-icon': () => go(icons.at(-1)),
      'select-icon'() {
        // While letters are typed, a space is one of them.
        if (current === undefined || isTyping(typed.current, event.timeStamp)) return false
        if (event.ctrlKey) toggleIcon(current)
        else selectIcons([current])
        return true
      },
      'select-all-icons': () => selectIcons(order),
      'select-no-icon': () => selectIcons([]),
      'take-back-move'() {
        // A lazy import, which is already loaded if an icon was moved.
        void import('@/desktop/icons/icon-layout').then(({ undoIcons }) => {
          if (undoIcons()) announce(desktop.undone)
        })
      },
    })
    if (!isHandled) {
      const isText = [...key].length === 1 && !event.ctrlKey
      // Any other key ends the type-ahead.
      if (!isText && !modifiers.includes(key)) endTypeAhead()
      if (!isText || !type()) return
    }
    event.preventDefault()
    announceSelection()
  }
}

function isTyping({ text, at }: { text: string; at: number }, now: number): boolean {
  return text !== '' && now - at < wordPause
}

function idOf(icon: HTMLElement): string {
  return icon.dataset.entry ?? ''
}

function labelsOf(icons: readonly HTMLElement[]): readonly string[] {
  return icons.map(({ textContent }) => textContent?.trim() ?? '')
}

function centersOf(icons: readonly HTMLElement[]): readonly { x: number; y: number }[] {
  return icons.map((icon) => {
    const { x, y, width, height } = icon.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
}

const modifiers = ['Shift', 'Control', 'Alt', 'Meta']
