// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLongPress } from './long-press'

const from = { pointerId: 7, clientX: 100, clientY: 100 }
const onLongPress = vi.fn()
const send = (type: string, place: Partial<typeof from> = {}) =>
  window.dispatchEvent(new PointerEvent(type, { ...from, ...place }))

beforeEach(() => {
  vi.useFakeTimers()
  onLongPress.mockClear()
})
afterEach(() => vi.useRealTimers())

test('a pointer that is held for the delay is a long press, once', () => {
  startLongPress({ from, onLongPress, delay: 250 })
  vi.advanceTimersByTime(249)
  expect(onLongPress).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(onLongPress).toHaveBeenCalledOnce()
})

test.each([
  ['it is lifted', () => send('pointerup')],
  ['the browser takes it', () => send('pointercancel')],
  ['it moves as far as the slop', () => send('pointermove', { clientX: 110 })],
])('a press is not a long press when %s', (_what, act) => {
  startLongPress({ from, onLongPress })
  act()
  vi.advanceTimersByTime(10_000)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('a shaking pointer and other pointers do not end the wait', () => {
  startLongPress({ from, onLongPress })
  send('pointermove', { clientX: 109 })
  send('pointermove', { pointerId: 8, clientX: 300 })
  send('pointerup', { pointerId: 8 })
  vi.advanceTimersByTime(500)
  expect(onLongPress).toHaveBeenCalledOnce()
})

test('the caller can cancel the wait', () => {
  startLongPress({ from, onLongPress })()
  vi.advanceTimersByTime(10_000)
  expect(onLongPress).not.toHaveBeenCalled()
})
