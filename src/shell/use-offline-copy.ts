import { useEffect } from 'react'
import { keepOfflineCopy } from '@/browser/offline-copy'
import { isOutdated } from '@/browser/served-version'
import { whenIdle } from '@/browser/when-idle'
import { askInMessageBox } from '@/desktop/message-boxes'
import { newVersionTexts } from '@/texts/en/new-version'
import { inLocale } from '@/texts/locale'

/**
 * Keeps a copy of the desktop in this browser once the visitor has done something, and offers to restart when the server
 * has a newer one: found by the copy's worker, or by a part of this desktop that is no longer there.
 */
export function useOfflineCopy(): void {
  // Presses, keys, workers and scripts that fail to load live outside React.
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let cancel: () => void = () => undefined
    let hasBegun = false
    const begin = () => {
      if (hasBegun) return
      hasBegun = true
      cancel = whenIdle(() => void keepOfflineCopy(offerRestart))
    }
    // This code comes with the first sign of a visitor, which may have been a press already.
    if (navigator.userActivation?.hasBeenActive) begin()
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, begin, { once: true, passive: true, capture: true, signal })
    // A script that fails to load tells its own element alone, while the event goes down to it.
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes('/_next/static/')) return
      void lookForNewer()
    }
    window.addEventListener('error', onError, { capture: true, signal })
    return () => {
      stop.abort()
      cancel()
    }
  }, [])
}

let isLooking = false

/** A part that is missing is asked for several times; whether the server has a newer desktop, once. */
async function lookForNewer(): Promise<void> {
  if (isLooking) return
  isLooking = true
  if (await isOutdated()) await offerRestart(() => location.reload())
  isLooking = false
}

let isOffered = false

/** Offers a restart once: nothing is forced on a visitor who is in the middle of something. */
async function offerRestart(restart: () => void): Promise<void> {
  if (isOffered) return
  isOffered = true
  const texts = inLocale(newVersionTexts)
  const answer = await askInMessageBox({
    title: texts.title,
    icon: 'info',
    text: texts.text,
    buttons: [texts.restart, texts.later],
    cancel: texts.later,
  })
  if (answer === texts.restart) restart()
}
