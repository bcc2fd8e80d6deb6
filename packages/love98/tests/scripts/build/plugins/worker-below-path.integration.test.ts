import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { compile } from '../../../../scripts/lib/build/plugins/classic-script.ts'
import { packageRoot } from '../../../../scripts/lib/project-root.mjs'

test('the service worker of a site below a path leaves the rest of the origin alone', async () => {
  vi.stubEnv('LOVE98_BASE', '/cats')
  const file = join(packageRoot, 'src/browser/service-worker/events.ts')
  const events = await compile(file).finally(() => vi.unstubAllEnvs())
  const listeners = new Map<string, (event: object) => void>()
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener)
  const location = new URL('https://name.example/cats/service-worker.js')
  const opened: string[] = []
  const open = async (name: string) => {
    opened.push(name)
    return { match: async () => new Response('kept') }
  }
  const self = { addEventListener, location, clients: {}, registration: {} }
  const facts = "const version='1',isWanted=true,languages=['es'],notCachedTexts={};"
  runInContext(facts + events, createContext({ self, URL, caches: { open } }))
  const answerTo = async (path: string) => {
    const respondWith = vi.fn()
    const request = { method: 'GET', url: location.origin + path, mode: 'cors', headers: new Headers() }
    listeners.get('fetch')?.({ request, respondWith, waitUntil: vi.fn() })
    return (await respondWith.mock.calls[0]?.[0])?.text()
  }
  expect(await answerTo('/cats/static/a.js')).toBe('kept')
  expect(opened).toEqual(['love98:/cats:1'])
  for (const path of ['/static/a.js', '/cats-2/static/a.js', '/cats/api/config', '/cats/service-worker.js'])
    expect(await answerTo(path), path).toBeUndefined()
})
