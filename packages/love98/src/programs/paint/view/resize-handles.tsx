import { type PointerEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { largest, pixelOf } from '@/domain/paint/raster'
import { resized } from '@/domain/paint/whole-picture'
import type { PaintSession } from '../session/session'
import styles from '../window.module.css'

type Size = { readonly width: number; readonly height: number }

const handles = ['width', 'height', 'both'] as const

/**
 * The squares at the edges of the picture, which change its size by dragging. With the keyboard, the dialog Attributes
 * changes it.
 */
export function ResizeHandles({ session }: { session: PaintSession }) {
  const { size, zoom } = useStore(session)
  const [wanted, setWanted] = useState<Size | null>(null)
  /** The place of the press, CSS pixels of the page. */
  const start = useRef({ x: 0, y: 0 })
  const wantedBy = ({ clientX, clientY }: PointerEvent, side: (typeof handles)[number]): Size => {
    const moved = (length: number, by: number, most: number) =>
      Math.min(most, Math.max(1, length + Math.round(by / zoom)))
    return {
      width: side === 'height' ? size.width : moved(size.width, clientX - start.current.x, largest.width),
      height: side === 'width' ? size.height : moved(size.height, clientY - start.current.y, largest.height),
    }
  }
  const finish = () => {
    const { background } = session.getState()
    if (wanted && (wanted.width !== size.width || wanted.height !== size.height))
      session.change((picture) => resized(picture, wanted.width, wanted.height, pixelOf(background)))
    setWanted(null)
  }
  const shown = wanted ?? size
  return (
    <div
      aria-hidden="true"
      className={styles.frame}
      data-wanted={wanted ? '' : undefined}
      style={{ inlineSize: `${shown.width * zoom}px`, blockSize: `${shown.height * zoom}px` }}
    >
      {handles.map((side) => (
        <div
          key={side}
          className={styles.handle}
          data-side={side}
          onPointerDown={(event) => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture(event.pointerId)
            start.current = { x: event.clientX, y: event.clientY }
            setWanted(size)
          }}
          onPointerMove={(event) => wanted && setWanted(wantedBy(event, side))}
          onPointerUp={finish}
          onPointerCancel={() => setWanted(null)}
        />
      ))}
    </div>
  )
}
