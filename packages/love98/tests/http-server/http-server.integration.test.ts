import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drain } from '../../server/draining.ts'
import { createHttpServer } from '../../server/http-server.ts'

const policies = {
  name: 'Content-Security-Policy',
  page: 'page',
  plain: 'plain',
  thread: 'thread',
  document: 'document',
  data: 'data',
} as const
const servers: ReturnType<typeof createHttpServer>[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => drain(server, 0))))

async function serve(
  handle: Parameters<typeof createHttpServer>[0]['handle'],
  options: Partial<Parameters<typeof createHttpServer>[0]> = {},
) {
  const server = createHttpServer({ handle, policies, ...options }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
const ok = (status = 200) => serve((_, response) => void response.writeHead(status).end('ok'))

describe('every answer', () => {
  test.each([
    ['/', 'page', 'same-origin'],
    ['/heartbreak/r/0123456789abcdef0123456789abcdef', 'plain', 'same-origin'],
    ['/heartbreak/b/g1.crush.a/picture.png', 'plain', 'cross-origin'],
    ['/heartbreak/picture.png', 'plain', 'cross-origin'],
    ['/heartbreak/b/a/b/picture.png', 'plain', 'same-origin'],
    ['/?skin=standard', 'page', 'same-origin'],
    ['/p/swap', 'page', 'same-origin'],
    ['/p', 'document', 'same-origin'],
    ['/nowhere', 'document', 'same-origin'],
    ['/sw.js', 'document', 'same-origin'],
    ['/manifest.json', 'document', 'cross-origin'],
    ['/p/treasury/manifest.json', 'document', 'cross-origin'],
    ['/p/treasury/x/manifest.json', 'page', 'same-origin'],
    ['/api', 'data', 'same-origin'],
    ['/api/config', 'data', 'same-origin'],
    ['/assets/icon.svg', 'data', 'cross-origin'],
    ['/static/chunk.txt', 'data', 'same-origin'],
    ['/_next/image?url=%2Fassets%2Fa.png&w=64', 'data', 'same-origin'],
  ])('an answer to %s has the security headers', async (path, policy, resourcePolicy) => {
    const { url } = await ok()
    const { headers } = await fetch(`${url}${path}`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': resourcePolicy,
      'permissions-policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
        'local-network=(), local-network-access=(), loopback-network=(), ' +
        'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), clipboard-write=(self)',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    for (const absent of ['x-frame-options', 'x-powered-by', 'strict-transport-security', 'server'])
      expect(headers.get(absent)).toBeNull()
  })

  test('an answer with a script, a style sheet, a picture or a font has the headers for such a file, and none for documents', async () => {
    const { url } = await ok()
    for (const path of ['/static/0a-b_c.js', '/static/0a.css', '/assets/a/b.webp']) {
      const { headers } = await fetch(`${url}${path}`)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': path.startsWith('/assets/') ? 'cross-origin' : 'same-origin',
      })
      for (const absent of [
        ...['content-security-policy', 'permissions-policy'],
        ...['referrer-policy', 'cross-origin-opener-policy'],
      ])
        expect([absent, headers.get(absent)]).toEqual([absent, null])
    }
    const thread = await fetch(`${url}/static/worker-0.js`)
    expect(thread.headers.get('permissions-policy')).toContain('camera=()')
  })

  test('an answer on an https site has Strict-Transport-Security', async () => {
    const { url } = await serve((_, response) => void response.end('ok'), { isHttps: true })
    for (const path of ['/', '/api/config', '/assets/a.png'])
      expect((await fetch(`${url}${path}`)).headers.get('strict-transport-security')).toBe('max-age=63072000')
  })

  test('an answer in development has a policy that only reports', async () => {
    const name = 'Content-Security-Policy-Report-Only'
    const { url } = await serve((_, response) => void response.end('ok'), { policies: { ...policies, name } })
    const { headers } = await fetch(`${url}/`)
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get(name)).toBe('page')
  })

  test('a handler can set a stricter policy', async () => {
    const { url } = await serve((_, response) => {
      response.setHeader('Content-Security-Policy', 'sandbox')
      response.end()
    })
    expect((await fetch(`${url}/_next/image`)).headers.get('content-security-policy')).toBe('sandbox')
  })
})

describe('caching', () => {
  test.each(['/assets/a.png', '/assets/a.png?v=', '/assets/a.png?v=3f2a', '/api/config?v=1'])(
    'the path %s is not cached because of its query',
    async (path) => {
      const { url } = await ok()
      expect((await fetch(`${url}${path}`)).headers.get('cache-control')).toBeNull()
    },
  )
})

describe('error handling', () => {
  test('an error of the handler is a plain 500, and the server continues', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { url } = await serve(({ url: path }, response) => {
      if (path === '/broken') throw new Error('broken')
      response.end('ok')
    })
    const broken = await fetch(`${url}/broken`)
    expect([broken.status, await broken.text()]).toEqual([500, 'Something went wrong on the server.\n'])
    expect(await (await fetch(`${url}/`)).text()).toBe('ok')
    expect(logged).toHaveBeenCalledOnce()
  })

  test('an invalid address is a plain 400', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { server } = await ok()
    const { port } = server.address() as AddressInfo
    const asked = request({ host: '127.0.0.1', port, path: '//' }).end()
    const [response] = await once(asked, 'response')
    expect(response.statusCode).toBe(400)
    response.resume()
  })
})

describe('stopping', () => {
  test('stopping finishes the current answer and accepts no new request', async () => {
    let finish = () => {}
    const { server, url } = await serve((_, response) => {
      finish = () => response.end('finished')
    })
    const asked = once(server, 'request')
    const underWay = fetch(url)
    await asked
    const stopped = drain(server, 60_000)
    await expect(fetch(url)).rejects.toThrow()
    finish()
    expect(await (await underWay).text()).toBe('finished')
    await stopped
  })

  test('stopping does not wait for an answer that never ends', async () => {
    const { server, url } = await serve((_, response) => void response.write('started'))
    const asked = once(server, 'request')
    const endless = fetch(url).then((response) => response.text())
    const cut = expect(endless).rejects.toThrow()
    await asked
    await drain(server, 200)
    await cut
  })
})
