import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ServedRoutes, serveRoutes } from '../served-routes'

let server: ServedRoutes
beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const name of ['DEMO_MANIFEST', 'ETHEREUM_RPC_URL', 'SITE_URL', 'CSP_REPORTS', 'SAFE_HOSTS', 'PORT'])
    vi.stubEnv(name, '')
})
afterEach(() => server.stop())

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
}
const data = "default-src 'none'; frame-ancestors 'none'"
const thread = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

describe('response headers', () => {
  test.each([
    ['GET', '/', 200, "frame-ancestors 'self' https://app.safe.global", 'same-origin', null],
    ['GET', '/p/pairs', 200, "frame-ancestors 'self' https://app.safe.global", 'same-origin', null],
    ['GET', '/nowhere', 404, "frame-ancestors 'none'", 'same-origin', null],
    ['POST', '/', 405, "frame-ancestors 'self' https://app.safe.global", 'same-origin', 'no-store'],
    ['GET', '/api/config', 200, data, 'same-origin', 'no-store'],
    ['GET', '/api/health?part=process', 200, data, 'same-origin', 'no-store'],
    ['GET', '/api/auth/verify', 405, data, 'same-origin', 'no-store'],
    ['GET', '/api/rpc/1', 405, data, 'same-origin', 'no-store'],
    ['POST', '/api/rpc/1', 503, data, 'same-origin', 'no-store'],
    ['GET', '/api/csp-report', 405, data, 'same-origin', 'no-store'],
    ['GET', '/api/nowhere', 404, data, 'same-origin', null],
    ['GET', '/assets/icon.svg', 404, data, 'cross-origin', null],
    ['GET', '/static/nowhere.txt', 404, data, 'same-origin', null],
    ['GET', '/static/worker-0.js', 404, thread, 'same-origin', null],
  ])('the response headers are complete: %s %s', async (method, path, status, policy, resources, caching) => {
    server = await serveRoutes()
    const response = await fetch(`${server.url}${path}`, { method })
    expect(response.status).toBe(status)
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({ ...always, 'cross-origin-resource-policy': resources })
    expect(headers['content-security-policy']).toContain(policy)
    expect(headers['content-security-policy']).not.toContain('report')
    expect(response.headers.get('cache-control')).toBe(caching)
    for (const absent of [
      'strict-transport-security',
      'x-powered-by',
      'server',
      'access-control-allow-origin',
    ])
      expect([absent, headers[absent]]).toEqual([absent, undefined])
  })

  test('the response headers include Strict-Transport-Security on https', async () => {
    server = await serveRoutes({ isHttps: true })
    for (const path of ['/', '/nowhere', '/api/config', '/assets/icon.png'])
      expect((await fetch(`${server.url}${path}`)).headers.get('strict-transport-security')).toBe(
        'max-age=63072000',
      )
  })
})

describe('a violation of the content policy', () => {
  const report = (blocked: string) =>
    JSON.stringify({
      'csp-report': {
        'document-uri': 'http://localhost:3000/p/pairs?secret=1',
        'violated-directive': 'img-src',
        'effective-directive': 'img-src',
        'blocked-uri': blocked,
        'original-policy': 'x'.repeat(3000),
        disposition: 'enforce',
      },
    })
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/csp-report`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin', ...headers },
    })

  test('a violation is reported to the address in the policy, and listed for tests', async () => {
    vi.stubEnv('CSP_REPORTS', '1')
    server = await serveRoutes()
    const policy = (await fetch(server.url)).headers.get('content-security-policy')
    expect(policy).toContain('; report-uri /api/csp-report')
    const before = await (await fetch(`${server.url}/api/csp-report`)).json()
    expect((await post(report('https://evil.example/a.png?key=secret'))).status).toBe(204)
    const { violations } = await (await fetch(`${server.url}/api/csp-report`)).json()
    expect(violations).toEqual([
      ...before.violations,
      { directive: 'img-src', blocked: 'https://evil.example/a.png', page: 'http://localhost:3000/p/pairs' },
    ])
    expect(console.error).toHaveBeenCalledOnce()
    expect(String(vi.mocked(console.error).mock.calls[0])).not.toContain('secret')
  })

  test.each([
    ['not JSON', '{', 400],
    ['no report', '{}', 400],
    ['about no page', JSON.stringify({ 'csp-report': { 'document-uri': 'http://[' } }), 400],
    ['too long', JSON.stringify({ 'csp-report': { 'document-uri': 'x'.repeat(20_000) } }), 413],
  ])('a violation report is refused when it is %s', async (_, body, status) => {
    vi.stubEnv('CSP_REPORTS', '1')
    server = await serveRoutes()
    expect((await post(body)).status).toBe(status)
  })

  test('a violation cannot be reported in production', async () => {
    server = await serveRoutes()
    // More requests than the limit of the route. The refusal precedes the limit.
    const answers = await Promise.all(Array.from({ length: 62 }, () => post(report('inline'))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([405]))
  })
})
