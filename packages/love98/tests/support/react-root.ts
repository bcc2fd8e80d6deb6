import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach } from 'vitest'

/** Gives each test of the file an empty page. Returns a function that draws in it and waits for the effects. */
export function drawnPerTest(): (drawn: ReactNode) => Promise<void> {
  let root: ReturnType<typeof createRoot>
  beforeEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    document.body.innerHTML = '<main></main>'
    root = createRoot(document.querySelector('main') ?? document.body)
    return () => act(async () => root.unmount())
  })
  return (drawn) => act(async () => root.render(drawn))
}
