// @vitest-environment happy-dom
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { lazyNamed } from './lazy-named'

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

test('the named export is loaded once, when it is first rendered', async () => {
  const load = vi.fn(async () => ({ Greeting: ({ to }: { to: string }) => <p>Hello, {to}</p>, other: null }))
  const Greeting = lazyNamed(load, 'Greeting')
  expect(load).not.toHaveBeenCalled()
  const place = document.createElement('div')
  const root = createRoot(place)
  for (const to of ['Ann', 'Bob'])
    await act(async () =>
      root.render(
        <Suspense>
          <Greeting to={to} />
        </Suspense>,
      ),
    )
  expect(place.textContent).toBe('Hello, Bob')
  expect(load).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
