import { useEffect, useState } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { readScreenSaver } from '@/domain/appearance/screen-saver'
import { screenSaver } from '@/texts/screen-saver'

import { ScreenSaver } from '@/ui/screen-savers/screen-saver'
import { hasOpenRequest } from '@/wallet/transactions/open-requests'

/** The visitor may be thinking about a board of this program, with its clock running. */
const watched = 'heartbreak'

/**
 * The chosen screen saver, when the visitor has done nothing for as long as was chosen.
 * @param choice as it is stored
 */
export function IdleSaver({ choice }: { choice: string }) {
  const { site } = useCommunity()
  const store = useDesktopStore()
  const { id, minutes, speed } = readScreenSaver(choice)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (id === null || isShown) return
    const mayStart = () => {
      const { stack, windows } = store.getState()
      const front = windows[stack.at(-1) ?? '']
      const isPlaying = front !== undefined && !front.minimized && front.program === watched
      return isIdle() && !isPlaying && !hasOpenRequest()
    }
    return watchIdle(minutes, mayStart, () => setIsShown(true))
  }, [id, minutes, isShown, store])

  if (!isShown || id === null) return null
  return (
    <ScreenSaver
      id={id}
      speed={speed}
      text={site.sentence}
      label={screenSaver.label}
      onEnd={() => setIsShown(false)}
    />
  )
}

const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const

const minute = 60_000

/**
 * Calls `onIdle` after each period of so many minutes without input. If `mayStart` returns false, it tries again one
 * minute later: a dialog is open, the visitor is dragging, or the page is in the background.
 * @returns a function that stops watching
 */
export function watchIdle(minutes: number, mayStart: () => boolean, onIdle: () => void): () => void {
  const stop = new AbortController()
  const wait = minutes * minute
  let last = Date.now()
  let timer = setTimeout(check, wait)
  function check() {
    const left = last + wait - Date.now()
    if (left > 0) {
      timer = setTimeout(check, left)
      return
    }
    const isFree = mayStart()
    if (isFree) {
      last = Date.now()
      onIdle()
    }
    timer = setTimeout(check, isFree ? wait : minute)
  }
  const note = () => {
    last = Date.now()
  }
  for (const type of inputs)
    window.addEventListener(type, note, { capture: true, passive: true, signal: stop.signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

/**
 * Returns true if a screen saver does not interrupt the visitor: the page is visible and focused, no dialog or menu is
 * open, and nothing is dragged.
 */
export function isIdle(): boolean {
  const isLookedAt = document.visibilityState === 'visible' && document.hasFocus()
  const isBusy = document.querySelector('dialog[open], [role="menu"]') !== null
  return isLookedAt && !isBusy && document.body.dataset.dragging === undefined
}
