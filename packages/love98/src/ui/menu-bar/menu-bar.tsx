import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { lower, splitAtAccess, withAccess } from '@/ui/menu/access-letters'
import type { BarMenu } from '@/ui/menu/menu-items'
import { menuRowShortcuts, submenuShortcuts } from '@/ui/menu/menu-keys'
import type { MenuRequest, OpenedMenu } from '@/ui/menu/menu-request'
import { openMenu, prefetchMenus } from '@/ui/menu/open-menu'
import styles from './menu-bar.module.css'
import { useMenuBarKeys } from './use-menu-bar-keys'

const barShortcuts = { ...menuRowShortcuts, ...submenuShortcuts }

type MenuBarProps = { label: string; menus: readonly BarMenu[] }

/**
 * A menu bar by the ARIA pattern. It is one stop in the tab order. LEFT and RIGHT move along the bar; DOWN and ENTER
 * open a menu. F10 and ALT with a letter work anywhere in the window. While a menu is open, moving the pointer or a
 * finger along the bar opens the others.
 */
export function MenuBar({ label, menus: words }: MenuBarProps) {
  const menus = withAccess(words)
  const bar = useRef<HTMLDivElement>(null)
  const opened = useRef<OpenedMenu>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const [stop, setStop] = useState(menus[0]?.id)
  /**
   * The element that had the focus before the bar was pressed. It gets the focus back after a choice with the mouse.
   */
  const before = useRef<HTMLElement>(null)

  // The menu has its own React root, so it is closed on unmount.
  useEffect(() => () => opened.current?.close(), [])

  const wordOf = (id: string) =>
    bar.current?.querySelector<HTMLElement>(`[data-menu='${CSS.escape(id)}']`) ?? null

  const open = (menu: BarMenu, how: Pick<MenuRequest, 'focus' | 'event'> = {}) => {
    const word = wordOf(menu.id)
    if (!word) return
    setStop(menu.id)
    setOpenId(menu.id)
    opened.current = openMenu({
      label: menu.label,
      items: menu.items,
      at: word.firstElementChild ?? word,
      opener: (how.event && before.current) ?? word,
      keep: bar.current,
      onEdge: (step) => open(neighbor(menus, menu.id, step)),
      onClose: () => setOpenId((id) => (id === menu.id ? null : id)),
      ...how,
    })
  }
  const focusWord = (id: string) => {
    setStop(id)
    wordOf(id)?.focus()
  }

  useMenuBarKeys(bar, menus, { onFocusBar: () => menus[0] && focusWord(menus[0].id), onOpen: open })

  const onKeyDown = (event: KeyboardEvent) => {
    const menu = menus.find(({ id }) => id === stop)
    if (!menu || event.altKey || event.ctrlKey || event.metaKey) return
    const step = event.currentTarget.matches(':dir(rtl)') ? -1 : 1
    const isHandled = handleShortcut(barShortcuts, event, {
      'move-in-menu': { ArrowDown: () => open(menu), ArrowUp: () => open(menu, { focus: 'last' }) },
      'first-row': { Home: () => focusWord(menus[0]?.id ?? menu.id), PageUp: null },
      'last-row': { End: () => focusWord(menus.at(-1)?.id ?? menu.id), PageDown: null },
      'open-submenu': () => focusWord(neighbor(menus, menu.id, step).id),
      'close-submenu': {
        ArrowLeft: () => focusWord(neighbor(menus, menu.id, step === 1 ? -1 : 1).id),
        Escape: null,
      },
    })
    if (!isHandled) {
      const named = menus.find(({ access = '' }) => lower(access) === lower(event.key))
      if (!named) return
      open(named)
    }
    event.preventDefault()
  }

  const onPointerDown = (menu: BarMenu, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    // Touch captures the pointer. Releasing it allows the finger to move along the bar.
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId)
    event.preventDefault()
    if (openId === null) before.current = focusOutside(event.currentTarget)
    if (openId === menu.id) opened.current?.close()
    else open(menu, { focus: 'menu', event: event.nativeEvent })
  }

  const glide = ({ nativeEvent }: PointerEvent) => {
    const { pointerType, clientX, clientY } = nativeEvent
    if (pointerType !== 'touch' || openId === null) return
    const word = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-menu]')
    const menu = bar.current?.contains(word ?? null) && menus.find(({ id }) => id === word?.dataset.menu)
    if (menu && menu.id !== openId) open(menu, { focus: 'menu', event: nativeEvent })
  }

  return (
    <div
      ref={bar}
      role="menubar"
      aria-label={label}
      className={styles.bar}
      onKeyDown={onKeyDown}
      onPointerEnter={prefetchMenus}
      onFocus={prefetchMenus}
      onPointerMove={glide}
      tabIndex={-1}
    >
      {menus.map((menu) => (
        <button
          key={menu.id}
          type="button"
          role="menuitem"
          aria-haspopup="menu"
          aria-expanded={menu.id === openId}
          aria-keyshortcuts={menu.access && `Alt+${menu.access.toUpperCase()}`}
          data-menu={menu.id}
          tabIndex={menu.id === stop ? 0 : -1}
          className={styles.word}
          onPointerDown={(event) => onPointerDown(menu, event)}
          // The keyboard and assistive technology click without a press.
          onClick={({ detail }) =>
            detail === 0 && (openId === menu.id ? opened.current?.close() : open(menu))
          }
          onPointerEnter={({ nativeEvent }) => {
            if (openId !== null && openId !== menu.id) open(menu, { focus: 'menu', event: nativeEvent })
          }}
        >
          <BarMenuButton menu={menu} />
        </button>
      ))}
    </div>
  )
}

function BarMenuButton({ menu }: { menu: BarMenu }) {
  const parts = splitAtAccess(menu.label, menu.access)
  if (!parts) return <span className={styles.title}>{menu.label}</span>
  const [before, letter, after] = parts
  return (
    <span className={styles.title}>
      {before}
      <u>{letter}</u>
      {after}
    </span>
  )
}

function focusOutside(word: HTMLElement): HTMLElement | null {
  const home = word.closest<HTMLElement>('[data-window], dialog')
  const { activeElement: active } = document
  const isInside =
    active instanceof HTMLElement && home?.contains(active) && !active.closest('[role=menubar]')
  return isInside ? active : home
}

function neighbor(menus: readonly BarMenu[], id: string, step: 1 | -1): BarMenu {
  const index = menus.findIndex((menu) => menu.id === id)
  const next = menus[(index + step + menus.length) % menus.length]
  if (!next) throw new TypeError('a menu bar without menus has no neighbors')
  return next
}
