import { useEffect } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { findProgram } from '@/programs/registry'
import { knownArgument } from '@/programs/window-request'

/** Tells the window that the page was drawn with what its address asks for: `/p/notepad?open=terms`. */
export function useUrlArgument(openProgram: string | undefined): void {
  const store = useDesktopStore()

  // Pages are drawn ahead, without what stands behind the question mark; only the browser knows it.
  useEffect(() => {
    const program = openProgram === undefined ? null : findProgram(openProgram)
    const argument = program && knownArgument(program, new URLSearchParams(location.search).get('open'))
    const [window] = Object.values(store.getState().windows)
    if (argument !== null && window) store.dispatch({ type: 'argumentChanged', id: window.id, argument })
  }, [store, openProgram])
}
