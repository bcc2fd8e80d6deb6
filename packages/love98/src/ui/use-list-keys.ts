import { type KeyboardEvent, useRef } from 'react'
import { listShortcuts } from '@/domain/keyboard/control-shortcuts'
import { findHandler } from '@/domain/keyboard/shortcuts'

/** Letters that are typed within this time form one word, ms. Windows uses one second. */
const typingTime = 1_000

/**
 * The keys of a list box for a list of buttons: arrow keys, HOME, END, and the first letters of a row. Attach the
 * handler to the list. Disabled rows (`disabled`) are skipped.
 */
export function useListKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 })
  return (event) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')]
    const index = document.activeElement instanceof HTMLElement ? rows.indexOf(document.activeElement) : -1
    const next = rows[nextIndex(event, rows, index, typed.current)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}

function nextIndex(
  event: KeyboardEvent,
  rows: readonly HTMLElement[],
  index: number,
  typed: { text: string; at: number },
): number {
  const last = rows.length - 1
  const handler = findHandler<typeof listShortcuts, number>(listShortcuts, event, {
    'move-in-list': {
      ArrowDown: () => Math.min(index + 1, last),
      ArrowUp: () => Math.max(index - 1, 0),
      ArrowLeft: null,
      ArrowRight: null,
    },
    'ends-of-list': { Home: () => 0, End: () => last },
  })
  if (handler) return handler()
  const { key, ctrlKey, altKey, metaKey, timeStamp } = event
  if (key.trim().length !== 1 || ctrlKey || altKey || metaKey) return -1
  const isMore = timeStamp - typed.at < typingTime
  typed.text = (isMore ? typed.text : '') + key.toLowerCase()
  typed.at = timeStamp
  // A single letter moves to the next row that begins with it. A word can match the current row.
  const start = typed.text.length > 1 ? Math.max(index, 0) : index + 1
  const order = rows.map((_, offset) => (start + offset) % rows.length)
  return order.find((at) => rows[at]?.textContent?.trim().toLowerCase().startsWith(typed.text)) ?? -1
}
