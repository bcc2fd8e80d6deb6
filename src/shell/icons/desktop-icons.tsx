import { type PointerEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { iconSelection, selectIcons } from '@/desktop/icons/icon-selection'
import type { DesktopEntry } from '@/domain/navigation/desktop-entries'
import { desktop } from '@/texts/desktop'
import { taskbar } from '@/texts/taskbar'

import { type ContextMenuRequest, useContextMenu } from '@/ui/menu/use-context-menu'
import { DesktopIcon } from './desktop-icon'
import styles from './desktop-icons.module.css'
import { withIconGestures } from './lazy-icon-gestures'
import { useDesktopMenu } from './use-desktop-menu'
import { useIconKeys } from './use-icon-keys'
import { useIconPlaces } from './use-icon-places'

type DesktopIconsProps = {
  entries: readonly DesktopEntry[]
  onOpen: (entry: DesktopEntry) => void
}

/** The icons: a list of real links with one stop in the Tab order, arrows between them, free places on a grid. */
export function DesktopIcons({ entries, onOpen }: DesktopIconsProps) {
  const { notConfigured } = taskbar
  const list = useRef<HTMLUListElement>(null)
  const [stop, setStop] = useState(entries[0]?.id ?? null)
  const selected = useStore(iconSelection, ({ ids }) => ids)
  const places = useIconPlaces(list)
  const onKeyDown = useIconKeys(() => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []),
  ])
  const openMenu = useDesktopMenu(list, entries, onOpen)
  const menu = useContextMenu((asked: ContextMenuRequest) => {
    const id = asked.target.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? null
    if (id === null) selectIcons([])
    else if (!iconSelection.getState().ids.includes(id)) selectIcons([id])
    openMenu(id, asked)
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
                unsetTip={notConfigured}
              />
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
