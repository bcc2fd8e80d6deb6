import { createContext, runInContext, Script } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { serviceWorker } from '@/app/service-worker'

test('the service worker is one classic script with handlers for its lifecycle events', async () => {
  const text = serviceWorker()
  expect(() => new Script(text)).not.toThrow()
  expect(text).not.toMatch(/^\s*(import|export)\b/m)

  const listeners = new Map<string, (event: object) => void>()
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener)
  const location = new URL('https://cats.example/service-worker.js')
  const self = { addEventListener, location, skipWaiting: vi.fn(), clients: {}, registration: {} }
  runInContext(text.replace('const isWanted = false', 'const isWanted = true'), createContext({ self, URL }))
  expect([...listeners.keys()].sort()).toEqual(['activate', 'fetch', 'install', 'message'])

  const respondWith = vi.fn()
  const request = {
    method: 'GET',
    url: `${location.origin}/api/config`,
    mode: 'cors',
    headers: new Headers(),
  }
  listeners.get('fetch')?.({ request, respondWith, waitUntil: vi.fn() })
  expect(respondWith, 'an endpoint is never answered from the cache').not.toHaveBeenCalled()
})

test('the first line of the service worker changes with the build', async () => {
  expect(serviceWorker()).toMatch(/^const version = "[^"]+"\nconst isWanted = (true|false)\n/)
})
