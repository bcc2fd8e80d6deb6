import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { contextMenuShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { startLongPress } from '@/ui/long-press'
import type { MenuRequest } from './menu-request'
import { prefetchMenus } from './open-menu'

/** A request for a context menu. */
export type ContextMenuRequest = {
  /** The element that was pressed or had the focus. */
  readonly target: Element
  /** The position of the menu: at the pointer, or below the focused element. */
  readonly at: MenuRequest['at']
  readonly focus: 'first' | 'menu'
  readonly event: MenuRequest['event']
}

/** Elements that keep the browser's own context menu. */
const browsers = 'input, textarea, [contenteditable], .selectable'

/**
 * Handles all ways to open a context menu: the secondary button, the menu key, SHIFT+F10 and a long press. Text keeps
 * the browser's own menu, and so does SHIFT with the secondary button. `onAsk` returns `false` for an element without a
 * menu; the browser's menu is shown then.
 */
export function useContextMenu(onAsk: (asked: ContextMenuRequest) => boolean) {
  const cancelLongPress = useRef(() => {})
  const asked = useRef(Number.NEGATIVE_INFINITY)
  const isSpent = useRef(false)

  // A timer and listeners of the window.
  useEffect(() => () => cancelLongPress.current(), [])

  const isOurs = (target: EventTarget, home: Element): target is Element =>
    target instanceof Element && home.contains(target) && target.closest(browsers) === null
  /**
   * A long press is detected by a timer, and some browsers also send a `contextmenu` event. Only one of them counts.
   */
  const isRepeated = () => performance.now() - asked.current < 700
  const ask = (wish: ContextMenuRequest): boolean => {
    const isTaken = onAsk(wish)
    if (isTaken) asked.current = performance.now()
    return isTaken
  }

  return {
    onContextMenu(event: MouseEvent<HTMLElement>) {
      cancelLongPress.current()
      const { target, currentTarget, button, shiftKey, clientX, clientY } = event
      const isPointer = button === 2
      if (!isOurs(target, currentTarget) || (isPointer && shiftKey)) return
      if (!isPointer && isRepeated()) return event.preventDefault()
      const { nativeEvent } = event
      const pointer = nativeEvent instanceof globalThis.PointerEvent ? nativeEvent : undefined
      const isTouch = pointer?.pointerType === 'touch'
      const byKey = !isPointer && !isTouch
      const wish = byKey
        ? { target, at: document.activeElement ?? target, focus: 'first' as const, event: undefined }
        : { target, at: { x: clientX, y: clientY }, focus: 'menu' as const, event: pointer }
      if (!ask(wish)) return
      isSpent.current = isTouch
      event.preventDefault()
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, currentTarget } = event
      const isTaken = handleShortcut(contextMenuShortcuts, event, {
        'context-menu': () =>
          isOurs(target, currentTarget) && ask({ target, at: target, focus: 'first', event: undefined }),
      })
      if (isTaken) event.preventDefault()
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      cancelLongPress.current()
      isSpent.current = false
      if (event.button === 2) prefetchMenus()
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      const { target, currentTarget, clientX, clientY, nativeEvent } = event
      if (!isOurs(target, currentTarget)) return
      prefetchMenus()
      const at = { x: clientX, y: clientY }
      cancelLongPress.current = startLongPress({
        from: event,
        onLongPress: () => {
          if (!isRepeated()) isSpent.current = ask({ target, at, focus: 'menu', event: nativeEvent })
        },
      })
    },
    /** Drops the click that some browsers dispatch after a long press. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!isSpent.current) return
      isSpent.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
