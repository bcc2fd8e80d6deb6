import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { taskbarShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { findHandler } from '@/domain/keyboard/shortcuts'
import { isRightToLeft } from '@/ui/writing-direction'

/**
 * Makes a toolbar one tab stop: arrow keys, HOME and END move between its buttons. The stop is the button that had the
 * focus last, or else the first one.
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>) {
  // Buttons appear and disappear with windows, wallets and notices, so the tab stop is set in the document.
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
    if (here < 0) return
    const step = (by: number) => () =>
      buttons.at((here + (isRightToLeft(element) ? -by : by)) % buttons.length)
    const next = findHandler<typeof taskbarShortcuts, HTMLElement | undefined>(taskbarShortcuts, event, {
      'move-in-taskbar': { ArrowLeft: step(-1), ArrowRight: step(1) },
      'ends-of-taskbar': { Home: () => buttons[0], End: () => buttons.at(-1) },
    })?.()
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
  }
}

const stops = new WeakMap<HTMLElement, HTMLElement>()

function buttonsOf(toolbar: HTMLElement): readonly HTMLElement[] {
  const all = toolbar.querySelectorAll<HTMLElement>('button:not([disabled]), a[href]')
  return [...all].filter((button) => !button.closest('[role="menu"], dialog, [popover]'))
}
