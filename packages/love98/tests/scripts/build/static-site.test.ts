import { describe, expect, test } from 'vitest'
import {
  headersFile,
  ipfsRedirectsFile,
  redirectsFile,
  siteHeaders,
  vercelFile,
} from '../../../scripts/lib/build/static-site/host-files.ts'
import { calledOrigins, pathsOf, withPolicy } from '../../../scripts/lib/build/static-site/write-site.ts'
import { contentPolicies } from '../../../server/content-policy.ts'

const hash = (character: string) => `sha256-${character.repeat(43)}=`
const policies = contentPolicies({
  scriptHashes: [hash('a')],
  styleHashes: [hash('b')],
  calls: ['https://node.example'],
})
const rules = siteHeaders(policies, ['es', 'pt-br'])

/** Returns the headers of an address as Cloudflare Pages joins them. */
function headersAt(path: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { path: pattern, headers } of rules) {
    const source = pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*')
    if (!new RegExp(`^${source}$`).test(path)) continue
    for (const [name, value] of Object.entries(headers)) found[name] = [...(found[name] ?? []), value]
  }
  return found
}

describe('headers of a static site', () => {
  test.each(['/', '/es', '/p/swap', '/pt-br/p/swap/CAT-ETH', '/unknown'])(
    '%s has the policy of a page',
    (path) => {
      const headers = headersAt(path)
      expect(headers['Content-Security-Policy']).toEqual([policies.page])
      expect(headers['X-Content-Type-Options']).toEqual(['nosniff'])
      expect(headers['Strict-Transport-Security']).toEqual(['max-age=63072000'])
      expect(headers['Cache-Control']).toBeUndefined()
    },
  )

  test('the policy permits the nodes and no other host that a page does not call', () => {
    expect(policies.page).toMatch(
      /connect-src 'self' https:\/\/node\.example https:\/\/www\.walletlink\.org /,
    )
  })

  test('scripts are kept, and pictures for a day with a policy that permits nothing', () => {
    expect(headersAt('/static/es/first-0.js')['Cache-Control']).toEqual([
      'public, max-age=31536000, immutable',
    ])
    const picture = headersAt('/assets/icons/start.svg')
    expect(picture['Content-Security-Policy']).toEqual([policies.page, policies.data])
    expect(picture['Cross-Origin-Resource-Policy']).toEqual(['cross-origin'])
    expect(picture['Cache-Control']).toEqual(['public, max-age=86400'])
  })

  test('a Safe can read the manifests', () => {
    for (const path of ['/manifest.json', '/es/manifest.json', '/p/swap/manifest.json'])
      expect(headersAt(path)).toMatchObject({
        'Access-Control-Allow-Origin': ['*'],
        'Content-Type': ['application/manifest+json; charset=utf-8'],
      })
  })

  test.each([
    '/',
    '/es',
    '/es/p/swap',
    '/static/a.js',
    '/assets/a.png',
    '/favicon.ico',
    '/p/swap/manifest.json',
  ])('%s has each header once, except the policy', (path) => {
    const { 'Content-Security-Policy': _, ...others } = headersAt(path)
    for (const [name, values] of Object.entries(others))
      expect({ name, values }).toEqual({ name, values: [values[0]] })
  })
})

describe('files of hosts', () => {
  test('_headers has a path on a line and its headers indented', () => {
    expect(headersFile([{ path: '/a/*', headers: { 'X-One': '1', 'X-Two': '2' } }])).toBe(
      '/a/*\n  X-One: 1\n  X-Two: 2\n',
    )
  })

  test('_headers that Cloudflare Pages would cut is refused', () => {
    expect(() => headersFile([{ path: '/', headers: { Name: 'x'.repeat(2_000) } }])).toThrow('too long')
    expect(() => headersFile(Array.from({ length: 101 }, () => ({ path: '/', headers: {} })))).toThrow(
      '101 rules',
    )
  })

  test('vercel.json has the same headers, with patterns of its own form', () => {
    const file = JSON.parse(vercelFile(rules, [['/p/exchange', '/p/swap']]))
    expect(file).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: '/p/exchange', destination: '/p/swap', permanent: true }],
    })
    expect(file.headers).toHaveLength(rules.length)
    expect(file.headers[0]).toMatchObject({
      source: '/(.*)',
      headers: expect.arrayContaining([{ key: 'Content-Security-Policy', value: policies.page }]),
    })
  })

  test('redirects name the former addresses and the pages for unknown ones', () => {
    expect(redirectsFile(['es'])).toBe(
      '/p/exchange /p/swap 301\n/es/p/exchange /es/p/swap 301\n/es/* /es/404.html 404\n',
    )
    expect(ipfsRedirectsFile(['es']).split('\n').slice(-3)).toEqual([
      '/es/* /es/404.html 404',
      '/* /404.html 404',
      '',
    ])
  })
})

describe('pages of a static site', () => {
  const page = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head></html>'

  test('the policy in a page comes first, without what an element cannot say', () => {
    const html = withPolicy(page, policies)
    expect(html).toContain(
      `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src`,
    )
    expect(html).toContain(`script-src 'self' '${hash('a')}'`)
    expect(html).not.toContain('frame-ancestors')
    expect(html.endsWith('<title>x</title></head></html>')).toBe(true)
  })

  test('a page without its character set at the start is refused', () => {
    expect(() => withPolicy('<html></html>', policies)).toThrow('character set')
  })

  test.each([
    ['index.html', ['index.html']],
    ['lost.html', ['404.html']],
    ['es/lost.html', ['es/404.html']],
    ['es.html', ['es.html', 'es/index.html']],
    ['p/swap.html', ['p/swap.html', 'p/swap/index.html']],
    ['p/notepad.html', ['p/notepad.html']],
  ])('%s is written to %j', (name, paths) => {
    expect(pathsOf(name, ['es/p/swap.html', 'p/swap/CAT-ETH.html', '/config.json'])).toEqual(paths)
  })

  test('the nodes and the Safe service are called, each origin once', () => {
    const chain = (publicRpcUrl: string) => ({ publicRpcUrl })
    const chains = [chain('https://node.example/1'), chain('https://node.example/2')] as never
    const safe = { hosts: [], treasury: null, gatewayOrigin: 'https://safe.example' }
    expect(calledOrigins({ chains, safe })).toEqual(['https://node.example', 'https://safe.example'])
    expect(calledOrigins({ chains, safe: { ...safe, gatewayOrigin: null } })).toEqual([
      'https://node.example',
    ])
  })
})
