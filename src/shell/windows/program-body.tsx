import { type ComponentType, lazy, memo, Suspense, useState } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { useOpenedDescription } from '@/desktop/use-opened-description'
import type { ProgramProps } from '@/programs/program-props'
import { findWindow } from '@/programs/windows'
import { useHydrated } from '@/shell/use-replay-early-clicks'
import { windowTexts } from '@/texts/en/shell/windows'
import { withoutScriptsTexts } from '@/texts/en/shell/without-scripts'
import { useTexts } from '@/texts/use-texts'
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

/** What the program is for and why it does nothing, in a browser that runs no scripts. */
function WithoutScripts() {
  const texts = useTexts(withoutScriptsTexts)
  const description = useOpenedDescription()
  return (
    <noscript>
      <p className={styles.note}>
        {description} {texts.needsScripts}
      </p>
    </noscript>
  )
}

function Loading() {
  return (
    <p className={styles.loading} role="status">
      {useTexts(windowTexts).loading}
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
