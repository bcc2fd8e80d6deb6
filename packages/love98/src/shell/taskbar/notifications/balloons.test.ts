// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeSeconds, retireAfterActiveUse } from './balloons'

const retire = vi.fn()
let balloon: HTMLButtonElement
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  retire.mockClear()
  balloon = document.createElement('button')
  document.body.replaceChildren(balloon)
  stop = retireAfterActiveUse(balloon, retire)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

function use(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    window.dispatchEvent(new Event('pointermove'))
    vi.advanceTimersByTime(1_000)
  }
}

// Proves S10.6
test('a balloon retires once, after ten seconds of active use', () => {
  use(activeSeconds - 1)
  expect(retire).not.toHaveBeenCalled()
  use(1)
  expect(retire).toHaveBeenCalledTimes(1)
  use(activeSeconds)
  expect(retire).toHaveBeenCalledTimes(1)
})

test('time without input does not count', () => {
  use(activeSeconds - 1)
  vi.advanceTimersByTime(600_000)
  expect(retire).not.toHaveBeenCalled()
})

test('time with the focus in the balloon does not count', () => {
  balloon.focus()
  use(activeSeconds * 2)
  expect(retire).not.toHaveBeenCalled()
  balloon.blur()
  use(activeSeconds)
  expect(retire).toHaveBeenCalledTimes(1)
})

test('a stopped count retires nothing', () => {
  stop()
  use(activeSeconds * 2)
  expect(retire).not.toHaveBeenCalled()
})
