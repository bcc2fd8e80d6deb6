import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { contextMenuShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { focusedWindow } from '@/domain/windows/windows'
import { openWindowMenu, prepareWindowMenu } from '@/shell/windows/open-window-menu'
import { windows as windowsTexts } from '@/texts/windows'
import { Icon } from '@/ui/icon'
import { startLongPress } from '@/ui/long-press'
import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import styles from './task-buttons.module.css'

/** A button for each window. Many buttons shrink, and more than fit wrap into rows to page through. */
export function TaskButtons() {
  // A centered dialog asks a question and has no button.
  const ids = useDesktop(({ windows }) =>
    Object.keys(windows)
      .filter((id) => windows[id]?.dialog !== 'centered')
      .join(' '),
  )
  const list = useRef<HTMLUListElement>(null)
  const all = ids === '' ? [] : ids.split(' ')
  const { overflows, leaf } = useOverflowRows(list, all.length)
  return (
    <div className={styles.area}>
      <ul
        ref={list}
        className={styles.tasks}
        style={{ '--count': Math.max(1, all.length) }}
        onPointerOverCapture={setTooltipOfTruncatedTitle}
        onFocusCapture={setTooltipOfTruncatedTitle}
      >
        {all.map((id) => (
          <li key={id}>
            <TaskButton id={id} />
          </li>
        ))}
      </ul>
      {overflows && (
        <span className="spinner">
          <span>
            <button type="button" aria-label={windowsTexts.earlierButtons} onClick={() => leaf(-1)} />
            <button type="button" aria-label={windowsTexts.laterButtons} onClick={() => leaf(1)} />
          </span>
        </span>
      )}
    </div>
  )
}

function TaskButton({ id }: { id: string }) {
  const store = useDesktopStore()
  const window = useDesktop(({ windows }) => windows[id])
  const active = useDesktop((desktop) => focusedWindow(desktop) === id)
  const button = useRef<HTMLButtonElement>(null)
  const longPress = useLongPress(() => openMenu())

  useEffect(() => {
    if (active) button.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  if (!window) return null
  const { icon, title, minimized, attention } = window
  function openMenu(at?: { x: number; y: number }) {
    if (button.current) openWindowMenu(store, id, at ?? button.current, button.current)
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.task}
      aria-pressed={active}
      // One text, because screen readers would pause before a hidden part beside the title.
      aria-label={`${title}${minimized ? windowsTexts.minimized : ''}${attention ? windowsTexts.attention : ''}`}
      data-task={id}
      data-attention={attention || undefined}
      onPointerEnter={prepareWindowMenu}
      onFocus={prepareWindowMenu}
      {...longPress.handlers}
      onClick={() => {
        if (longPress.wasLong()) return
        store.dispatch({ type: active ? 'minimized' : 'focused', id })
        if (!active && !minimized) document.getElementById(id)?.focus({ preventScroll: true })
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        event.stopPropagation()
        // The keyboard opens the menu without coordinates. A long press has opened it already.
        if (!longPress.wasLong())
          openMenu(event.detail === 0 || isByKey(event.nativeEvent) ? undefined : pointOf(event))
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (handleShortcut(contextMenuShortcuts, event, { 'context-menu': () => openMenu() }))
          event.preventDefault()
      }}
    >
      <Icon name={icon} size={16} />
      <span className={styles.title} data-title="">
        {title}
      </span>
    </button>
  )
}

/** Long titles of task buttons are truncated. */
function setTooltipOfTruncatedTitle({ target }: { target: EventTarget }): void {
  const task = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null
  const title = task?.querySelector<HTMLElement>('[data-title]')
  if (!task || !title) return
  setTooltipIfTruncated(title, task)
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }) {
  return { x: clientX, y: clientY }
}

function isByKey(event: Event): boolean {
  return event instanceof globalThis.PointerEvent && event.pointerType === ''
}

/** The press must not move the focus, because the click handler reads which window has it. */
function useLongPress(onLongPress: () => void) {
  const cancel = useRef(() => {})
  const wasLong = useRef(false)
  return {
    wasLong: () => wasLong.current,
    handlers: {
      onPointerDown(event: PointerEvent) {
        event.preventDefault()
        cancel.current()
        wasLong.current = false
        if (event.pointerType === 'mouse') return
        cancel.current = startLongPress({
          from: event,
          onLongPress() {
            wasLong.current = true
            onLongPress()
          },
        })
      },
      onPointerLeave: () => cancel.current(),
    },
  }
}

function useOverflowRows(list: RefObject<HTMLElement | null>, count: number) {
  const [overflows, setOverflows] = useState(false)

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
