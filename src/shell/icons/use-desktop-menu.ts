import type { RefObject } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { desktop } from '@/texts/desktop'

import { openMenu } from '@/ui/menu/open-menu'
import type { ContextMenuRequest } from '@/ui/menu/use-context-menu'

/** Opens the context menu of an icon, or with `null` that of the desktop; the menu code is loaded on first use. */
export function useDesktopMenu(
  list: RefObject<HTMLElement | null>,
  entries: readonly DesktopEntry[],
  onOpen: (entry: DesktopEntry) => void,
) {
  const store = useDesktopStore()
  return (id: string | null, { at, focus, event, target }: ContextMenuRequest) => {
    const entry = entries.find((candidate) => candidate.id === id)
    void import('./desktop-menu').then(({ desktopMenuItems, iconMenuItems }) => {
      if (!list.current) return
      const parts = { list: list.current, entries, store, onOpen }
      openMenu({
        label: entry?.label ?? desktop.desktop,
        items: entry ? iconMenuItems(entry, parts) : desktopMenuItems(parts),
        at,
        focus,
        event,
        // An icon in any case: keys such as Ctrl+Z are heard there.
        opener:
          target.closest<HTMLElement>('[data-entry]') ??
          list.current.querySelector<HTMLElement>('[tabindex="0"]'),
      })
    })
  }
}
