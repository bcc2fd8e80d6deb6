import type { MouseEvent } from 'react'
import { extendSelection, selectIcons } from '@/desktop/icons/icon-selection'
import { isWebStyle } from '@/desktop/preferences/folder-options'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import styles from './desktop-icons.module.css'

type DesktopIconProps = {
  entry: DesktopEntry
  isSelected: boolean
  /** The one icon that Tab comes to. */
  isStop: boolean
  onFocus: () => void
  onOpen: () => void
}

/** Two clicks within this time, and within this distance, are a double click: ms and CSS pixels, as in Windows 98. */
const doubleClick = { time: 500, distance: 4 }

let lastClick = { id: '', time: Number.NEGATIVE_INFINITY, x: 0, y: 0 }

/** One icon: a link as any other, or a button for what is not configured. */
export function DesktopIcon({ entry, isSelected, isStop, onFocus, onOpen }: DesktopIconProps) {
  const face = (
    <>
      <span className={styles.picture}>
        {entry.picture === null ? (
          <Icon name={entry.icon} size={32} />
        ) : (
          <Picture path={entry.picture} size={32} />
        )}
      </span>
      <span className={styles.label}>{entry.label}</span>
    </>
  )
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (isBrowserGesture(event)) return
    const { dataset } = event.currentTarget
    const wasDragged = dataset.dragged !== undefined
    delete dataset.dragged
    const opens = !wasDragged && !event.shiftKey && whatClickDoes(event, entry.id) === 'open'
    // A link that is opened at once by its own click is followed by the browser.
    if (opens && entry.kind === 'link' && opensAtOnce(event)) return
    event.preventDefault()
    if (opens) onOpen()
    else if (event.shiftKey) extendSelection(orderOf(event.currentTarget), entry.id)
    else if (!wasDragged) selectIcons([entry.id])
  }
  const shared = {
    className: styles.icon,
    'data-entry': entry.id,
    'data-selected': isSelected || undefined,
    tabIndex: isStop ? 0 : -1,
    onFocus,
    onClick,
    draggable: false,
  }
  if (entry.kind === 'unset')
    return (
      <button {...shared} type="button" aria-describedby="not-configured">
        {face}
      </button>
    )
  return (
    <a
      {...shared}
      href={entry.href}
      {...(entry.kind === 'link' && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {face}
    </a>
  )
}

/** Ctrl, Alt and the middle button stay the browser's: open in a new tab, save, … */
function isBrowserGesture(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey
}

/**
 * A mouse opens by a double click, or by a click in Web style; keyboard, assistive technology, touch and pen open at
 * once, a finger that taps twice in a hurry once.
 */
function whatClickDoes(event: MouseEvent, id: string): 'open' | 'select' {
  const { timeStamp: time, clientX: x, clientY: y } = event
  const before = lastClick
  const isAgain =
    before.id === id &&
    time - before.time <= doubleClick.time &&
    Math.hypot(x - before.x, y - before.y) <= doubleClick.distance
  lastClick = { id, time, x, y }
  const isHurry = event.detail !== 0 && before.id === id && time - before.time <= doubleClick.time
  if (opensAtOnce(event)) return isHurry ? 'select' : 'open'
  // A third click begins anew.
  if (isAgain) lastClick = { ...lastClick, id: '' }
  return isAgain ? 'open' : 'select'
}

function opensAtOnce({ nativeEvent, detail }: MouseEvent): boolean {
  return detail === 0 || isFinger(nativeEvent) || isWebStyle()
}

function isFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType !== 'mouse' && event.pointerType !== ''
}

function orderOf(icon: HTMLElement): readonly string[] {
  const icons = icon.closest('ul')?.querySelectorAll<HTMLElement>('[data-entry]') ?? []
  return [...icons].map(({ dataset }) => dataset.entry ?? '')
}
