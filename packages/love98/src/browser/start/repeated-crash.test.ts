// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '@/browser/storage'
import { noteCrash } from './repeated-crash'

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.restoreAllMocks())

const at = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms)

test('a crash within 10 s of a load, after another one, is repeated', () => {
  at(9_999)
  expect(noteCrash()).toBe(false)
  expect(noteCrash()).toBe(true)
})

test('a crash more than 10 s after a load is not repeated, and the next one is the first again', () => {
  at(500)
  noteCrash()
  at(10_000)
  expect(noteCrash()).toBe(false)
  at(500)
  expect(noteCrash()).toBe(false)
  expect(noteCrash()).toBe(true)
})

test('with denied storage, a crash within 10 s counts as repeated, and clearing does not throw', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied)
  at(500)
  expect(noteCrash()).toBe(true)
  at(20_000)
  expect(noteCrash()).toBe(false)
  expect(clearStored).not.toThrow()
})

test('clearing leaves nothing stored', () => {
  localStorage.setItem('love98-windows', '[]')
  sessionStorage.setItem('love98-crashed', '1')
  clearStored()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
