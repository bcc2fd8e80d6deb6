// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isNothingGoingOn, watchIdle } from './watch-idle'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
  delete document.body.dataset.dragging
})

test('it is time after the wait without input, counted from the last input', () => {
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

test('what is in its way is asked about again a minute later', () => {
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

test('an open dialog, an open menu, a drag and a page that is not looked at are in its way', () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  expect(isNothingGoingOn()).toBe(true)
  document.body.innerHTML = '<dialog open></dialog>'
  expect(isNothingGoingOn()).toBe(false)
  document.body.innerHTML = '<div role="menu"></div>'
  expect(isNothingGoingOn()).toBe(false)
  document.body.innerHTML = '<dialog></dialog>'
  expect(isNothingGoingOn()).toBe(true)
  document.body.dataset.dragging = ''
  expect(isNothingGoingOn()).toBe(false)
  delete document.body.dataset.dragging
  focus.mockReturnValue(false)
  expect(isNothingGoingOn()).toBe(false)
})
