import { createStore } from 'zustand/vanilla'
import { type Desktop, type DesktopEvent, reduceDesktop } from '@/domain/windows'

/** The desktop's state behind one door: events in, slices out. */
export function createDesktopStore(initial: Desktop) {
  const store = createStore<Desktop>(() => initial)
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch: (event: DesktopEvent) => store.setState((desktop) => reduceDesktop(desktop, event), true),
  }
}

export type DesktopStore = ReturnType<typeof createDesktopStore>
