import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentPolicies, developmentPolicies } from '../../server/content-policy.ts'
import { inlineScriptHashes } from '../../server/inline-scripts.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((part): [string, string[]] => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )
}

const coinbase = ['https://www.walletlink.org', 'wss://www.walletlink.org', 'https://rpc.wallet.coinbase.com']

describe('the content policy of a page', () => {
  const policies = contentPolicies({ scriptHashes: [hashOf('a'), hashOf('b')] })
  const policy = directives(policies.page)

  test("the policy allows the product's own scripts and the built inline ones, and no other", () => {
    expect(policy['script-src']).toEqual(["'self'", `'${hashOf('a')}'`, `'${hashOf('b')}'`])
  })

  test('the policy contains "unsafe" only for style attributes', () => {
    const unsafe = Object.entries(policy).filter(([, sources]) =>
      sources.some((source) => source.includes('unsafe')),
    )
    expect(unsafe).toEqual([['style-src-attr', ["'unsafe-inline'"]]])
  })

  test("the policy contains no host except the Safe's frame and the services of Coinbase's library", () => {
    const hosts = Object.entries(policy).flatMap(([name, sources]) =>
      sources.filter((source) => !/^'|^(data|blob):$/.test(source)).map((source) => `${name} ${source}`),
    )
    expect(hosts).toEqual([
      ...coinbase.map((source) => `connect-src ${source}`),
      'frame-ancestors https://app.safe.global',
    ])
  })

  // Proves S7.22
  test('the policy allows scripts of and calls to the configured analytics host, and nothing more', () => {
    const hostsOf = (productionHostname: string, env: Record<string, string>) => {
      const analytics = { productionHostname, origins: ['https://statistics.test'] }
      return Object.entries(directives(contentPolicies({ scriptHashes: [], analytics, env }).page))
        .filter(([, sources]) => sources.includes('https://statistics.test'))
        .map(([name]) => name)
    }
    expect(hostsOf('cats.test', { SITE_URL: 'https://cats.test' })).toEqual(['script-src', 'connect-src'])
    for (const SITE_URL of ['https://other.test', 'https://www.cats.test', 'nonsense', ''])
      expect(hostsOf('cats.test', { SITE_URL })).toEqual([])
    expect(hostsOf('cats.test', {})).toEqual([])
  })

  test.each([
    ['default-src', ["'self'"]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', 'blob:']],
    ['connect-src', ["'self'", ...coinbase]],
    ['frame-src', ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
  ])('the directive %s is %j', (name, sources) => {
    expect(policy[name]).toEqual(sources)
  })

  test.each(["sha256-x'; script-src *", 'nonce-abc', ''])(
    'a hash like %j cannot break out of the header',
    (hash) => {
      expect(() => contentPolicies({ scriptHashes: [hash] })).toThrow(RangeError)
    },
  )

  test('a worker may load our own scripts and nothing else', () => {
    expect(policies.thread).toBe("default-src 'none'; script-src 'self'; frame-ancestors 'none'")
  })

  test('data may load and be framed by nothing', () => {
    expect(policies.data).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('a document outside of the desktop has the same policy and cannot be framed', () => {
    const { 'frame-ancestors': framedBy, ...rest } = directives(policies.document)
    expect(framedBy).toEqual(["'none'"])
    expect(policy).toMatchObject(rest)
  })

  test('a WalletConnect project id allows calls to its relay and framing of its verification page', () => {
    const env = { WALLETCONNECT_PROJECT_ID: 'abc' }
    const of = (variables: Record<string, string>) =>
      directives(contentPolicies({ scriptHashes: [], env: variables }).page)
    expect(of(env)['frame-src']).toEqual(['https://verify.walletconnect.org'])
    expect(of(env)['connect-src']).toEqual([
      "'self'",
      'wss://relay.walletconnect.org',
      'https://verify.walletconnect.org',
      ...coinbase,
    ])
    const own = of({ ...env, WALLETCONNECT_RELAY_URL: 'ws://127.0.0.1:8080/relay?x' })
    expect(own['connect-src']).toContain('ws://127.0.0.1:8080')
    expect(of({ WALLETCONNECT_RELAY_URL: 'ws://127.0.0.1:8080' })['connect-src']).toEqual([
      "'self'",
      ...coinbase,
    ])
  })

  test('the Safe hosts of the environment take the place of the public one', () => {
    const env = { SAFE_HOSTS: ['https://safe.example', 'http://localhost:8000/'] }
    const framedBy = directives(contentPolicies({ scriptHashes: [], env }).page)['frame-ancestors']
    expect(framedBy).toEqual(["'self'", 'https://safe.example', 'http://localhost:8000'])
  })

  test.each([
    'https://*.safe.global',
    '*',
    'https:',
    "https://a.example;script-src'",
    'https://a.example/app',
  ])('a Safe host like %j stops the server', (host) => {
    expect(() => contentPolicies({ scriptHashes: [], env: { SAFE_HOSTS: [host] } })).toThrow(RangeError)
  })

  test('violations are reported in development and tests only', () => {
    const reported = contentPolicies({ scriptHashes: [], env: { CSP_REPORTS: '1' } })
    expect(directives(reported.page)['report-uri']).toEqual(['/api/csp-report'])
    expect(directives(reported.document)['report-uri']).toEqual(['/api/csp-report'])
    expect(JSON.stringify(policies)).not.toContain('report')
  })

  test('development blocks nothing, and reports foreign sources', () => {
    const development = developmentPolicies({ CSP_REPORTS: '1' })
    expect(development.name).toBe('Content-Security-Policy-Report-Only')
    expect(directives(development.page)).toMatchObject({
      'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'report-uri': ['/api/csp-report'],
    })
  })
})

describe('the inline scripts of a page', () => {
  test('the hash of an inline script covers the text between its tags', () => {
    const html = `<script>one</script><script id="x" data-a="a > b">\ntwo\n</script><SCRIPT\n type=module>three</SCRIPT >`
    expect(inlineScriptHashes(html)).toEqual([hashOf('one'), hashOf('\ntwo\n'), hashOf('three')])
  })

  test('loaded scripts have no hash', () => {
    expect(
      inlineScriptHashes('<script src="/a.js" async=""></script><script async src=/b.js></script>'),
    ).toEqual([])
  })

  test('data blocks, which a browser does not run, have no hash', () => {
    expect(inlineScriptHashes('<script id="facts" type="application/json">{}</script>')).toEqual([])
  })

  test('an attribute that ends in src does not hide an inline script', () => {
    expect(inlineScriptHashes('<script data-src="x">one</script>')).toEqual([hashOf('one')])
  })
})
