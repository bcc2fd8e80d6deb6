import { type RefObject, useEffect, useRef } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'

/** Keeps the store's work area in sync with the size of its element. */
export function useWorkArea(): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null)
  const store = useDesktopStore()

  // ResizeObserver.
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
