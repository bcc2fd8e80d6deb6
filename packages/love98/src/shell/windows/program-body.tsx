import { type ComponentType, lazy, memo, Suspense, useEffect, useMemo, useState } from 'react'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { useOpenedDescription } from '@/desktop/use-opened-description'
import { focusedWindow } from '@/domain/windows/windows'
import type { ProgramProps } from '@/programs/program-props'
import { findProgram } from '@/programs/registry'
import { endHydration } from '@/shell/hydration'
import { common } from '@/texts/common'
import { withoutScripts } from '@/texts/without-scripts'
import styles from './program-body.module.css'
import { WindowErrorBoundary } from './window-error-boundary'

const bodies = new Map<string, ComponentType<ProgramProps>>()

type ProgramBodyProps = { windowId: string; program: string; title: string }

export const ProgramBody = memo(function ProgramBody({ windowId, program, title }: ProgramBodyProps) {
  const store = useDesktopStore()
  const [attempt, setAttempt] = useState(0)
  const Body = bodyOf(program)
  if (!Body) return null
  return (
    <WindowErrorBoundary
      key={attempt}
      title={title}
      onRestart={() => {
        bodies.delete(program)
        setAttempt(attempt + 1)
      }}
      onClose={() => store.dispatch({ type: 'closed', id: windowId })}
    >
      <Suspense fallback={<Loading />}>
        <Program Body={Body} windowId={windowId} />
      </Suspense>
      <WithoutScripts />
    </WindowErrorBoundary>
  )
})

/** Separate from the boundary, so that a change of focus renders only the program. */
function Program({ Body, windowId }: { Body: ComponentType<ProgramProps>; windowId: string }) {
  useEffect(endHydration, [])
  return <Body {...useProgramProps(windowId)} />
}

function WithoutScripts() {
  const description = useOpenedDescription()
  return (
    <noscript>
      <p className={styles.note}>
        {description} {withoutScripts.needsScripts}
      </p>
    </noscript>
  )
}

function Loading() {
  return (
    <p className={styles.loading} role="status">
      {common.loading}
    </p>
  )
}

function bodyOf(id: string) {
  const known = bodies.get(id)
  const program = findProgram(id)
  if (known || !program) return known
  const body = lazy(
    program.load ??
      (() => import('@/programs/wallet-frame').then(({ walletFrame }) => walletFrame(program.id))),
  )
  bodies.set(id, body)
  return body
}

function useProgramProps(windowId: string): ProgramProps {
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
        // The window of the page may set its title before the lazy services, which sync the title of the tab, are
        // loaded.
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
