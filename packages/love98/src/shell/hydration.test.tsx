// @vitest-environment happy-dom
import { act, Suspense, use, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { firstPaintScript } from '@/browser/start/first-paint'
import { endHydration, hydration, replayEarlyClicks } from './hydration'

const clicked: string[] = []
let code: Promise<void> | null = null

function Named({ name }: { name: string }) {
  return (
    <button type="button" id={name} onClick={() => clicked.push(name)}>
      {name}
    </button>
  )
}

function Program() {
  if (code) use(code)
  useEffect(endHydration, [])
  return <Named name="inside" />
}

function Desktop() {
  useEffect(replayEarlyClicks, [])
  return (
    <div data-backdrop="">
      <Named name="start" />
      <section data-window="">
        <div data-caption="" />
        <div>
          <Suspense>
            <Program />
          </Suspense>
        </div>
      </section>
    </div>
  )
}

test('a click in a server-rendered window is replayed when its code is loaded, and hydration ends; other clicks are replayed immediately', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="page">${renderToString(<Desktop />)}</div>`
  const press = (id: string) => document.getElementById(id)?.click()
  // biome-ignore lint/security/noGlobalEval: a constant of this project, run as a browser runs it
  window.eval(firstPaintScript([]))
  press('start')
  press('inside')
  expect(clicked).toEqual([])

  let arrive = () => {}
  code = new Promise((resolve) => {
    arrive = resolve
  })
  const page = document.getElementById('page')
  if (!page) throw new Error('there is no page')
  const root = await act(async () => hydrateRoot(page, <Desktop />))
  let isHydrated = false
  void hydration().then(() => {
    isHydrated = true
  })
  // The last click before hydration was in the window, whose code is not loaded yet.
  expect(clicked).toEqual([])
  await act(async () => press('start'))
  expect(clicked).toEqual(['start'])
  await act(async () => press('inside'))
  expect(clicked).toEqual(['start'])
  expect(isHydrated).toBe(false)
  await act(async () => arrive())
  expect(isHydrated).toBe(true)
  await hydration()
  expect(clicked).toEqual(['start', 'inside'])
  await act(async () => press('inside'))
  expect(clicked).toEqual(['start', 'inside', 'inside'])
  await act(async () => root.unmount())
})
