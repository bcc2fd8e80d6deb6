import { useEffect } from 'react'
import { keepOfflineCopy } from '@/browser/offline-copy'
import { isOutdated } from '@/browser/served-version'
import { whenIdle } from '@/browser/when-idle'
import { askInMessageBox } from '@/desktop/message-boxes'
import { useCommunity } from '@/desktop/use-community'
import { skins } from '@/skins/registry'
import { newVersionTexts } from '@/texts/en/shell/new-version'
import { inLocale } from '@/texts/locale'

/**
 * Registers the service worker after the first interaction, and offers to restart when the server
 * has a newer version: found by the worker, or by a chunk that no longer exists.
 */
export function useOfflineCopy(loadStartMenu: () => Promise<unknown>): void {
  const { programs } = useCommunity()
  // Event listeners and the service worker.
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
          void keepOfflineCopy({ onUpdate: offerRestart, loadMore: () => loadMore(programs, loadStartMenu) }),
      )
    }
    // The interaction that loaded this code may have been the first press.
    if (navigator.userActivation?.hasBeenActive) begin()
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, begin, { once: true, passive: true, capture: true, signal })
    // `error` events of scripts do not bubble: they are heard in the capture phase.
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes('/_next/static/')) return
      void lookForNewer()
    }
    window.addEventListener('error', onError, { capture: true, signal })
    return () => {
      stop.abort()
      cancel()
    }
  }, [programs, loadStartMenu])
}

/** Programs that are cached before they are opened: something to read offline, and the skins. */
const offlinePrograms = ['notepad', 'display']

/** Caches what an offline desktop needs besides what was opened: the Start menu, two programs, every skin's images. */
async function loadMore(
  programs: readonly string[],
  loadStartMenu: () => Promise<unknown>,
): Promise<readonly string[]> {
  await Promise.allSettled([loadStartMenu()])
  const pages = programs.filter((id) => offlinePrograms.includes(id)).map((id) => `/p/${id}`)
  return [...pages, ...skins.flatMap(({ id }) => picturesOf(id))].map(
    (path) => new URL(path, location.href).href,
  )
}

/** The addresses of a skin's pictures on this screen; a scheme of high contrast has none. */
function picturesOf(skin: string): readonly string[] {
  const sample = document.createElement('span')
  sample.className = `theme-${skin}`
  sample.hidden = true
  document.body.append(sample)
  const style = getComputedStyle(sample)
  const values = ['--icons', '--more-icons', '--wallpaper'].map((name) => style.getPropertyValue(name))
  sample.remove()
  return values.flatMap((value) => {
    const path = /^url\(["']?(\/[^"')]+)/.exec(value)?.[1]
    return path ?? []
  })
}

let isLooking = false

/** A missing chunk is requested several times; the version is checked once. */
async function lookForNewer(): Promise<void> {
  if (isLooking) return
  isLooking = true
  if (await isOutdated()) await offerRestart(() => location.reload())
  isLooking = false
}

let isOffered = false

/** Offers a restart once, without forcing it. */
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
