import type { RefObject } from 'react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { readStored } from '@/browser/storage'
import { iconPositions } from '@/desktop/icons/icon-positions'
import { iconSelection, selectIcons } from '@/desktop/icons/icon-selection'
import { useDesktopStore } from '@/desktop/use-desktop'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { iconLayoutKey } from '@/domain/storage-keys'
import type { Cells } from '@/domain/windows/icon-grid'
import { desktop } from '@/texts/desktop'
import { openMenu } from '@/ui/menu/open-menu'
import { type ContextMenuRequest, useContextMenu } from '@/ui/menu/use-context-menu'
import { DesktopIcon } from './desktop-icon'
import styles from './desktop-icons.module.css'
import { withIconGestures } from './lazy-icon-gestures'
import { useIconKeys } from './use-icon-keys'

type DesktopIconsProps = {
  entries: readonly DesktopEntry[]
  onOpen: (entry: DesktopEntry) => void
}

/** The icons: links with one stop in the tab order, on the free cells of a grid. The arrow keys move between them. */
export function DesktopIcons({ entries, onOpen }: DesktopIconsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState(entries[0]?.id ?? null)
  const selected = useStore(iconSelection, ({ ids }) => ids)
  const places = useIconPositions(list)
  const onKeyDown = useIconKeys(() => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []),
  ])
  const openMenu = useDesktopMenu(list, entries, onOpen)
  const menu = useContextMenu((request: ContextMenuRequest) => {
    const id = request.target.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? null
    if (id === null) selectIcons([])
    else if (!iconSelection.getState().ids.includes(id)) selectIcons([id])
    openMenu(id, request)
    return true
  })

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    menu.onPointerDown(event)
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return
    const icon = event.target.closest<HTMLElement>('[data-entry]')
    if (icon) {
      const { entry = '' } = icon.dataset
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (isPlain && !iconSelection.getState().ids.includes(entry)) selectIcons([entry])
      if (isPlain) withIconGestures(({ dragIcons }) => list.current && dragIcons(event, icon, list.current))
    } else if (event.target.closest('ul, nav')) {
      if (!event.ctrlKey && !event.shiftKey) selectIcons([])
      withIconGestures(({ drawMarquee }) => list.current && drawMarquee(event, list.current))
    }
  }

  return (
    <nav aria-label={desktop.desktop} className={styles.icons} {...menu} onPointerDown={onPointerDown}>
      <ul ref={list} onKeyDown={onKeyDown} data-placed={places ? '' : undefined}>
        {entries.map((entry) => {
          const cell = places?.[entry.id]
          return (
            <li
              key={entry.id}
              data-cell={cell && `${cell.column},${cell.row}`}
              style={cell && { gridColumn: cell.column + 1, gridRow: cell.row + 1 }}
            >
              <DesktopIcon
                entry={entry}
                isSelected={selected.includes(entry.id)}
                isStop={stop === entry.id}
                onFocus={() => setStop(entry.id)}
                onOpen={() => onOpen(entry)}
              />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Opens the context menu of an icon, or with `null` that of the desktop; the menu code is loaded on first use. */
function useDesktopMenu(
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
        // Always an icon, because keys such as CTRL+Z are handled there.
        opener:
          target.closest<HTMLElement>('[data-entry]') ??
          list.current.querySelector<HTMLElement>('[tabindex="0"]'),
      })
    })
  }
}

/**
 * Returns the cell of each icon, or null until the visitor moves one. Until then the style sheet places the icons, and
 * the code for positions is not loaded.
 */
function useIconPositions(list: RefObject<HTMLElement | null>): Cells | null {
  const cells = useStore(iconPositions, (places) => places.cells)

  useEffect(() => {
    if (readStored(iconLayoutKey) === null) return
    import('./sync-icon-layout').then(
      ({ syncIconLayout }) => list.current && syncIconLayout(list.current),
      () => undefined,
    )
  }, [list])

  return cells
}
