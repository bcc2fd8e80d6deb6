import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Layout, layoutOf } from './layout'

/** The layout for the current size of the table; null until it is measured. */
export function useTableLayout(table: RefObject<HTMLElement | null>): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null)

  // ResizeObserver and layout measurement.
  useLayoutEffect(() => {
    const element = table.current
    if (!element) return
    const measure = () => {
      const { clientHeight: height, clientWidth: width } = element
      // A minimized window has no size. The last layout is kept.
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
