import { useMemo } from 'react'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { focusedWindow } from '@/domain/desktop/windows'
import type { ProgramProps } from '@/programs/program-props'

/** What the program of a window is given; its functions are made once a window. */
export function useProgramProps(windowId: string): ProgramProps {
  const store = useDesktopStore()
  const argument = useDesktop(({ windows }) => windows[windowId]?.argument ?? null)
  const minimised = useDesktop(({ windows }) => windows[windowId]?.minimised ?? false)
  const active = useDesktop((desktop) => focusedWindow(desktop) === windowId)
  const actions = useMemo(
    () => ({
      setArgument: (value: string | null) =>
        store.dispatch({ type: 'argued', id: windowId, argument: value }),
      setTitle: (title: string) => store.dispatch({ type: 'titled', id: windowId, title }),
      close: () => void store.close(windowId),
      guardClose: (ask: () => Promise<boolean>) => store.guardClose(windowId, ask),
      askForAttention: () => store.dispatch({ type: 'attracted', id: windowId }),
    }),
    [store, windowId],
  )
  return { windowId, argument, minimised, active, ...actions }
}
