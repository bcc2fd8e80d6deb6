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
 * Keeps a copy of the desktop in this browser once the visitor has done something, and offers to restart when the server
 * has a newer one: found by the copy's worker, or by a part of this desktop that is no longer there.
 */
export function useOfflineCopy(loadStartMenu: () => Promise<unknown>): void {
  const { programs } = useCommunity()
  // Presses, keys, workers and scripts that fail to load live outside React.
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
  }, [programs, loadStartMenu])
}

/** Programs that are there without a network before anybody opened them: something to read, and the skins. */
const offlinePrograms = ['notepad', 'display']

/** What a desktop without a network needs beside what was opened: the Start menu, two programs, every skin's pictures. */
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
  const values = ['--icons', '--wallpaper'].map((name) => style.getPropertyValue(name))
  sample.remove()
  return values.flatMap((value) => {
    const path = /^url\(["']?(\/[^"')]+)/.exec(value)?.[1]
    return path ?? []
  })
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
