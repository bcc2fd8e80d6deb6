import { expect, test } from 'vitest'
import { createRouteLabels } from '../../../server/metrics/route-labels.ts'
import { allRoutes } from '../../server/all-routes'

const addresses = (await allRoutes()).map(({ address }) => address)
const routes = ['/', '/p/[program]', '/p/[program]/[item]', '/bsod', ...addresses]
const labelOf = createRouteLabels(routes)

test.each(routes.filter((route) => route !== '/metrics'))('a request of %s is counted under it', (route) => {
  const target = route.replace(/\[\.\.\.\w+\]/, 'a/b').replace(/\[\w+\]/g, '0x1')
  expect(labelOf(target)).toBe(route)
  expect(labelOf(`${target}?player=0x1`)).toBe(route)
})

test('the number of labels equals the number of routes, for any requests', () => {
  const known = new Set([
    ...routes,
    '/favicon.ico',
    '/metrics',
    'other',
    '/assets/…',
    '/static/…',
    '/_next/image…',
  ])
  const heads = [
    '/',
    '/api/',
    '/p/',
    '/p/a/b/c/',
    '/assets/',
    '/static/',
    '/heartbreak/r/',
    '/api/safe/',
    '//',
    '/%2e%2e/',
  ]
  for (const [index, head] of Array.from({ length: 200 }, () => heads)
    .flat()
    .entries())
    expect(known).toContain(labelOf(`${head}${index.toString(36)}${index % 3 ? '/x' : '?q=1'}`))
})
