import { type KeyboardEvent, useRef } from 'react'
import { extendSelection, iconSelection, selectIcons, toggleIcon } from '@/desktop/icons/icon-selection'
import { announce } from '@/desktop/notifications/announcements'
import { nearestInDirection } from '@/domain/desktop/icon-navigation'
import { typeAhead } from '@/domain/keyboard/type-ahead'
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
    if (event.ctrlKey && key.toLowerCase() === 'a') selectIcons(order)
    else if (event.ctrlKey && key.toLowerCase() === 'z') {
      // A lazy import, which is already loaded if an icon was moved.
      void import('@/desktop/icons/icon-layout').then(({ undoIcons }) => {
        if (undoIcons()) announce(desktop.undone)
      })
    } else if (key === ' ' && current !== undefined && !isTyping(typed.current, event.timeStamp)) {
      if (event.ctrlKey) toggleIcon(current)
      else selectIcons([current])
    } else if (key === 'Escape') selectIcons([])
    else {
      const isText = [...key].length === 1 && !event.ctrlKey
      // Any other key ends the type-ahead.
      if (!isText && !modifiers.includes(key)) typed.current = { text: '', at: 0 }
      const index = isText
        ? typeAhead(labelsOf(icons), from, letters(key, event.timeStamp))
        : nextIcon(icons, from, key)
      const next = icons[index]
      if (!next) return
      next.focus()
      if (event.shiftKey && !isText) extendSelection(order, idOf(next))
      else if (!event.ctrlKey) selectIcons([idOf(next)])
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

function nextIcon(icons: readonly HTMLElement[], from: number, key: string): number {
  if (key === 'Home') return 0
  if (key === 'End') return icons.length - 1
  const direction = directions[key]
  if (!direction) return -1
  const centers = icons.map((icon) => {
    const { x, y, width, height } = icon.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  // Arrow keys are physical directions: they are not mirrored in right-to-left text.
  return nearestInDirection(centers, from, direction)
}

const modifiers = ['Shift', 'Control', 'Alt', 'Meta']

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
