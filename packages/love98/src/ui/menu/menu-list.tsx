import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { findHandler } from '@/domain/keyboard/shortcuts'
import { withAccess } from './access-letters'
import styles from './menu.module.css'
import type { MenuEngine } from './menu-context'
import type { MenuItem, MenuRowItem } from './menu-items'
import { menuChoiceShortcuts, nextRow, nextRowByLetter, submenuShortcuts } from './menu-keys'
import { placeMenu } from './menu-place'
import { MenuRow } from './menu-row'
import { useSubmenuHover } from './use-submenu-hover'

type MenuListProps = {
  label: string
  items: readonly MenuItem[]
  /** The box of the control that opened the list, in the viewport. A menu appears below it, a submenu next to it. */
  anchor: { x: number; y: number; width: number; height: number }
  size: 'normal' | 'large'
  banner?: string | undefined
  /** `none` leaves the focus unchanged, for a submenu that the pointer opened. */
  focus: 'first' | 'last' | 'menu' | 'none'
  engine: MenuEngine
  /** Called for ESC. It closes one level. */
  onBack: () => void
  /** Called when the pointer enters this submenu, so that its parent row stays active. */
  onEnter?: () => void
}

const listShortcuts = { ...submenuShortcuts, ...menuChoiceShortcuts }

/** `browser`: the browser performs the default action of the key; `ignored`: so does the page. */
type KeyOutcome = 'handled' | 'browser' | 'ignored'

type OpenSubmenu = { id: string; focus: 'first' | 'none' }

/** One list of a menu by the ARIA pattern, with its open submenu. */
export function MenuList(props: MenuListProps) {
  const { label, anchor, size, banner, focus, engine, onBack, onEnter } = props
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<OpenSubmenu | null>(null)
  const isSubmenu = onEnter !== undefined
  const rows = withAccess(props.items.filter((item) => item.kind !== 'separator'))
  const items = props.items.map((item) => rows.find(({ id }) => id === item.id) ?? item)
  const rowElement = (id: string | undefined) =>
    id === undefined
      ? null
      : (list.current?.querySelector<HTMLElement>(`:scope > div > [data-id='${CSS.escape(id)}']`) ?? null)
  const hover = useSubmenuHover({
    openId: open?.id ?? null,
    submenu: () => list.current?.querySelector('[role=menu]')?.getBoundingClientRect() ?? null,
    onRest: (id) =>
      setOpen(items.find((item) => item.id === id)?.kind === 'submenu' ? { id, focus: 'none' } : null),
    onSettle: (id) => rowElement(id)?.focus({ preventScroll: true }),
  })

  useTopLayer(list, { anchor, isSubmenu, direction: engine.direction, focus })

  const openSubmenu = (id: string, first: 'first' | 'none') => {
    hover.stay()
    if (open?.id === id && first === 'first')
      list.current?.querySelector<HTMLElement>('[role=menu] [data-id]')?.focus()
    else setOpen({ id, focus: first })
  }
  const closeSubmenu = (id: string) => {
    setOpen(null)
    rowElement(id)?.focus({ preventScroll: true })
  }
  const choose = (item: MenuRowItem, byKey: boolean) => {
    if (item.disabled) return
    if (item.kind === 'submenu') openSubmenu(item.id, byKey ? 'first' : 'none')
    else if (item.kind === 'link') rowElement(item.id)?.click()
    else engine.choose(item)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = rows.findIndex(({ id }) => rowElement(id) === document.activeElement)
    const target = nextRow(event, index, rows.length)
    const row = rows[index]
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    const goTo = (to: number): KeyOutcome => {
      setOpen(null)
      rowElement(rows[to]?.id)?.focus()
      return 'handled'
    }
    const onward = (): KeyOutcome => {
      if (row?.kind === 'submenu' && !row.disabled) openSubmenu(row.id, 'first')
      else engine.onEdge?.(1)
      return 'handled'
    }
    const back = (): KeyOutcome => {
      if (isSubmenu) onBack()
      else if (engine.onEdge) engine.onEdge(-1)
      return 'handled'
    }
    const chooseByLetter = (): KeyOutcome => {
      const letter = isModified ? null : nextRowByLetter(event.key, index, rows)
      const found = letter && rows[letter.index]
      if (!found) return 'ignored'
      rowElement(found.id)?.focus()
      if (letter.isOnly) choose(found, true)
      return 'handled'
    }
    const isLtr = engine.direction === 'ltr'
    const handler = findHandler<typeof listShortcuts, KeyOutcome>(listShortcuts, event, {
      'open-submenu': isLtr ? onward : back,
      'close-submenu': {
        ArrowLeft: isLtr ? back : onward,
        Escape() {
          onBack()
          return 'handled'
        },
      },
      'choose-row': {
        // The browser dispatches the click.
        Enter: () => (isModified ? 'ignored' : 'browser'),
        ' '() {
          if (isModified) return 'ignored'
          if (row?.kind !== 'link') return 'browser'
          rowElement(row.id)?.click()
          return 'handled'
        },
      },
      'leave-menus': {
        Tab() {
          engine.close()
          return 'browser'
        },
        F10() {
          engine.close()
          return 'handled'
        },
      },
    })
    const outcome = target !== null ? goTo(target) : (handler ?? chooseByLetter)()
    if (outcome === 'ignored') return
    event.stopPropagation()
    if (outcome === 'handled') event.preventDefault()
  }

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    event.stopPropagation()
    if (event.pointerType === 'touch' && !engine.press.isHeld(event.pointerId)) return
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-id]') : null
    hover.move(row?.dataset.id ?? null, { x: event.clientX, y: event.clientY }, event.pointerType === 'touch')
  }

  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      data-size={size}
      className={styles.list}
      onKeyDown={onKeyDown}
      onPointerEnter={onEnter}
      onPointerMove={onPointerMove}
      onPointerLeave={hover.stay}
    >
      {banner !== undefined && (
        <span className={styles.banner} aria-hidden="true">
          <span>{banner}</span>
        </span>
      )}
      {items.map((item) =>
        item.kind === 'separator' ? (
          // biome-ignore lint/a11y/useSemanticElements: <hr> has default styles
          <div key={item.id} role="separator" />
        ) : (
          <div key={item.id} role="none">
            <MenuRow
              item={item}
              size={size}
              isOpen={open?.id === item.id}
              onChoose={(byKey) => choose(item, byKey)}
              onLeave={engine.close}
            />
            {item.kind === 'submenu' && open?.id === item.id && (
              <MenuList
                label={item.label}
                items={item.items}
                anchor={rowElement(item.id)?.getBoundingClientRect() ?? anchor}
                size="normal"
                focus={open.focus}
                engine={engine}
                onBack={() => closeSubmenu(item.id)}
                onEnter={hover.stay}
              />
            )}
          </div>
        ),
      )}
    </div>
  )
}

