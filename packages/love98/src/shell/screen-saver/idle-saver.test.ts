// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isIdle, watchIdle } from './idle-saver'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
  delete document.body.dataset.dragging
})

test('the saver starts after the wait, counted from the last input', () => {
  const onIdle = vi.fn()
  const stop = watchIdle(2, () => true, onIdle)
  vi.advanceTimersByTime(110_000)
  window.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(110_000)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(onIdle).toHaveBeenCalledTimes(1)
  stop()
  vi.advanceTimersByTime(3_600_000)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('a blocked saver is retried after a minute', () => {
  const onIdle = vi.fn()
  let isFree = false
  const stop = watchIdle(1, () => isFree, onIdle)
  vi.advanceTimersByTime(600_000)
  expect(onIdle).not.toHaveBeenCalled()
  isFree = true
  vi.advanceTimersByTime(60_000)
  expect(onIdle).toHaveBeenCalledTimes(1)
  stop()
})

test('an open dialog, an open menu, a drag and a hidden page block the saver', () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  expect(isIdle()).toBe(true)
  document.body.innerHTML = '<dialog open></dialog>'
  expect(isIdle()).toBe(false)
  document.body.innerHTML = '<div role="menu"></div>'
  expect(isIdle()).toBe(false)
  document.body.innerHTML = '<dialog></dialog>'
  expect(isIdle()).toBe(true)
  document.body.dataset.dragging = ''
  expect(isIdle()).toBe(false)
  delete document.body.dataset.dragging
  focus.mockReturnValue(false)
  expect(isIdle()).toBe(false)
})
