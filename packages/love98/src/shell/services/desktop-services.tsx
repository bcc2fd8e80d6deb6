import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '@/browser/load-chunk'
import { navigationDepth } from '@/browser/navigation-entry'
import { readStored } from '@/browser/storage'
import { provideDesktopPicture } from '@/desktop/desktop-picture'
import type { DesktopStore } from '@/desktop/desktop-store'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { schemeKey, screenSaverKey } from '@/domain/appearance/storage-keys'
import { basePath } from '@/domain/build/base-path'
import { heartbreakStatisticsKey } from '@/domain/heartbreak/storage-keys'
import { pictureShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { findShortcut } from '@/domain/keyboard/shortcuts'
import { priceAlertsKey, welcomeKey } from '@/domain/storage-keys'
import { type Desktop, type DesktopEvent, focusedWindow } from '@/domain/windows/windows'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { closeAbout, useAbout } from '@/shell/about/use-about'
import { hydration } from '@/shell/hydration'
import { dragIcons, drawMarquee } from '@/shell/icons/icon-gestures'
import { provideIconGestures } from '@/shell/icons/lazy-icon-gestures'
import { activateDesktop } from '@/shell/windows/activate-desktop'
import { focusFirstFields } from '@/shell/windows/focus-first-field'
import { focusFrontWindow } from '@/shell/windows/focus-front-window'
import { openWindowMenu } from '@/shell/windows/open-window-menu'
import { persistSession } from '@/shell/windows/session-persistence'
import { animateWindows } from '@/shell/windows/window-animations'
import { syncWindowHistory } from '@/shell/windows/window-history'
import type { WindowSwitcherProps } from '@/shell/windows/window-switcher'
import { provideDialogCommands } from '@/ui/dialog/dialog-host'
import { pixelFontFaces } from '@/ui/pixel-font'
import { MessageBoxHost } from './message-box-host'
import { type ShellKey, shellKey } from './shell-key'
import { useOfflineCopy } from './use-offline-copy'

export type DesktopServicesProps = {
  /**
   * The desktop shortcuts that were pressed before this component was mounted, oldest first. Handling them empties the
   * list.
   */
  pressed: KeyboardEvent[]
  /** Called when the key listener of the services is attached, so that the caller can remove its own listeners. */
  onListening: () => void
  /** A prop instead of an import: an import from this chunk would add a chunk to the first load. */
  loadStartMenu: () => Promise<unknown>
}

type Pressed = WindowSwitcherProps['pressed']
type Switching = { Switcher: ComponentType<WindowSwitcherProps>; pressed: Pressed }

export function DesktopServices({ pressed, onListening, loadStartMenu }: DesktopServicesProps) {
  const store = useDesktopStore()
  const { site } = useCommunity()
  const [switching, setSwitching] = useState<Switching | null>(null)
  useOfflineCopy(loadStartMenu)
  const Extras = useExtras()
  const About = useAbout()

  useEffect(() => {
    const opened = store.getState().stack.length - store.getInitialState().stack.length
    const stopKeeping = persistSession(store)
    const title = `${site.name}: ${site.sentence}`
    const stopFollowing = syncWindowHistory(store, { depth: navigationDepth(), title, opened })
    const stopZooming = animateWindows(store)
    const stopActivating = activateDesktop(store)
    const stopFocusing = focusFirstFields(store)
    return () => {
      stopFocusing()
      stopActivating()
      stopZooming()
      stopFollowing()
      stopKeeping()
    }
  }, [store, site])

  useEffect(applyPixelFont, [])
  useEffect(loadAccessKeys, [])
  useEffect(followPictureKey, [])

  // Icons are rendered before their gestures are loaded.
  useEffect(() => {
    provideIconGestures({ dragIcons, drawMarquee })
    provideDialogCommands(async () => (await import('@/shell/windows/dialog-commands')).dialogCommands)
    return enableSkinCursors()
  }, [])

  useEffect(() => {
    let waiting: [KeyboardEvent, ...KeyboardEvent[]] | null = null
    const switchWindows = async (event: KeyboardEvent) => {
      if (waiting) return void waiting.push(event)
      waiting = [event]
      const keys = waiting
      const released = heldOf(event)
      try {
        const { WindowSwitcher: Switcher, selectedIndex } = await import('@/shell/windows/window-switcher')
        // ALT was released before the switcher was loaded, so the selected window is activated directly.
        const ids = [...store.getState().stack].reverse()
        const chosen = ids[selectedIndex(keys, ids.length)]
        if (!released()) setSwitching({ Switcher, pressed: keys })
        else if (chosen !== undefined) store.dispatch({ type: 'focused', id: chosen })
      } finally {
        waiting = null
      }
    }
    const answer = (event: KeyboardEvent) => handleShellKey(event, store, switchWindows)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !answer(event)) return
      event.preventDefault()
    }
    for (const event of pressed.splice(0)) answer(event)
    document.addEventListener('keydown', onKeyDown)
    onListening()
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store, pressed, onListening])

  return (
    <>
      <MessageBoxHost />
      {About && <About onClose={closeAbout} />}
      {Extras && <Extras />}
      {switching && <switching.Switcher pressed={switching.pressed} onEnd={() => setSwitching(null)} />}
    </>
  )
}

