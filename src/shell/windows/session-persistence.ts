import { isSamePage } from '@/browser/navigation-entry'
import { readStored, writeStored } from '@/browser/storage'
import type { DesktopStore } from '@/desktop/desktop-store'
import { restoreWindows } from '@/domain/desktop/restore-windows'
import { readSavedWindows, writeSavedWindows } from '@/domain/desktop/saved-windows'
import { savedWindowsKey } from '@/domain/storage-keys'
import type { Program } from '@/programs/define-program'
import { findProgram } from '@/programs/registry'
import { knownArgument, windowRequest } from '@/programs/window-request'

/** How long the windows stand still before they are written, ms. */
const calm = 400

/**
 * Brings the windows of the last visit back, and keeps those of this one in the browser. Nothing is written before a
 * window was touched; where storage is missing, forbidden or full, this visit goes on without.
 */
export function persistSession(store: DesktopStore): () => void {
  const stored = readStored(savedWindowsKey)
  // This code comes with the first sign of a visitor, who may have opened a window before it was there.
  const wasTouched = store.getState().stack !== store.getInitialState().stack
  const kept = readSavedWindows(stored)
  if (kept.length > 0)
    for (const event of restoreWindows({
      desktop: store.getState(),
      kept,
      request: requestFor,
      isSamePage: isSamePage(),
    }))
      store.dispatch(event)
  delete document.documentElement.dataset.resuming

  let written = stored ?? writeSavedWindows({ ...store.getState(), windows: {} }, isKept)
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const text = writeSavedWindows(store.getState(), isKept)
    if (text === written) return
    written = text
    writeStored(savedWindowsKey, text)
  }
  const schedule = () => {
    // A visitor who only looks leaves nothing behind: what changes by itself is not written.
    if (navigator.userActivation?.hasBeenActive === false) return
    clearTimeout(timer)
    timer = setTimeout(write, calm)
  }
  const unsubscribe = store.subscribe(({ windows, stack }, before) => {
    if (windows !== before.windows || stack !== before.stack) schedule()
  })
  if (wasTouched) schedule()
  const flush = () => timer !== undefined && write()
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flush)
  return () => {
    unsubscribe()
    flush()
    window.removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', flush)
  }
}

function requestFor(id: string, argument: string | null) {
  const program = findProgram(id)
  return program && comesBack(program) ? windowRequest(program, knownArgument(program, argument)) : null
}

function isKept(id: string): boolean {
  const program = findProgram(id)
  return program !== null && comesBack(program)
}

function comesBack({ restorable = true }: Program): boolean {
  return restorable
}
