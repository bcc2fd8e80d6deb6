import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Shows the list of a drop-down in the top layer, below its field, above it where there is no room, and as wide as it; closes it
 * when the page below scrolls or changes its size.
 */
export function useDropDownList(
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)

  // Popover, geometry and event listeners of the window.
  useLayoutEffect(() => {
    const element = list.current
    const anchor = field.current?.getBoundingClientRect()
    if (!isOpen || !element || !anchor) return
    element.showPopover?.()
    element.style.inlineSize = `${anchor.width}px`
    const { height } = element.getBoundingClientRect()
    const isBelow = anchor.bottom + height <= window.innerHeight || anchor.top < height
    element.style.left = `${anchor.left}px`
    element.style.top = `${isBelow ? anchor.bottom : anchor.top - height}px`
    const stop = new AbortController()
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) close()
    }
    window.addEventListener('scroll', onScroll, { capture: true, signal: stop.signal })
    window.addEventListener('resize', () => close(), { signal: stop.signal })
    return () => stop.abort()
  }, [isOpen, field])

  return list
}
