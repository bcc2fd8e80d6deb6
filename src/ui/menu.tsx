'use client'

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './menu.module.css'
import type { MenuItem } from './menu-items'
import { keyTarget, rowsOf } from './menu-keys'
import { MenuRow } from './menu-row'

type MenuProps = {
  label: string
  items: readonly MenuItem[]
  /** Closes the whole menu; the opener takes the focus back. */
  onClose: () => void
  /** What opened the menu: a press on it is not a press outside. */
  opener?: RefObject<HTMLElement | null>
  /** `large` draws rows of the Start menu, with 32 px icons. @default 'normal' */
  size?: 'normal' | 'large'
}

/** How long the pointer rests on a row before its submenu opens, ms: what Windows 98 waited. */
const submenuDelay = 400

/** A menu by the ARIA menu pattern: arrows, Home, End, letters, Escape one level, Tab closes. */
export function Menu({ label, items, onClose, opener, size = 'normal' }: MenuProps) {
  const root = useRef<HTMLDivElement>(null)

  // Presses outside and another window taking the focus happen outside React.
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const { target } = event
      if (target instanceof Node && [root, opener].some((part) => part?.current?.contains(target))) return
      onClose()
    }
    document.addEventListener('pointerdown', closeOutside, true)
    window.addEventListener('blur', onClose)
    return () => {
      document.removeEventListener('pointerdown', closeOutside, true)
      window.removeEventListener('blur', onClose)
    }
  }, [onClose, opener])

  return (
    <div ref={root} className={styles.menu}>
      <MenuList label={label} items={items} size={size} onClose={onClose} onBack={onClose} />
    </div>
  )
}

type MenuListProps = MenuProps & { onBack: () => void; nested?: boolean }

function MenuList({ label, items, size = 'normal', onClose, onBack, nested = false }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Focus and place belong to the browser: the first row takes the focus, and a list that would leave the screen flips.
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const { right, bottom } = element.getBoundingClientRect()
    if (nested && right > innerWidth) element.dataset.flip = 'inline'
    if (nested && bottom > innerHeight) element.style.insetBlockStart = `${innerHeight - bottom}px`
    rowsOf(element)[0]?.focus()
    return () => clearTimeout(timer.current)
  }, [nested])

  const rest = (id: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), submenuDelay)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const rows = rowsOf(list.current)
    const index = rows.findIndex((row) => row.matches(':focus'))
    const target = keyTarget(event.key, rows, index)
    if (target) target.focus()
    else if (event.key === 'ArrowRight' && rows[index]?.ariaHasPopup)
      setOpenId(rows[index]?.dataset.id ?? null)
    else if (event.key === 'Escape' || (event.key === 'ArrowLeft' && nested)) onBack()
    else if (event.key === 'Tab') onClose()
    else return
    event.stopPropagation()
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      data-size={size}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <div key={item.id} role={item.kind === 'separator' ? 'separator' : 'none'}>
          <MenuRow
            item={item}
            size={size}
            open={openId === item.id}
            onOpen={() => {
              clearTimeout(timer.current)
              setOpenId(item.id)
            }}
            onRest={() => rest(item.kind === 'submenu' ? item.id : null)}
            onClose={onClose}
          />
          {item.kind === 'submenu' && openId === item.id && (
            <MenuList
              nested
              label={item.label}
              items={item.items}
              onClose={onClose}
              onBack={() => {
                setOpenId(null)
                rowsOf(list.current)
                  .find((row) => row.dataset.id === item.id)
                  ?.focus()
              }}
            />
          )}
        </div>
      ))}
    </div>
  )
}
