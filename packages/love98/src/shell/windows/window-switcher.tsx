import { useEffect, useRef, useState } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { switcherShortcuts } from '@/domain/keyboard/switcher-shortcuts'
import { shellKey } from '@/shell/services/shell-key'
import { placing } from '@/texts/placing'

import { Icon } from '@/ui/icon'
import styles from './window-switcher.module.css'

export type WindowSwitcherProps = {
  pressed: readonly [KeyboardEvent, ...KeyboardEvent[]]
  onEnd: () => void
}

const columns = 7

/** The open windows, the front one first. Releasing the key or ENTER selects one; ESC changes nothing. */
export function WindowSwitcher({ pressed, onEnd }: WindowSwitcherProps) {
  const store = useDesktopStore()
  const list = useRef<HTMLDivElement>(null)
  const [{ windows, stack }] = useState(() => store.getState())
  const ids = [...stack].reverse()
  const [index, setIndex] = useState(() => selectedIndex(pressed, ids.length))
  const [first] = pressed
  const chosen = ids[index]

  // The list has the focus, so that screen readers announce its active option.
  useEffect(() => {
    const before = document.activeElement
    list.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [])

  useEffect(() => {
    const stop = new AbortController()
    const pick = () => {
      stop.abort()
      onEnd()
      if (chosen !== undefined) {
        store.dispatch({ type: 'focused', id: chosen })
        document.getElementById(chosen)?.focus({ preventScroll: true })
      }
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const go = (step: number) => () => setIndex(wrapped(index + step, ids.length))
      const turn = turnOf(event)
      const isHandled =
        turn !== 0 ||
        handleShortcut(switcherShortcuts, event, {
          'choose-window': {
            ArrowRight: go(1),
            ArrowLeft: go(-1),
            ArrowDown: go(columns),
            ArrowUp: go(-columns),
          },
          'take-window': pick,
          'leave-switcher': onEnd,
        })
      if (!isHandled) return
      if (turn !== 0) go(turn)()
      event.preventDefault()
      event.stopPropagation()
    }
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Alt' || (key === 'Control' && first.ctrlKey)) pick()
    }
    const options = { capture: true, signal: stop.signal }
    document.addEventListener('keydown', onKeyDown, options)
    document.addEventListener('keyup', onKeyUp, options)
    document.addEventListener('pointerdown', (event) => !isIn(list.current, event) && onEnd(), options)
    window.addEventListener('blur', onEnd, options)
    return () => stop.abort()
  }, [store, onEnd, first, chosen, index, ids.length])

  return (
    <div role="dialog" aria-label={placing.switcher} className={styles.switcher} data-switcher="">
      <div
        ref={list}
        role="listbox"
        tabIndex={-1}
        aria-label={placing.switcher}
        aria-activedescendant={chosen && `switch-${chosen}`}
        className={styles.icons}
      >
        {ids.map((id, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its chosen option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the document handles the keys
          <div
            key={id}
            id={`switch-${id}`}
            role="option"
            aria-selected={place === index}
            aria-label={windows[id]?.title}
            className={styles.icon}
            onClick={() => {
              onEnd()
              store.dispatch({ type: 'focused', id })
              document.getElementById(id)?.focus({ preventScroll: true })
            }}
          >
            <Icon name={windows[id]?.icon ?? ''} size={32} />
          </div>
        ))}
      </div>
      <p className={styles.title} aria-hidden="true">
        {windows[chosen ?? '']?.title}
      </p>
    </div>
  )
}

/** The index of the window that these key presses select, the front one first. */
export function selectedIndex(pressed: readonly KeyboardEvent[], count: number): number {
  return wrapped(
    pressed.reduce((sum, event) => sum + turnOf(event), 0),
    count,
  )
}

function turnOf(event: KeyboardEvent): -1 | 0 | 1 {
  const shortcut = shellKey(event)
  return shortcut === 'switch-window' ? 1 : shortcut === 'switch-window-back' ? -1 : 0
}

function wrapped(index: number, length: number): number {
  return ((index % length) + length) % length
}

function isIn(list: HTMLElement | null, { target }: Event): boolean {
  return target instanceof Node && list?.contains(target) === true
}