function heldOf(first: KeyboardEvent): () => boolean {
  let isReleased = false
  const stop = new AbortController()
  const listen = ({ key }: KeyboardEvent) => {
    if (key === 'Alt' || (key === 'Control' && first.ctrlKey)) isReleased = true
  }
  document.addEventListener('keyup', listen, { capture: true, signal: stop.signal })
  return () => {
    stop.abort()
    return isReleased
  }
}

/**
 * Enables the skin's cursors with the first press of a mouse: until then no cursor image is requested,
 * and touch never requests one. @returns removes the listener
 */
function enableSkinCursors(): () => void {
  const stop = new AbortController()
  const wear = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    document.documentElement.dataset.cursors = ''
    stop.abort()
  }
  window.addEventListener('pointerdown', wear, { capture: true, passive: true, signal: stop.signal })
  return () => stop.abort()
}

/**
 * Handles a shortcut of the desktop. While a modal dialog is open it handles none. @returns whether it did
 * @param onSwitch opens the window switcher
 */
function handleShellKey(
  event: KeyboardEvent,
  store: DesktopStore,
  onSwitch: (event: KeyboardEvent) => void,
): boolean {
  const shortcut = shellKey(event)
  if (!shortcut || document.querySelector('dialog:modal')) return false
  const desktop = store.getState()
  const id = focusedWindow(desktop)
  const switchWindow = () => desktop.stack.length > 0 && onSwitch(event)
  const actions: Readonly<Record<ShellKey, () => unknown>> = {
    'next-part': () => focusArea(store, 1),
    'previous-part': () => focusArea(store, -1),
    'help-topic': () => openHelp(store),
    'show-desktop': () => store.dispatch(toggleDesktop(desktop)),
    'switch-window': switchWindow,
    'switch-window-back': switchWindow,
    'close-window': () => id !== null && void store.close(id),
    'system-menu': () => id !== null && openWindowMenu(store, id, captionIcon(id) ?? { x: 0, y: 0 }),
  }
  actions[shortcut]()
  return true
}

/** Help shows its first page for a window without a topic. */
function openHelp(store: DesktopStore): void {
  const program = findProgram('help')
  const window = store.getState().windows[focusedWindow(store.getState()) ?? '']
  if (!program || window?.program === program.id) return
  store.dispatch({ type: 'opened', request: windowRequest(program, window?.program ?? 'welcome') })
  focusFrontWindow(store)
}

function toggleDesktop({ minimizedByShowDesktop }: Pick<Desktop, 'minimizedByShowDesktop'>): DesktopEvent {
  return { type: minimizedByShowDesktop.length > 0 ? 'allRestored' : 'allMinimized' }
}

function captionIcon(id: string): Element | null {
  return document.getElementById(id)?.querySelector('[data-caption] button') ?? null
}

function focusArea(store: DesktopStore, step: 1 | -1): void {
  import('./focus-next-area').then(
    ({ focusNextArea }) => focusNextArea(store.getState(), step),
    // Offline: the focus stays where it is.
    () => undefined,
  )
}

/**
 * Events at which the font may change. A click or a key applies a font that has arrived. Zooming resizes the window.
 * `pointerdown` is not listed, because the pressed control would move below the pointer.
 */
const occasions = ['click', 'keydown', 'resize'] as const

/** Attributes of the root element: the size of controls, and the setting for smooth edges of fonts. */
const chosen = ['data-density', 'data-smooth-fonts']

/** A change this soon after input does not count as a layout shift, ms. */
const afterInput = 300

/**
 * Loads the files of the cut of the pixel font that the style sheet names (`fitLetters`). The files of the first paint are
 * preloaded; this applies a file that came too late for it, and the other cut after the size of controls or the scale
 * has changed. Fonts change the width of words, so they are applied only after input of the visitor (Layout Instability
 * ignores shifts within 500 ms after input).
 * @returns a function that stops it
 */
