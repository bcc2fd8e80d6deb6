import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { DesktopEntry } from '@/domain/desktop-entries'
import { nearestInDirection } from '@/domain/icon-navigation'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import styles from './desktop-icons.module.css'

type DesktopIconsProps = {
  entries: readonly DesktopEntry[]
  onOpen: (entry: DesktopEntry) => void
}

/** The icons: a list of real links with one stop in the Tab order, arrows between them. */
export function DesktopIcons({ entries, onOpen }: DesktopIconsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const [stop, setStop] = useState(entries[0]?.id ?? null)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const icons = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    const next = nextIcon(icons, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <nav aria-label="Desktop" className={styles.icons}>
      <ul ref={list} onKeyDown={onKeyDown}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <DesktopIcon
              entry={entry}
              selected={selected === entry.id}
              stop={stop === entry.id}
              onSelect={() => {
                setSelected(entry.id)
                setStop(entry.id)
              }}
              onBlur={() => setSelected(null)}
              onOpen={() => onOpen(entry)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type DesktopIconProps = {
  entry: DesktopEntry
  selected: boolean
  stop: boolean
  onSelect: () => void
  onBlur: () => void
  onOpen: () => void
}

function DesktopIcon({ entry, selected, stop, onSelect, onBlur, onOpen }: DesktopIconProps) {
  const face = (
    <>
      <span className={styles.picture} data-selected={selected || undefined}>
        {entry.picture === null ? (
          <Icon name={entry.icon} size={32} />
        ) : (
          <Picture path={entry.picture} size={32} />
        )}
      </span>
      <span className={styles.label}>{entry.label}</span>
    </>
  )
  const shared = {
    className: styles.icon,
    'data-entry': entry.id,
    'data-selected': selected || undefined,
    tabIndex: stop ? 0 : -1,
    onFocus: onSelect,
    onBlur,
    draggable: false,
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (isModified(event)) return
    if (!opensAtOnce(event)) event.preventDefault()
    else if (entry.kind !== 'link') {
      event.preventDefault()
      onOpen()
    }
  }
  if (entry.kind === 'unset')
    return (
      <button
        {...shared}
        type="button"
        onClick={onClick}
        onDoubleClick={onOpen}
        aria-describedby="not-configured"
      >
        {face}
      </button>
    )
  return (
    <a
      {...shared}
      href={entry.href}
      onClick={onClick}
      onDoubleClick={onOpen}
      {...(entry.kind === 'link' && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {face}
    </a>
  )
}

/** Ctrl, Shift, Alt and the middle button stay the browser's: open in a new tab, save, … */
function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}

/** A mouse opens by double click; keyboard, assistive technology, touch and pen open at once. */
function opensAtOnce(event: MouseEvent): boolean {
  const { nativeEvent } = event
  if (event.detail === 0) return true
  return (
    nativeEvent instanceof PointerEvent &&
    nativeEvent.pointerType !== 'mouse' &&
    nativeEvent.pointerType !== ''
  )
}

function nextIcon(icons: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const from = icons.findIndex((icon) => icon.matches(':focus'))
  if (key === 'Home') return icons[0]
  if (key === 'End') return icons.at(-1)
  const direction = directions[key]
  if (direction) {
    const centres = icons.map((icon) => {
      const { x, y, width, height } = icon.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    return icons[nearestInDirection(centres, from, direction)]
  }
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...icons.slice(from + 1), ...icons.slice(0, from + 1)]
  return after.find((icon) => icon.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
