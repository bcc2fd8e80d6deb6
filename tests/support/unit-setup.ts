import { afterAll, vi } from 'vitest'

// docs/decisions/0049. Unit test files share two processes: each evaluates the modules of the project again, and leaves
// an empty document and the real clock.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  if (typeof document === 'undefined') return
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
