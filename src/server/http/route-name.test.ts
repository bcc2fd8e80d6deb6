import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parameterizedRoutes, routeName } from './route-name'

test.each([
  ['/api/safe/a.a.a.a', '/api/safe/[...path]'],
  ['/api/safe/v1/chains/1/safes/0x0', '/api/safe/[...path]'],
  ['/api/rpc/x', '/api/rpc/[chainId]'],
  ['/heartbreak/r/0/picture.png', '/heartbreak/r/[gameId]/picture.png'],
  ['/p/x/manifest.json', '/p/[program]/manifest.json'],
  ['/es/manifest.json', '/[lang]/manifest.json'],
  ['/manifest.json', '/manifest.json'],
  ['/api/health', '/api/health'],
])('%s is logged as %s when it is refused', (path, name) => {
  expect(routeName(path)).toBe(name)
})

test('every route with a parameter has a name', () => {
  const app = join(import.meta.dirname, '../../app')
  const found = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\[[^/]+\].*[\\/]route\.tsx?$/.test(path))
    .map((path) => `/${path.replaceAll('\\', '/').replace(/\/route\.tsx?$/, '')}`)
  expect(found.length).toBeGreaterThan(5)
  expect([...parameterizedRoutes].sort()).toEqual(found.sort())
})
