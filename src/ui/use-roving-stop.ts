import { type RefObject, useEffect } from 'react'

/** What of a toolbar can be pressed. */
const controls = 'button:not(:disabled), a[href], [tabindex="0"][role="slider"]'

/**
 * Makes a toolbar one stop for Tab by the ARIA pattern: Left, Right, Home and End go along its buttons, whoever drew
 * them, and Tab comes back to the one that had the focus last. Without scripts every button is a stop.
 */
export function useRovingStop(toolbar: RefObject<HTMLElement | null>): void {
  // Buttons come and go in parts that know nothing of each other; their stops are set in the document.
  useEffect(() => {
    const bar = toolbar.current
    if (!bar) return
    let stop: HTMLElement | null = null
    // What a button opened beside itself has stops of its own.
    const shown = () =>
      [...bar.querySelectorAll<HTMLElement>(controls)].filter(
        (one) => !one.closest('[popover]') && (one.checkVisibility?.() ?? true),
      )
    const settle = () => {
      const all = shown()
      if (!stop || !all.includes(stop)) stop = all[0] ?? null
      for (const one of all) {
        const index = one === stop ? 0 : -1
        if (one.tabIndex !== index) one.tabIndex = index
      }
    }
    const onFocus = ({ target }: FocusEvent) => {
      const found = target instanceof Element ? target.closest<HTMLElement>(controls) : null
      if (!found || !shown().includes(found)) return
      stop = found
      settle()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
      const all = shown()
      const index = all.indexOf(document.activeElement as HTMLElement)
      if (index < 0) return
      const step = bar.matches(':dir(rtl)') ? -1 : 1
      const next = {
        ArrowRight: all[(index + step + all.length) % all.length],
        ArrowLeft: all[(index - step + all.length) % all.length],
        Home: all[0],
        End: all.at(-1),
      }[event.key]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    const observer = new MutationObserver(settle)
    observer.observe(bar, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] })
    bar.addEventListener('focusin', onFocus)
    bar.addEventListener('keydown', onKey)
    settle()
    return () => {
      observer.disconnect()
      bar.removeEventListener('focusin', onFocus)
      bar.removeEventListener('keydown', onKey)
    }
  }, [toolbar])
}
