import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Menu } from './menu'
import styles from './menu-bar.module.css'
import type { MenuItem } from './menu-items'

/** A word of the bar and what hangs below it. */
export type BarMenu = { readonly id: string; readonly label: string; readonly items: readonly MenuItem[] }

type MenuBarProps = { label: string; menus: readonly BarMenu[] }

/**
 * A menu bar by the ARIA pattern: one stop for Tab, Left and Right go along it, Down and Enter open, and an open menu
 * follows the pointer along the bar.
 */
export function MenuBar({ label, menus }: MenuBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const [stop, setStop] = useState(menus[0]?.id)

  const close = useCallback((id: string) => setOpenId((open) => (open === id ? null : open)), [])

  const goTo = (id: string | undefined) => {
    if (id === undefined) return
    setStop(id)
    bar.current?.querySelector<HTMLElement>(`[data-menu='${id}']`)?.focus()
    if (openId !== null) setOpenId(id)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const ids = menus.map(({ id }) => id)
    const index = ids.findIndex((id) => id === (openId ?? stop))
    if (event.key === 'ArrowRight') goTo(ids[(index + 1) % ids.length])
    else if (event.key === 'ArrowLeft') goTo(ids[(index - 1 + ids.length) % ids.length])
    else if (event.key === 'ArrowDown' && openId === null && stop !== undefined) setOpenId(stop)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={bar}
      role="menubar"
      aria-label={label}
      className={styles.bar}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {menus.map((menu) => (
        <BarWord
          key={menu.id}
          menu={menu}
          isStop={menu.id === stop}
          isOpen={menu.id === openId}
          isGliding={openId !== null}
          onOpen={() => {
            setStop(menu.id)
            setOpenId(menu.id)
          }}
          onClose={close}
        />
      ))}
    </div>
  )
}

type BarWordProps = {
  menu: BarMenu
  isStop: boolean
  isOpen: boolean
  /** Another word's menu is open: the pointer opens this one by passing over it. */
  isGliding: boolean
  onOpen: () => void
  onClose: (id: string) => void
}

function BarWord({ menu, isStop, isOpen, isGliding, onOpen, onClose }: BarWordProps) {
  const word = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    onClose(menu.id)
    word.current?.focus({ preventScroll: true })
  }, [onClose, menu.id])
  return (
    <>
      <button
        ref={word}
        type="button"
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-menu={menu.id}
        tabIndex={isStop ? 0 : -1}
        className={styles.word}
        onClick={() => (isOpen ? close() : onOpen())}
        onPointerEnter={() => isGliding && !isOpen && onOpen()}
      >
        {menu.label}
      </button>
      {isOpen && (
        <Drop below={word}>
          <Menu label={menu.label} items={menu.items} opener={word} onClose={close} />
        </Drop>
      )}
    </>
  )
}

/** Shows its contents above everything, below a word: a window clips what it contains, the top layer does not. */
function Drop({
  below,
  children,
}: {
  below: React.RefObject<HTMLElement | null>
  children: React.ReactNode
}) {
  const drop = useRef<HTMLDivElement>(null)

  // The top layer and places on the screen are the browser's.
  useLayoutEffect(() => {
    const element = drop.current
    const anchor = below.current?.getBoundingClientRect()
    if (!element || !anchor) return
    element.showPopover()
    const { width, height } = element.getBoundingClientRect()
    element.style.left = `${Math.round(Math.max(0, Math.min(anchor.left, innerWidth - width)))}px`
    element.style.top = `${Math.round(anchor.bottom + height > innerHeight ? anchor.top - height : anchor.bottom)}px`
    element.querySelector<HTMLElement>('[data-id]')?.focus()
  }, [below])

  return (
    <div ref={drop} popover="manual" className={styles.drop}>
      {children}
    </div>
  )
}
