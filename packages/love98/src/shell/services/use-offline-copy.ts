import { useEffect } from 'react'
import { registerOfflineCopy } from '@/browser/offline-copy'
import { isOutdated } from '@/browser/served-version'
import { whenIdle } from '@/browser/when-idle'
import { showMessageBox } from '@/desktop/message-boxes'
import { useCommunity } from '@/desktop/use-community'
import { newVersion } from '@/texts/new-version'

/**
 * Registers the service worker after the first interaction, and offers to restart when the server
 * has a newer version: found by the worker, or by a chunk that no longer exists.
 */
export function useOfflineCopy(loadStartMenu: () => Promise<unknown>): void {
  const { programs } = useCommunity()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let cancel: () => void = () => undefined
    let hasBegun = false
    const begin = () => {
      if (hasBegun) return
      hasBegun = true
      cancel = whenIdle(
        () =>
          void registerOfflineCopy({
            onUpdate: offerRestart,
            loadMore: async () =>
              (await import('./load-for-offline')).loadForOffline(programs, loadStartMenu),
          }),
      )
    }
    // The interaction that loaded this code may have been the first press.
    if (navigator.userActivation?.hasBeenActive) begin()
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, begin, { once: true, passive: true, capture: true, signal })
    // `error` events of scripts do not bubble, so the listener uses the capture phase.
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes('/static/')) return
      void checkForUpdate()
    }
    window.addEventListener('error', onError, { capture: true, signal })
    return () => {
      stop.abort()
      cancel()
    }
  }, [programs, loadStartMenu])
}

let isLooking = false

/** A missing chunk is requested several times; the version is checked once. */
async function checkForUpdate(): Promise<void> {
  if (isLooking) return
  isLooking = true
  if (await isOutdated()) await offerRestart(() => location.reload())
  isLooking = false
}

let isOffered = false

async function offerRestart(restart: () => void): Promise<void> {
  if (isOffered) return
  isOffered = true
  const answer = await showMessageBox({
    title: newVersion.title,
    icon: 'info',
    text: newVersion.text,
    buttons: [newVersion.restart, newVersion.later],
    cancel: newVersion.later,
  })
  if (answer === newVersion.restart) restart()
}
