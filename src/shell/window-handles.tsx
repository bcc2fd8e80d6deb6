import type { PointerEvent, RefObject } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { type Edges, resize } from '@/domain/geometry'
import { followPointer } from './pointer-drag'
import styles from './window-handles.module.css'

const handles: readonly (readonly [name: string, edges: Edges])[] = [
  ['n', { x: 0, y: -1 }],
  ['s', { x: 0, y: 1 }],
  ['w', { x: -1, y: 0 }],
  ['e', { x: 1, y: 0 }],
  ['nw', { x: -1, y: -1 }],
  ['ne', { x: 1, y: -1 }],
  ['sw', { x: -1, y: 1 }],
  ['se', { x: 1, y: 1 }],
]

/** The edges and corners that size a window, lying outside its frame so that they cover nothing. */
export function WindowHandles({ id, frame }: { id: string; frame: RefObject<HTMLElement | null> }) {
  const store = useDesktopStore()
  const onPointerDown = (edges: Edges) => (event: PointerEvent<HTMLElement>) => {
    const element = frame.current
    const { windows, area } = store.getState()
    const window = windows[id]
    if (event.button !== 0 || !element || !window) return
    const { rect, minimum } = window
    const show = ({ x, y, width, height }: typeof rect) => {
      element.style.setProperty('--x', `${x}px`)
      element.style.setProperty('--y', `${y}px`)
      element.style.setProperty('--width', `${width}px`)
      element.style.setProperty('--height', `${height}px`)
    }
    followPointer({
      handle: event.currentTarget,
      from: event,
      onMove: (by) => show(resize(rect, edges, by, minimum, area)),
      onEnd: (by) => {
        if (by) store.dispatch({ type: 'moved', id, rect: resize(rect, edges, by, minimum, area) })
        else show(rect)
      },
    })
  }
  return handles.map(([name, edges]) => (
    <span
      key={name}
      className={styles.handle}
      data-edge={name}
      aria-hidden="true"
      onPointerDown={onPointerDown(edges)}
    />
  ))
}
