// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerOfflineCopy } from './offline-copy'

const waiting = Object.assign(new EventTarget(), { postMessage: vi.fn() })
const registration = Object.assign(new EventTarget(), { waiting, installing: null, update: async () => {} })
const workers = Object.assign(new EventTarget(), {
  controller: {},
  ready: Promise.resolve({ active: null }),
  register: async () => registration,
})
const reload = vi.fn()
let restart = () => {}

beforeEach(async () => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  vi.spyOn(location, 'reload').mockImplementation(reload)
  reload.mockClear()
  await registerOfflineCopy({ loadMore: async () => [], onUpdate: (start) => (restart = start) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a newer desktop starts as soon as its worker is active', () => {
  restart()
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'restart' })
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the page does not wait for a worker that does not become active', () => {
  restart()
  vi.advanceTimersByTime(2_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
})
