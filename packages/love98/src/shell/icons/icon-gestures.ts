import { followPointer } from '@/browser/pointer-drag'
import { iconSelection, selectIcons } from '@/desktop/icons/icon-selection'
import { announce } from '@/desktop/notifications/announcements'
import { desktop } from '@/texts/desktop'

import styles from './desktop-icons.module.css'

type Press = {
  pointerId: number
  pointerType: string
  clientX: number
  clientY: number
  ctrlKey: boolean
  shiftKey: boolean
}

/** Drags the selected icons. Only their style changes until the release, which moves them to the nearest cells. */
export function dragIcons(press: Press, icon: HTMLElement, list: HTMLElement): void {
  delete icon.dataset.dragged
  const ids = iconSelection.getState().ids
  const items = itemsOf(list, ids)
  let drop: Promise<typeof import('./icon-drop')> | null = null
  followPointer({
    handle: icon,
    from: press,
    onMove: (by) => {
      // The click that follows a drag opens and selects nothing.
      icon.dataset.dragged = ''
      drop ??= import('./icon-drop')
      for (const item of items) {
        item.dataset.moving = ''
        item.style.translate = `${by.x}px ${by.y}px`
      }
    },
    onEnd: (by) => {
      for (const item of items) {
        delete item.dataset.moving
        item.style.removeProperty('translate')
      }
      if (by) void drop?.then(({ dropIcons }) => dropIcons(ids, by, list))
    },
  })
}

export function drawMarquee(press: Press, list: HTMLElement): void {
  const kept = press.ctrlKey || press.shiftKey ? iconSelection.getState().ids : []
  const boxes = [...list.querySelectorAll<HTMLElement>('[data-entry]')].map((icon) => ({
    id: icon.dataset.entry ?? '',
    box: icon.getBoundingClientRect(),
  }))
  const frame = document.createElement('div')
  frame.className = styles.marquee ?? ''
  followPointer({
    handle: list,
    from: press,
    onMove: (by) => {
      if (!frame.isConnected) document.body.append(frame)
      const [left, top] = [Math.min(0, by.x) + press.clientX, Math.min(0, by.y) + press.clientY]
      const [right, bottom] = [left + Math.abs(by.x), top + Math.abs(by.y)]
      frame.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
      frame.style.inlineSize = `${Math.abs(by.x)}px`
      frame.style.blockSize = `${Math.abs(by.y)}px`
      const touched = boxes.filter(
        ({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      )
      selectIcons([...new Set([...kept, ...touched.map(({ id }) => id)])])
    },
    onEnd: (by) => {
      frame.remove()
      const { ids } = iconSelection.getState()
      if (by === null) selectIcons(kept)
      else if (ids.length > 1) announce(desktop.selected(ids.length))
    },
  })
}

export function itemsOf(list: HTMLElement, ids: readonly string[]): readonly HTMLElement[] {
  return ids.flatMap((id) => list.querySelector(`[data-entry='${CSS.escape(id)}']`)?.closest('li') ?? [])
}
