import { type RefObject, useEffect, useRef } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'

/** Tells the desktop how large its work area is, now and whenever the viewport changes. */
export function useWorkArea(): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null)
  const store = useDesktopStore()

  // The size of an element is the browser's to know.
  useEffect(() => {
    const element = area.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      store.dispatch({ type: 'areaChanged', area: { width: Math.round(width), height: Math.round(height) } })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [store])

  return area
}
