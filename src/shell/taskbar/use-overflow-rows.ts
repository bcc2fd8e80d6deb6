import { type RefObject, useEffect, useState } from 'react'

/** Reports if a list that shows one row has more rows, and scrolls by rows. */
export function useOverflowRows(list: RefObject<HTMLElement | null>, count: number) {
  const [overflows, setOverflows] = useState(false)

  // The number of rows depends on the width, which only the browser can measure.
  useEffect(() => {
    const element = list.current
    if (!element || count === 0) return setOverflows(false)
    const measure = () => {
      setOverflows(element.scrollHeight > element.clientHeight + 1)
      // With less room, the button of the front window may be in another row.
      element.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [list, count])

  const leaf = (rows: 1 | -1) => {
    const element = list.current
    if (element) element.scrollTop += rows * element.clientHeight
  }
  return { overflows, leaf }
}
