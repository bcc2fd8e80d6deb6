import type { MouseEvent } from 'react'
import { type Click, doubleClickTime, isDoubleClick } from '@/browser/double-click'
import { extendSelection, selectIcons, toggleIcon } from '@/desktop/icons/icon-selection'
import { isWebStyle } from '@/desktop/preferences/folder-options'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { isTapOrKeyboardClick } from '@/ui/click-source'
import { ExternalLink } from '@/ui/external-link'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import styles from './desktop-icons.module.css'

type DesktopIconProps = {
  entry: DesktopEntry
  isSelected: boolean
  /** True for the only icon in the tab order. */
  isStop: boolean
  onFocus: () => void
  onOpen: () => void
}

/** The last click on any icon, unless it completed a double-click. */
let lastClick: (Click & { readonly id: string }) | null = null

export function DesktopIcon({ entry, isSelected, isStop, onFocus, onOpen }: DesktopIconProps) {
  const balanced = balanceLabel(entry.label)
  const face = (
    <>
      <span className={styles.picture}>
        {entry.picture === null ? (
          <Icon name={entry.icon} size={32} />
        ) : (
          <Picture path={entry.picture} size={32} />
        )}
      </span>
      <span className={styles.label} data-lines={balanced === null ? undefined : 2}>
        {balanced ?? entry.label}
      </span>
    </>
  )
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (isBrowserGesture(event)) return
    // CTRL+ENTER opens a new tab, so CTRL selects only with a mouse click.
    const isToggle = event.ctrlKey || event.metaKey
    if (isToggle && event.detail === 0) return
    const { dataset } = event.currentTarget
    const wasDragged = dataset.dragged !== undefined
    delete dataset.dragged
    const opens = !wasDragged && !event.shiftKey && !isToggle && whatClickDoes(event, entry.id) === 'open'
    // The browser follows a link whose own click opens it.
    if (opens && entry.kind === 'link' && opensOnClick(event)) return
    event.preventDefault()
    if (opens) onOpen()
    else if (isToggle) toggleIcon(entry.id)
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
  if (entry.kind === 'unset') return null
  const Link = entry.kind === 'link' ? ExternalLink : 'a'
  return (
    <Link {...shared} href={entry.href}>
      {face}
    </Link>
  )
}

function isBrowserGesture(event: MouseEvent): boolean {
  return event.button !== 0 || event.altKey
}

/**
 * A mouse opens an icon with a double-click, or with a single click in Web style. Keyboard, assistive technology, touch
 * and pen open it with a single press. A double tap opens it once.
 */
function whatClickDoes(event: MouseEvent, id: string): 'open' | 'select' {
  const { timeStamp, clientX, clientY } = event
  const click = { id, timeStamp, clientX, clientY, pointerType: 'mouse' }
  const before = lastClick?.id === id ? lastClick : null
  lastClick = click
  if (opensOnClick(event)) {
    const isSecondTap = event.detail !== 0 && before && timeStamp - before.timeStamp <= doubleClickTime
    return isSecondTap ? 'select' : 'open'
  }
  if (!before || !isDoubleClick(before, click)) return 'select'
  // A third click starts a new sequence.
  lastClick = null
  return 'open'
}

function opensOnClick(event: MouseEvent): boolean {
  return isTapOrKeyboardClick(event) || isWebStyle()
}

function orderOf(icon: HTMLElement): readonly string[] {
  const icons = icon.closest('ul')?.querySelectorAll<HTMLElement>('[data-entry]') ?? []
  return [...icons].map(({ dataset }) => dataset.entry ?? '')
}

/** The number of characters that fit in one line of a cell. */
const cellLength = 12

/**
 * Divides a label into two lines so that the longer one is as short as possible, and the box is as wide as the words.
 * No-break spaces join the words of a line, so the label breaks only between the lines.
 * @returns `null` for a label that has one line, or whose lines are the browser's choice
 */
export function balanceLabel(label: string): string | null {
  const words = label.split(' ')
  if (label.length <= cellLength || words.length < 2) return null
  const lengths = words.map((_, index) =>
    Math.max(words.slice(0, index).join(' ').length, words.slice(index).join(' ').length),
  )
  const longer = Math.min(...lengths.slice(1))
  if (words.length > 2 && longer > cellLength) return null
  const at = lengths.indexOf(longer, 1)
  return `${words.slice(0, at).join('\u00a0')} ${words.slice(at).join('\u00a0')}`
}
