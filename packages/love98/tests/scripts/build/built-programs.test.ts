import { afterEach, expect, test, vi } from 'vitest'
import { builtPrograms } from '../../../scripts/lib/build/built-programs.ts'
import { projectRoot as root } from '../../../scripts/lib/project-root.mjs'

const named = ['swap', 'charts', 'treasury', 'guestbook', 'notepad']

afterEach(() => vi.unstubAllEnvs())

test('a build with a server has all programs of the file, in its order', async () => {
  expect(await builtPrograms(root, named)).toEqual(named)
})

test('a static site has no program that needs a server, and Treasury only with a Safe service', async () => {
  vi.stubEnv('LOVE98_TARGET', 'static')
  vi.stubEnv('LOVE98_SAFE_SERVICE', '')
  expect(await builtPrograms(root, named)).toEqual(['swap', 'notepad'])
  vi.stubEnv('LOVE98_SAFE_SERVICE', 'https://gateway.example')
  expect(await builtPrograms(root, named)).toEqual(['swap', 'treasury', 'notepad'])
})
