import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { focusedWindow } from '@/domain/desktop/windows'
import { openWindowMenu, prepareWindowMenu } from '@/shell/windows/open-window-menu'
import { windows as windowsTexts } from '@/texts/windows'
import { Icon } from '@/ui/icon'
import { startLongPress } from '@/ui/long-press'
import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import styles from './task-buttons.module.css'

/** A button for each window: they shrink when there are many, and wrap into rows to page through when there are more. */
export function TaskButtons() {
  const ids = useDesktop(({ windows }) => Object.keys(windows).join(' '))
  const list = useRef<HTMLUListElement>(null)
  const all = ids === '' ? [] : ids.split(' ')
  const { overflows, leaf } = useOverflowRows(list, all.length)
  return (
    <div className={styles.area}>
      <ul
        ref={list}
        className={styles.tasks}
        style={{ '--count': Math.max(1, all.length) }}
        onPointerOverCapture={tipWhatIsCut}
        onFocusCapture={tipWhatIsCut}
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

  // Which row of the buttons is in view is the browser's.
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
      // One text: a hidden part beside the title would be heard after a pause.
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
        // The keyboard asks too, without a place; a long press has opened it already.
        if (!longPress.wasLong())
          openMenu(event.detail === 0 || isByKey(event.nativeEvent) ? undefined : pointOf(event))
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return
        event.preventDefault()
        openMenu()
      }}
    >
      <Icon name={icon} size={16} />
      <span className={styles.title} data-title="">
        {title}
      </span>
    </button>
  )
}

/** The titles of task buttons are cut where there are many. */
function tipWhatIsCut({ target }: { target: EventTarget }): void {
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

/** The press must not move the focus: the click asks which window has it. */
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

/** Reports if a list that shows one row has more rows, and scrolls by rows. */
function useOverflowRows(list: RefObject<HTMLElement | null>, count: number) {
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
