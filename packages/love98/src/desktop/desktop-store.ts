import { createStore } from 'zustand/vanilla'
import { reduceDesktop } from '@/domain/windows/reduce-desktop'
import type { Desktop, DesktopEvent } from '@/domain/windows/windows'

/** Resolves with `true` if a window may close. It may ask the visitor first. */
type CloseGuard = () => Promise<boolean>

export function createDesktopStore(initial: Desktop) {
  const store = createStore<Desktop>(() => initial)
  const guards = new Map<string, CloseGuard>()
  const asking = new Set<string>()
  const dispatch = (event: DesktopEvent) => store.setState((desktop) => reduceDesktop(desktop, event), true)

  /** Registers a guard that is asked before a window closes. Returns a function that removes it. */
  function guardClose(id: string, guard: CloseGuard): () => void {
    guards.set(id, guard)
    return () => {
      if (guards.get(id) === guard) guards.delete(id)
    }
  }

  /**
   * Closes a window unless its guard refuses. A guard that fails refuses nothing. Resolves with `true` if the window is
   * closed.
   */
  async function close(id: string): Promise<boolean> {
    if (asking.has(id)) return false
    const guard = guards.get(id)
    if (guard) {
      asking.add(id)
      try {
        if (!(await guard().catch(() => true))) return false
      } finally {
        asking.delete(id)
      }
      guards.delete(id)
    }
    dispatch({ type: 'closed', id })
    return true
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch,
    close,
    guardClose,
  }
}

export type DesktopStore = ReturnType<typeof createDesktopStore>
