import { type RefObject, useEffect, useState } from 'react'

/** Whether a list that shows one row of its items has more of them, and how to leaf through them. */
export function useOverflowRows(list: RefObject<HTMLElement | null>, count: number) {
  const [overflows, setOverflows] = useState(false)

  // How many rows there are follows from the width, which is the browser's to know.
  useEffect(() => {
    const element = list.current
    if (!element || count === 0) return setOverflows(false)
    const measure = () => {
      setOverflows(element.scrollHeight > element.clientHeight + 1)
      // Less room puts the front window's button into another row.
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
