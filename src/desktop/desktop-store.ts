import { createStore } from 'zustand/vanilla'
import { reduceDesktop } from '@/domain/desktop/reduce-desktop'
import type { Desktop, DesktopEvent } from '@/domain/desktop/windows'

/** Answers whether a window may close; it may ask the visitor first. */
type CloseGuard = () => Promise<boolean>

/** The desktop's state behind one door: events in, slices out. */
export function createDesktopStore(initial: Desktop) {
  const store = createStore<Desktop>(() => initial)
  const guards = new Map<string, CloseGuard>()
  const asking = new Set<string>()
  const dispatch = (event: DesktopEvent) => store.setState((desktop) => reduceDesktop(desktop, event), true)

  /** Has `guard` asked before this window closes, until the function given back is called. */
  function guardClose(id: string, guard: CloseGuard): () => void {
    guards.set(id, guard)
    return () => {
      if (guards.get(id) === guard) guards.delete(id)
    }
  }

  /** Closes a window unless its guard keeps it; a guard that fails keeps nothing. Resolves with whether it is closed. */
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
