import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Layout, layoutOf } from './layout'

/** Where everything lies on the table as large as it is now; null before it was measured. */
export function useTableLayout(table: RefObject<HTMLElement | null>): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null)

  // ResizeObserver and layout measurement.
  useLayoutEffect(() => {
    const element = table.current
    if (!element) return
    const measure = () => {
      const { clientHeight: height, clientWidth: width } = element
      // A minimized window has no size: it keeps the last one.
      if (width === 0 || height === 0) return
      setLayout((last) => (last?.width === width && last.height === height ? last : layoutOf(width, height)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [table])

  return layout
}