function applyPixelFont(): () => void {
  const faces = pixelFontFaces.map(
    ([family, weight, file, unicodeRange]) =>
      [
        family,
        new FontFace(family, `url(${basePath}/assets/fonts/${file})`, { weight, unicodeRange }),
      ] as const,
  )
  const follow = (inputAt: number) => {
    const wanted = getComputedStyle(document.body).fontFamily
    for (const [family, face] of faces) {
      if (!wanted.includes(family)) continue
      if (face.status === 'loaded') document.fonts.add(face)
      else
        face.load().then(
          () => performance.now() - inputAt < afterInput && document.fonts.add(face),
          // Without a network the smooth font stays.
          () => undefined,
        )
    }
  }
  // Titles have another cut (`title.module.css`). It arrives after their first paint, and changes no other text.
  const showTitles = (loaded: Iterable<FontFace>) => {
    const drawn = [...loaded].filter(({ status }) => status === 'loaded')
    const { fontFamily } = getComputedStyle(document.body)
    for (const [family, face] of faces)
      if (
        !fontFamily.includes(family) &&
        drawn.some((one) => one.family.includes(family) && one.weight === face.weight)
      )
        face.load().then(
          () => document.fonts.add(face),
          () => undefined,
        )
  }
  const onLoaded = ({ fontfaces }: FontFaceSetLoadEvent) => showTitles(fontfaces)
  showTitles(document.fonts)
  document.fonts.addEventListener('loadingdone', onLoaded)
  const onInput = ({ timeStamp }: Event) => follow(timeStamp)
  const onChange = () => follow(Number.NEGATIVE_INFINITY)
  onChange()
  const root = new MutationObserver(onChange)
  root.observe(document.documentElement, { attributeFilter: chosen })
  for (const type of occasions) window.addEventListener(type, onInput)
  return () => {
    root.disconnect()
    document.fonts.removeEventListener('loadingdone', onLoaded)
    for (const type of occasions) window.removeEventListener(type, onInput)
  }
}

/** Copies a picture of the desktop when a menu asks for it, or PRINT SCREEN is released. @returns a function that stops it */
function followPictureKey(): () => void {
  const stop = new AbortController()
  const load = () => import('@/shell/picture/copy-picture')
  provideDesktopPicture(async () => (await loadChunk(load)).copyDesktopPicture())
  const copy = (event: KeyboardEvent) => {
    if (findShortcut(pictureShortcuts, event))
      load().then(
        ({ copyDesktopPicture }) => copyDesktopPicture(true),
        // Offline: the system has its own picture of the screen.
        () => undefined,
      )
  }
  document.addEventListener('keyup', copy, { signal: stop.signal })
  return () => stop.abort()
}

/** Loads the letters of labels with the first window or dialog that takes the focus. @returns a function that stops it */
function loadAccessKeys(): () => void {
  const stop = new AbortController()
  const load = () => {
    if (document.activeElement?.closest('dialog, [data-window]'))
      import('@/ui/access-keys/access-keys').then(
        // In some languages each letter is an element.
        ({ startAccessKeys }) => hydration().then(() => startAccessKeys(stop.signal)),
        // Offline: the next focus tries again.
        () => undefined,
      )
  }
  document.addEventListener('focusin', load, { signal: stop.signal })
  load()
  return () => stop.abort()
}

/**
 * Loads the features that only some visits need: the on-screen keyboard, price alerts, the streak in the tray, the
 * color scheme of another tab, the screen saver, Welcome.
 */
function useExtras(): ComponentType | null {
  const [Extras, setExtras] = useState<ComponentType | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const load = (event?: Event) => {
      // Welcome stores an empty text if the visitor does not want it again.
      if (
        readStored(welcomeKey) !== '' ||
        event?.type === welcomeKey ||
        keys.some(readStored) ||
        matchMedia('(any-pointer: coarse)').matches
      )
        import('./extras').then(
          (loaded) => setExtras(() => loaded.Extras),
          // The page is offline, or a new release removed the chunk. The next visit has the features.
          () => undefined,
        )
    }
    load()
    for (const type of [screenSaverKey, welcomeKey, 'storage']) window.addEventListener(type, load, stop)
    return () => stop.abort()
  }, [])

  return Extras
}

const keys = [heartbreakStatisticsKey, priceAlertsKey, schemeKey, screenSaverKey]
