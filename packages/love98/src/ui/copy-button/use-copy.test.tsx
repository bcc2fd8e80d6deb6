// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCopy } from './use-copy'

beforeEach(() => {
  vi.useFakeTimers()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function CopyButton() {
  const [state, copy] = useCopy()
  return (
    <button type="button" onClick={() => copy('0x1')}>
      {state}
    </button>
  )
}

async function draw(write: () => Promise<void>) {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<CopyButton />))
  const press = () => act(async () => place.querySelector('button')?.click())
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  return { press, wait, text: () => place.textContent, leave: () => act(async () => root.unmount()) }
}

// Proves S2.10
test('a copy is confirmed for 1.5 s after the last press', async () => {
  const { press, wait, text, leave } = await draw(async () => undefined)
  await press()
  expect(text()).toBe('copied')
  await wait(1_000)
  await press()
  await wait(1_499)
  expect(text()).toBe('copied')
  await wait(1)
  expect(text()).toBe('idle')
  await leave()
})

// Proves S2.10
test('a window that closes during the confirmation leaves no timer', async () => {
  const { press, leave } = await draw(async () => undefined)
  await press()
  expect(vi.getTimerCount()).toBe(1)
  await leave()
  expect(vi.getTimerCount()).toBe(0)
})

// Proves S2.10
test('a refused copy stays failed until the next try', async () => {
  const { press, wait, text, leave } = await draw(async () => Promise.reject(new Error('denied')))
  await press()
  await wait(10_000)
  expect(text()).toBe('failed')
  await leave()
})
