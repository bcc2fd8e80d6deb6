import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoSettings } from '../../../../tests/support/demo-settings'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const answerWith = (...answers: readonly (() => Response)[]) => {
  const rest = [...answers]
  const fetched = vi.fn(async () => rest.shift()?.() ?? Response.error())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('production has no name, and the server is asked once', async () => {
  const fetched = answerWith(() => Response.json({ ...demoSettings, demo: false }))
  const { readDemoName } = await import('./demo-name')
  expect([await readDemoName(), await readDemoName()]).toEqual([null, null])
  expect(fetched).toHaveBeenCalledOnce()
})

test('a failed request is repeated by the next call', async () => {
  answerWith(
    () => new Response(null, { status: 503 }),
    () => Response.json(demoSettings),
  )
  const { readDemoName } = await import('./demo-name')
  await expect(readDemoName()).rejects.toMatchObject({ code: 'settings-unavailable' })
  expect(await readDemoName()).toBe('Cat Demo')
})
