import { type ComponentType, lazy, memo, Suspense, useState } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { useOpenedDescription } from '@/desktop/use-opened-description'
import type { ProgramProps } from '@/programs/program-props'
import { findWindow } from '@/programs/windows'
import { useHydrated } from '@/shell/use-replay-early-clicks'
import { common } from '@/texts/common'
import { withoutScripts } from '@/texts/without-scripts'

import styles from './program-body.module.css'
import { useProgramProps } from './use-program-props'
import { WindowErrorBoundary } from './window-error-boundary'

const bodies = new Map<string, ComponentType<ProgramProps>>()

type ProgramBodyProps = { windowId: string; program: string; title: string }

/** The content of a window: its lazily loaded program, in an error boundary. */
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
  useHydrated()
  return <Body {...useProgramProps(windowId)} />
}

/** Describes the program in a browser that runs no scripts, and says that it needs them. */
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
  const load = findWindow(id)
  if (known || !load) return known
  const body = lazy(load)
  bodies.set(id, body)
  return body
}
