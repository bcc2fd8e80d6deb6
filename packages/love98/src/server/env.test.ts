import { describe, expect, test } from 'vitest'
import { EnvironmentError, parseEnv } from './env'

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    parseEnv(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
  return []
}

test('every variable has a default', () => {
  expect(parseEnv({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    NODE_CALLS: 32,
    DATABASE_POOL: 10,
    SITE_URL: 'http://localhost:3000',
    LOVE98_DATA: '.love98/data',
    TRUSTED_PROXIES: expect.anything(),
    CLIENT_IP_HEADER: 'x-forwarded-for',
    RATE_LIMITS: new Map(),
    SAFE_HOSTS: ['https://app.safe.global'],
    CSP_REPORTS: '0',
    METRICS_HOST: '127.0.0.1',
    DRAIN_SECONDS: 5,
    OTEL_SERVICE_NAME: 'love98',
    LOG_LEVEL: 'info',
    nodeUrls: new Map(),
  })
  expect(parseEnv({}).TRUSTED_PROXIES.check('127.0.0.1')).toBe(false)
})

test('SITE_URL defaults to localhost and PORT', () => {
  expect(parseEnv({ PORT: '4100' }).SITE_URL).toBe('http://localhost:4100')
  expect(parseEnv({ PORT: '4100', SITE_URL: 'https://Cats.Example/' }).SITE_URL).toBe('https://cats.example')
  expect(parseEnv({ SITE_URL: 'https://cats.example:443' }).SITE_URL).toBe('https://cats.example')
})

test('LOVE98_DATA defaults to a folder of its own for the demo, and to one for production at every port', () => {
  const demo = { DEMO_MANIFEST: '/demo.json' }
  expect(parseEnv({ PORT: '4100' }).LOVE98_DATA).toBe('.love98/data')
  expect(parseEnv(demo).LOVE98_DATA).toBe('.love98/demo/data')
  expect(parseEnv({ ...demo, PORT: '4100' }).LOVE98_DATA).toBe('.love98/demo/port-4100/data')
  expect(parseEnv({ ...demo, LOVE98_DATA: 'own' }).LOVE98_DATA).toBe('own')
})

test('an empty variable counts as not set, and unknown ones are ignored', () => {
  const env = parseEnv({ ETHEREUM_RPC_URL: '', PORT: '', PATH: '/bin', npm_config_x: 'y' })
  expect(env).toEqual(parseEnv({}))
})

test('every variable in the environment is read', () => {
  const given = {
    HOST: '0.0.0.0',
    SITE_URL: 'https://cats.example',
    DEMO_MANIFEST: '/tmp/deployment.json',
    SAFE_GATEWAY_URL: 'https://gateway.example',
    WALLETCONNECT_PROJECT_ID: 'a1b2',
    WALLETCONNECT_RELAY_URL: 'wss://relay.example',
    DATABASE_URL: 'postgres://site@db.example/site',
    METRICS_HOST: '10.0.0.1',
    METRICS_TOKEN: 'sixteen-letters-',
  }
  const numbers = { PORT: '80', METRICS_PORT: '9464', DRAIN_SECONDS: '0' }
  expect(parseEnv({ ...given, ...numbers })).toMatchObject({
    ...given,
    PORT: 80,
    METRICS_PORT: 9464,
    DRAIN_SECONDS: 0,
  })
})

test('node addresses are read by chain id, and two older names stand for their chains', () => {
  const ethereum = 'https://node.example/v2/key'
  const sepolia = 'http://127.0.0.1:8545'
  const base = 'https://base.example/key'
  const urls = (env: Record<string, string>) => [...parseEnv(env).nodeUrls]
  expect(urls({})).toEqual([])
  expect(urls({ RPC_URL_8453: base, RPC_URL_1: '' })).toEqual([[8453, base]])
  expect(urls({ ETHEREUM_RPC_URL: ethereum, SEPOLIA_RPC_URL: sepolia, RPC_URL_8453: base })).toEqual([
    [1, ethereum],
    [11155111, sepolia],
    [8453, base],
  ])
  expect(urls({ ETHEREUM_RPC_URL: ethereum, RPC_URL_1: base })).toEqual([[1, base]])
})

test('lists are separated by commas or spaces', () => {
  const { TRUSTED_PROXIES, RATE_LIMITS, SAFE_HOSTS } = parseEnv({
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    RATE_LIMITS: 'nonce=5/10 verify=1/2',
    SAFE_HOSTS: 'https://app.safe.global,https://safe.example:8443/',
  })
  expect(['10.1.2.3', '11.1.2.3'].map((address) => TRUSTED_PROXIES.check(address))).toEqual([true, false])
  expect(TRUSTED_PROXIES.check('::1', 'ipv6')).toBe(true)
  expect([...RATE_LIMITS]).toEqual([
    ['nonce', { limit: 5, windowMs: 10_000 }],
    ['verify', { limit: 1, windowMs: 2000 }],
  ])
  expect(SAFE_HOSTS).toEqual(['https://app.safe.global', 'https://safe.example:8443'])
})

const limitsProblem =
  'not a list of limits (nonce=30/60: a name, requests and seconds; the names are in .env.example)'

describe('errors contain the name of a wrong variable and never its value', () => {
  test.each([
    ['PORT', '0', 'not a port (1 to 65535)'],
    ['PORT', '65536', 'not a port (1 to 65535)'],
    ['PORT', '30x0', 'not a port (1 to 65535)'],
    ['PORT', '-1', 'not a port (1 to 65535)'],
    ['ETHEREUM_RPC_URL', 'node.example/secret', 'not a web address (https://…)'],
    ['ETHEREUM_RPC_URL', 'wss://node.example/secret', 'not a web address (https://…)'],
    ['SEPOLIA_RPC_URL', 'secret', 'not a web address (https://…)'],
    ['RPC_URL_8453', 'wss://secret', 'not a web address (https://…)'],
    ['RPC_URL_BASE', 'https://node.example/secret', 'not a chain id after RPC_URL_ (RPC_URL_8453)'],
    ['RPC_URL_01', 'https://node.example/secret', 'not a chain id after RPC_URL_ (RPC_URL_8453)'],
    ['SAFE_GATEWAY_URL', 'secret', 'not a web address (https://…)'],
    ['SITE_URL', 'cats.example', 'not a web address (https://…)'],
    ['SITE_URL', 'https://cats.example/desk', 'must be scheme, host and port only (https://example.org)'],
    [
      'SITE_URL',
      'https://me:secret@cats.example',
      'must be scheme, host and port only (https://example.org)',
    ],
    ['SITE_URL', 'https://cats.example/?secret', 'must be scheme, host and port only (https://example.org)'],
    ['WALLETCONNECT_PROJECT_ID', 'secret key', 'not a project id (letters and digits)'],
    ['WALLETCONNECT_RELAY_URL', 'https://relay.example/secret', 'not a WebSocket address (wss://…)'],
    ['DATABASE_URL', 'mysql://secret', 'not a PostgreSQL address (postgres://…)'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'not a list of addresses or networks (10.0.0.0/8, ::1)'],
    ['CLIENT_IP_HEADER', 'X-Real-IP: secret', 'not the name of a header (X-Real-IP)'],
    ['SAFE_HOSTS', 'https://*.safe.global/secret', 'not a list of origins (https://app.safe.global)'],
    ['SAFE_HOSTS', 'https://*.safe.global', 'not a list of origins (https://app.safe.global)'],
    ['SAFE_HOSTS', 'data:secret', 'not a list of origins (https://app.safe.global)'],
    ['RATE_LIMITS', 'nonce=0/60', limitsProblem],
    ['RATE_LIMITS', 'nonce=many', limitsProblem],
    ['RATE_LIMITS', 'to String=1/60', limitsProblem],
    ['CSP_REPORTS', 'yes', 'must be 0 or 1'],
    ['METRICS_PORT', '0', 'not a port (1 to 65535)'],
    ['METRICS_TOKEN', 'secret', 'too short (16 characters or more)'],
    ['DRAIN_SECONDS', '-1', 'not a number of seconds (0 to 999)'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'secret', 'not a web address (https://…)'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'secret key', 'not a list of headers (name=value,name=value)'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', 'not a share (0 to 1)'],
    ['LOG_LEVEL', 'all', 'must be error, info or debug'],
  ])('the value is refused: %s=%s', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name}: ${problem}`])
  })
})

test('all wrong variables are reported at once', () => {
  expect(() => parseEnv({ PORT: 'x', DATABASE_URL: 'y' })).toThrow(
    'The environment cannot be used:\n  PORT: not a port (1 to 65535)\n  DATABASE_URL: not a PostgreSQL address',
  )
})
