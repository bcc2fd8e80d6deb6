import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { common } from '@/texts/common'
import { explorer } from '@/texts/explorer'

import { isTapOrKeyboardClick } from '@/ui/click-source'
import type { MenuRequest } from '@/ui/menu/menu-request'
import { Icon } from '../icon'
import { Picture } from '../picture'
import type { Direction, ExplorerItem, ExplorerView, FindNearest } from './explorer-item'
import styles from './explorer-items.module.css'

type ExplorerItemsProps = {
  label: string
  items: readonly ExplorerItem[]
  view: ExplorerView
  selected: string | null
  /** One click of the mouse opens, as on a web page; without it a double click does. */
  opensOnClick: boolean
  findNearest: FindNearest
  onSelect: (id: string | null) => void
  onOpen: (item: ExplorerItem) => void
  /** The menu of one item is wanted, at a point or at the item. */
  onMenu: (item: ExplorerItem, at: MenuRequest['at'], event: MenuRequest['event']) => void
}

/** The icons of a folder: real links with one stop in the Tab order, arrows, Home, End and letters between them. */
export function ExplorerItems({
  label,
  items,
  view,
  selected,
  opensOnClick,
  findNearest,
  onSelect,
  onOpen,
  onMenu,
}: ExplorerItemsProps) {
  const list = useRef<HTMLUListElement>(null)
  const stop = items.some(({ id }) => id === selected) ? selected : items[0]?.id

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const icons = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    const next = itemForKey(icons, event.key, findNearest)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <div className={`well ${styles.contents}`} data-view={view}>
      {view === 'details' && (
        <div className={styles.heads} aria-hidden="true">
          <span>{explorer.name}</span>
          <span>{explorer.linkAddress}</span>
        </div>
      )}
      <ul ref={list} aria-label={label} className={styles.items} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <li key={item.id}>
            <Face
              item={item}
              view={view}
              isSelected={item.id === selected}
              isStop={item.id === stop}
              opensOnClick={opensOnClick}
              onSelect={() => onSelect(item.id)}
              onOpen={() => onOpen(item)}
              onMenu={(at, event) => onMenu(item, at, event)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type FaceProps = {
  item: ExplorerItem
  view: ExplorerView
  isSelected: boolean
  isStop: boolean
  opensOnClick: boolean
  onSelect: () => void
  onOpen: () => void
  onMenu: (at: MenuRequest['at'], event: MenuRequest['event']) => void
}

function Face({ item, view, isSelected, isStop, opensOnClick, onSelect, onOpen, onMenu }: FaceProps) {
  const { id, label, icon, picture, href, detail } = item
  const size = view === 'large' ? 32 : 16
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Ctrl, Shift, Alt and the middle button stay the browser's: open in the background, save, …
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
    if (!opensOnClick && !isTapOrKeyboardClick(event)) event.preventDefault()
    else if (href === null) onOpen()
  }
  const shared = {
    className: styles.item,
    'data-item': id,
    'data-selected': isSelected || undefined,
    tabIndex: isStop ? 0 : -1,
    draggable: false,
    onFocus: onSelect,
    onClick,
    ...(!opensOnClick && { onDoubleClick: onOpen }),
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      // With Shift the menu is the browser's.
      if (event.shiftKey && event.button === 2) return
      event.preventDefault()
      event.stopPropagation()
      onSelect()
      const { nativeEvent, clientX: x, clientY: y, currentTarget } = event
      const isByKey = event.button !== 2 && !(nativeEvent instanceof PointerEvent && nativeEvent.pointerType)
      onMenu(
        isByKey ? currentTarget : { x, y },
        nativeEvent instanceof PointerEvent ? nativeEvent : undefined,
      )
    },
  }
  const face = (
    <>
      <span className={styles.picture}>
        {picture === null ? <Icon name={icon} size={size} /> : <Picture path={picture} size={size} />}
      </span>
      <span className={styles.label}>{label}</span>
      {view === 'details' ? (
        <span className={styles.detail}>{detail}</span>
      ) : (
        href === null && <span className="visually-hidden">, {common.notConfigured}</span>
      )}
    </>
  )
  if (href === null)
    return (
      <button type="button" {...shared}>
        {face}
      </button>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...shared}>
      {face}
      <span className="visually-hidden"> {explorer.newTab}</span>
    </a>
  )
}

/** The icon a key leads to from the one with the focus, or none: arrows by place, Home, End, and first letters. */
function itemForKey(
  icons: readonly HTMLElement[],
  key: string,
  findNearest: FindNearest,
): HTMLElement | undefined {
  const from = icons.findIndex((icon) => icon.matches(':focus'))
  if (key === 'Home') return icons[0]
  if (key === 'End') return icons.at(-1)
  const direction = directions[key]
  if (direction) {
    const centers = icons.map((icon) => {
      const { x, y, width, height } = icon.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    return icons[findNearest(centers, from, direction)]
  }
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...icons.slice(from + 1), ...icons.slice(0, from + 1)]
  return after.find((icon) => icon.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
