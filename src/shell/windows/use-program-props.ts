import { useMemo } from 'react'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { focusedWindow } from '@/domain/desktop/windows'
import type { ProgramProps } from '@/programs/program-props'

/** The props of a window's program; the functions are stable. */
export function useProgramProps(windowId: string): ProgramProps {
  const store = useDesktopStore()
  const argument = useDesktop(({ windows }) => windows[windowId]?.argument ?? null)
  const minimized = useDesktop(({ windows }) => windows[windowId]?.minimized ?? false)
  const active = useDesktop((desktop) => focusedWindow(desktop) === windowId)
  const actions = useMemo(
    () => ({
      setArgument: (value: string | null) =>
        store.dispatch({ type: 'argumentChanged', id: windowId, argument: value }),
      setTitle: (title: string) => {
        const before = store.getState().windows[windowId]?.title
        store.dispatch({ type: 'titleChanged', id: windowId, title })
        // The tab of a page whose window names itself, until the lazy services keep it: they come with the first interaction.
        if (before && document.title.startsWith(`${before} - `))
          document.title = title + document.title.slice(before.length)
      },
      close: () => void store.close(windowId),
      guardClose: (ask: () => Promise<boolean>) => store.guardClose(windowId, ask),
      askForAttention: () => store.dispatch({ type: 'attentionRequested', id: windowId }),
    }),
    [store, windowId],
  )
  return { windowId, argument, minimized, active, ...actions }
}
