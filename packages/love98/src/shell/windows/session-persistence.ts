import { isSamePage } from '@/browser/navigation-entry'
import { readStored, writeStored } from '@/browser/storage'
import type { DesktopStore } from '@/desktop/desktop-store'
import { savedWindowsKey } from '@/domain/storage-keys'
import { restoreWindows } from '@/domain/windows/restore-windows'
import { readSavedWindows, writeSavedWindows } from '@/domain/windows/saved-windows'
import type { Program } from '@/programs/define-program'
import { findProgram } from '@/programs/registry'
import { knownArgument, windowRequest } from '@/programs/window-request'

/** The windows are stored after this time without a change, ms. */
const calm = 400

/**
 * Restores the windows of the last visit, and stores the windows of this visit after the first change. Without storage
 * the desktop works as usual.
 */
export function persistSession(store: DesktopStore): () => void {
  const stored = readStored(savedWindowsKey)
  // The visitor may have opened a window before this code was loaded.
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
    // Nothing is stored before a user gesture.
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
