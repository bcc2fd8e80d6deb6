import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'
import { showMessageBox } from '@/desktop/message-boxes'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { errorMessage } from '@/domain/errors'
import { startShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { findShortcut } from '@/domain/keyboard/shortcuts'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { errorDetails } from '@/domain/thrown'
import { common } from '@/texts/common'
import { taskbar } from '@/texts/taskbar'

import { Icon } from '@/ui/icon'
import type { OpenedMenu } from '@/ui/menu/menu-request'
import { loadMenus, openMenu } from '@/ui/menu/open-menu'
import styles from './start-button.module.css'

type StartButtonProps = {
  entries: readonly DesktopEntry[]
  onOpen: (entry: DesktopEntry) => void
}

export const loadStartMenu = async () => {
  const [{ startMenuItems }] = await Promise.all([import('./start-menu-items'), loadMenus()])
  return startMenuItems
}

/** The Start button; its menu is loaded on hover, focus or press. Ctrl+Esc opens it too. */
export function StartButton({ entries, onOpen }: StartButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<OpenedMenu>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { site } = useCommunity()
  const store = useDesktopStore()

  const toggle = async (event?: MouseEvent) => {
    if (menu.current) return menu.current.close()
    try {
      const startMenuItems = await loadChunk(loadStartMenu)
      if (menu.current || !button.current) return
      setIsOpen(true)
      menu.current = openMenu({
        label: taskbar.start,
        items: startMenuItems({ entries, store, onOpen }),
        at: button.current,
        opener: button.current,
        keep: button.current,
        // As in Windows 98, the mouse opens a menu without a selected row.
        focus: event?.detail ? 'menu' : 'first',
        size: 'large',
        banner: site.name,
        onClose() {
          menu.current = null
          setIsOpen(false)
        },
      })
    } catch (failure) {
      const box = {
        title: taskbar.start,
        icon: 'error',
        text: errorMessage(failure),
        buttons: [common.ok],
      } as const
      await showMessageBox({ ...box, details: errorDetails(failure) })
    }
  }
  const prefetch = () => {
    loadStartMenu().catch(() => undefined)
  }
  useStartKey(toggle)

  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-keyshortcuts={startShortcuts['open-start'][0]}
      data-opens=""
      id="start"
      data-start=""
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={toggle}
    >
      <Icon name="start" size={16} />
      <span className={styles.label}>{taskbar.start}</span>
    </button>
  )
}

/** CTRL+ESC works wherever the focus is. ALT and the system key alone are pressed while typing, so they do nothing. */
function useStartKey(toggle: () => void): void {
  const latest = useRef(toggle)
  latest.current = toggle

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!findShortcut(startShortcuts, event)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