type MenuPlacement = Pick<MenuListProps, 'anchor' | 'focus'> & {
  isSubmenu: boolean
  direction: 'ltr' | 'rtl'
}

/** Shows a list in the top layer, places it and focuses it. */
function useTopLayer(list: React.RefObject<HTMLElement | null>, placed: MenuPlacement): void {
  const first = useRef(placed)

  // Popover, geometry and focus. A list is placed once, on mount.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const { anchor, isSubmenu, direction, focus } = first.current
    // In browsers without the Popover API (before 2024) the menu is shown outside the top layer.
    element.showPopover?.()
    const menu = element.getBoundingClientRect()
    const place = placeMenu({
      anchor,
      menu,
      screen: { width: innerWidth, height: innerHeight },
      side: isSubmenu ? 'beside' : 'below',
      direction,
    })
    // The edge at which reading starts stays fixed if the font changes and the menu becomes narrower.
    if (direction === 'ltr') element.style.left = `${place.x}px`
    else element.style.right = `${document.documentElement.clientWidth - place.x - menu.width}px`
    element.style.top = `${place.y}px`
    if (focus === 'none') return
    const rows = [...element.querySelectorAll<HTMLElement>(':scope > div > [data-id]')]
    if (focus === 'last') rows.reverse()
    // The first enabled row. Arrow keys also reach disabled rows.
    const target = focus === 'menu' ? element : (rows.find((row) => row.ariaDisabled !== 'true') ?? rows[0])
    ;(target ?? element).focus({ preventScroll: true })
  }, [list])
}
