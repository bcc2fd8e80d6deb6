import { type RefObject, useEffect, useRef } from 'react'
import { findShortcut } from '@/domain/keyboard/shortcuts'
import { lower } from '@/ui/menu/access-letters'
import type { BarMenu } from '@/ui/menu/menu-items'
import { menuBarShortcuts } from '@/ui/menu/menu-keys'

type BarKeys = { onFocusBar: () => void; onOpen: (menu: BarMenu) => void }

/**
 * The keys that reach a menu bar from anywhere in its window: F10, and Alt with the letter of a word. A bare Alt does
 * nothing, and AltGr types a character.
 */
export function useMenuBarKeys(
  bar: RefObject<HTMLElement | null>,
  menus: readonly BarMenu[],
  keys: BarKeys,
): void {
  const latest = useRef({ menus, keys })
  latest.current = { menus, keys }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const home = bar.current?.closest('[data-window], dialog')
      if (!home?.contains(document.activeElement) || event.defaultPrevented) return
      const { menus: now, keys: on } = latest.current
      if (findShortcut(menuBarShortcuts, event)) on.onFocusBar()
      else if (event.altKey && !event.ctrlKey && !event.metaKey && !event.getModifierState('AltGraph')) {
        const menu = now.find(({ access = '' }) => lower(access) === lower(event.key))
        if (!menu) return
        on.onOpen(menu)
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [bar])
}
