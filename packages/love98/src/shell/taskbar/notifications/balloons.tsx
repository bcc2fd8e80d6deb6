import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { dismissNotification, notifications, readNotification } from '@/desktop/notifications/notifications'
import { dismissShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { notifications as notificationsTexts } from '@/texts/notifications'

import { Icon } from '@/ui/icon'
import styles from './balloons.module.css'
import { notificationIcon } from './notification-icon'

/**
 * The balloon over the tray: one at a time, newest first, until it is dismissed or retires. The live regions announce its
 * text, so it is a group and not a live region.
 */
export function Balloons() {
  const [current, ...others] = useStore(notifications, ({ waiting }) => waiting)
  const balloon = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const id = current?.id

  useLayoutEffect(() => {
    const element = balloon.current
    if (!element || id === undefined) return
    element.showPopover?.()
    const bell = document.querySelector('[data-bell]')?.getBoundingClientRect()
    const { left } = element.getBoundingClientRect()
    if (bell) element.style.setProperty('--tail', `${Math.round(bell.left + bell.width / 2 - left)}px`)
  }, [id])

  // A retired balloon stays unread in the list. An update with the same id begins to count again.
  useEffect(() => {
    if (!balloon.current || !current) return
    return retireAfterActiveUse(balloon.current, () => dismissNotification(current.id))
  }, [current])

  if (!current) return null
  const dismiss = () => {
    const hadFocus = balloon.current?.contains(document.activeElement) ?? false
    readNotification(current.id)
    if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  const body = (
    <>
      <strong>{current.title}</strong>
      <span className={styles.text}>{current.text}</span>
    </>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      ref={balloon}
      role="group"
      aria-label={current.title}
      popover="manual"
      data-balloon=""
      className={styles.balloon}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) opener.current = relatedTarget
      }}
      onKeyDown={(event) => handleShortcut(dismissShortcuts, event, { dismiss })}
    >
      <Icon name={notificationIcon(current)} size={16} />
      {current.onOpen ? (
        <button
          type="button"
          className={styles.body}
          onClick={() => {
            dismiss()
            current.onOpen?.()
          }}
        >
          {body}
        </button>
      ) : (
        <div className={`${styles.body} selectable`}>{body}</div>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={notificationsTexts.dismiss}
        onClick={dismiss}
      />
      {others.length > 0 && <span className={styles.more}>{notificationsTexts.more(others.length)}</span>}
    </div>
  )
}

/** Seconds of active use after which a balloon retires to the list of notifications. */
export const activeSeconds = 10

const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/**
 * Calls `retire` after ten seconds in which the visitor used the page. A second without input does not count, because
 * the visitor may be away or reading. No second counts while the pointer or the focus is in the balloon, or while the
 * page is hidden. WCAG 2.2.1 permits the limit because the list in the tray keeps the text.
 * https://www.w3.org/TR/WCAG22/#timing-adjustable
 * @returns stops counting
 */
export function retireAfterActiveUse(balloon: HTMLElement, retire: () => void): () => void {
  let used = 0
  let hasInput = false
  const note = () => {
    hasInput = true
  }
  const timer = setInterval(() => {
    const isHeld = balloon.matches(':hover') || balloon.contains(document.activeElement)
    if (hasInput && !isHeld && document.visibilityState === 'visible') used++
    hasInput = false
    if (used >= activeSeconds) {
      stop()
      retire()
    }
  }, 1_000)
  for (const type of inputs) window.addEventListener(type, note, { capture: true, passive: true })
  const stop = () => {
    clearInterval(timer)
    for (const type of inputs) window.removeEventListener(type, note, { capture: true })
  }
  return stop
}
