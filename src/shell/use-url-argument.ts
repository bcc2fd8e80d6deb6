import { useEffect } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { findProgram } from '@/programs/registry'
import { knownArgument } from '@/programs/window-request'

/** Passes the argument of the URL (`/p/notepad?open=terms`) to the server-rendered window. */
export function useUrlArgument(openProgram: string | undefined): void {
  const store = useDesktopStore()

  // Pages are prerendered without a query string; only the browser has it.
  useEffect(() => {
    const program = openProgram === undefined ? null : findProgram(openProgram)
    const argument = program && knownArgument(program, new URLSearchParams(location.search).get('open'))
    const [window] = Object.values(store.getState().windows)
    if (argument !== null && window) store.dispatch({ type: 'argumentChanged', id: window.id, argument })
  }, [store, openProgram])
}
