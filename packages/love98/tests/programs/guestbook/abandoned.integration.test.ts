// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { type Signing, useSigning } from '@/programs/guestbook/use-signing'
import { settled, waitOptions } from '../../support/event-loop'

let signing: Signing
function Window() {
  signing = useSigning(() => undefined)
  return null
}

async function opened() {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(createElement(Window)))
  return () => act(async () => root.unmount())
}

test('closing the window aborts a pending signature', async () => {
  const close = await opened()
  let given: AbortSignal | undefined
  let end: () => void = () => undefined
  await act(async () => {
    void signing.run('', (_, { signal }) => {
      given = signal
      return new Promise((resolve) => {
        end = resolve
      })
    })
    await vi.waitFor(() => expect(given).toBeDefined(), waitOptions)
  })
  expect(given?.aborted).toBe(false)
  await close()
  expect(given?.aborted).toBe(true)
  end()
  await settled()
})

test('confirming a question after the window is closed requests no signature', async () => {
  const close = await opened()
  const { run } = signing
  await close()
  const ask = vi.fn(async () => undefined)
  expect(await run('', ask)).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})
