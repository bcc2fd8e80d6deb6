// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { openRequestsKey } from '@/domain/wallet/storage-keys'
import { hasOpenRequest, storeRequest } from './open-requests'

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

test('a request is open until its wallet answers, also after a reload, but not forever', () => {
  expect(hasOpenRequest()).toBe(false)
  const answered = storeRequest('send 1')
  expect(hasOpenRequest()).toBe(true)
  const stored = localStorage.getItem(openRequestsKey) ?? ''
  answered()
  expect(hasOpenRequest()).toBe(false)
  localStorage.setItem(openRequestsKey, stored)
  expect(hasOpenRequest()).toBe(true)
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000 })
  expect(hasOpenRequest()).toBe(false)
})
