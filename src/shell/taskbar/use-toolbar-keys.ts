import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { isRightToLeft } from '@/ui/writing-direction'

/**
 * A toolbar is one tab stop: arrows, Home and End move between its buttons. The stop is the button
 * that had the focus last, else the first.
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>) {
  // Buttons come and go with windows, wallets and notices; which of them Tab reaches is the document's.
  useEffect(() => {
    const element = toolbar.current
    if (!element) return
    const update = () => {
      const buttons = buttonsOf(element)
      const wanted = buttons.find((button) => button === stops.get(element)) ?? buttons[0]
      for (const button of buttons) {
        const tabIndex = button === wanted ? 0 : -1
        if (button.getAttribute('tabindex') !== String(tabIndex)) button.tabIndex = tabIndex
      }
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !buttonsOf(element).includes(target)) return
      stops.set(element, target)
      update()
    }
    const observer = new MutationObserver(update)
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', onFocusIn)
    update()
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', onFocusIn)
    }
  }, [toolbar])

  return (event: KeyboardEvent) => {
    const element = toolbar.current
    const { target } = event
    if (!element || !(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
    const buttons = buttonsOf(element)
    const here = buttons.indexOf(target)
    const next =
      here < 0 ? undefined : buttons[indexAfter(event.key, here, buttons.length, isRightToLeft(element))]
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
  }
}

/** The button each toolbar was left at. */
const stops = new WeakMap<HTMLElement, HTMLElement>()

function buttonsOf(toolbar: HTMLElement): readonly HTMLElement[] {
  const all = toolbar.querySelectorAll<HTMLElement>('button:not([disabled]), a[href]')
  return [...all].filter((button) => !button.closest('[role="menu"], dialog, [popover]'))
}

function indexAfter(key: string, here: number, count: number, mirrored: boolean): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0
  return step === 0 ? -1 : (here + (mirrored ? -step : step) + count) % count
}
