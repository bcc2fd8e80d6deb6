import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { folderShortcuts } from '@/domain/keyboard/folder-shortcuts'
import { findHandler } from '@/domain/keyboard/shortcuts'
import { common } from '@/texts/common'
import { explorer } from '@/texts/explorer'

import { isTapOrKeyboardClick } from '@/ui/click-source'
import type { MenuRequest } from '@/ui/menu/menu-request'
import { ExternalLink } from '../external-link'
import { Icon } from '../icon'
import { Picture } from '../picture'
import type { ExplorerItem, ExplorerView, FindNearest } from './explorer-item'
import styles from './explorer-items.module.css'

type ExplorerItemsProps = {
  label: string
  items: readonly ExplorerItem[]
  view: ExplorerView
  selected: string | null
  /** `true`: a single click of the mouse opens an item. Otherwise a double click does. */
  opensOnClick: boolean
  findNearest: FindNearest
  onSelect: (id: string | null) => void
  onOpen: (item: ExplorerItem) => void
  /** Requests the menu of an item, at a point or at the item. */
  onMenu: (item: ExplorerItem, at: MenuRequest['at'], event: MenuRequest['event']) => void
}

/** The icons of a folder: links with one stop in the tab order. Arrow keys, HOME, END and letters move between them. */
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
    const next = itemForKey(icons, event, findNearest)
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
    // CTRL, SHIFT, ALT and the middle button have browser actions, such as opening a background tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return
    if (!opensOnClick && !isTapOrKeyboardClick(event)) event.preventDefault()
    else if (href === null) onOpen()
  }
  const shared = {
    className: styles.item,
    'data-item': id,
    'data-selected': isSelected || undefined,
    'data-unset': href === null || undefined,
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
    <ExternalLink href={href} {...shared}>
      {face}
      <span className="visually-hidden"> {explorer.newTab}</span>
    </ExternalLink>
  )
}

function itemForKey(
  icons: readonly HTMLElement[],
  event: KeyboardEvent,
  findNearest: FindNearest,
): HTMLElement | undefined {
  const from = icons.findIndex((icon) => icon.matches(':focus'))
  const nearest = (x: number, y: number) => () => {
    const centers = icons.map((icon) => {
      const box = icon.getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    })
    return icons[findNearest(centers, from, { x, y })]
  }
  const handler = findHandler<typeof folderShortcuts, HTMLElement | undefined>(folderShortcuts, event, {
    'move-in-folder': {
      ArrowUp: nearest(0, -1),
      ArrowDown: nearest(0, 1),
      ArrowLeft: nearest(-1, 0),
      ArrowRight: nearest(1, 0),
    },
    'ends-of-folder': { Home: () => icons[0], End: () => icons.at(-1) },
  })
  if (handler) return handler()
  const { key } = event
  if (key.trim().length !== 1) return undefined
  const after = [...icons.slice(from + 1), ...icons.slice(0, from + 1)]
  return after.find((icon) => icon.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}
