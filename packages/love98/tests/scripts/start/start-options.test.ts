import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readStartOptions } from '../../../scripts/lib/start/start-options.ts'
import { readTestOptions } from '../../../scripts/lib/test/test-options.ts'
import { nodeProblem } from '../../../server/node-version.mjs'

describe('npm start', () => {
  test('npm start without arguments runs the demo on the default ports, for this machine only', () => {
    expect(readStartOptions([], {})).toEqual({
      mainnet: false,
      dev: false,
      host: '127.0.0.1',
      port: 3000,
      chainPort: 8545,
      market: 'live',
    })
  })

  test('npm start reads PORT, HOST, DEMO_CHAIN_PORT and DEMO_MARKET', () => {
    const env = { PORT: '4000', HOST: '0.0.0.0', DEMO_CHAIN_PORT: '9545', DEMO_MARKET: 'quiet' }
    expect(readStartOptions(['--dev'], env)).toEqual({
      mainnet: false,
      dev: true,
      host: '0.0.0.0',
      port: 4000,
      chainPort: 9545,
      market: 'quiet',
    })
  })

  test('the argument --mainnet without a node is refused with the remedy', () => {
    expect(() => readStartOptions(['--mainnet'], {})).toThrow(
      /set ETHEREUM_RPC_URL .+ or leave --mainnet out/,
    )
  })

  test('an invalid node address is refused, and not repeated because it may contain a key', () => {
    const read = () => readStartOptions(['--mainnet'], { ETHEREUM_RPC_URL: 'node.example/secret' })
    expect(read).toThrow(/ETHEREUM_RPC_URL is not a web address/)
    expect(read).not.toThrow(/secret/)
  })

  test('the argument --mainnet uses the node of any chain by its id, and names a wrong one', () => {
    const read = (url: string) => readStartOptions(['--mainnet'], { RPC_URL_8453: url })
    expect(read('https://base.example/key')).toMatchObject({ mainnet: true })
    expect(() => read('base.example/secret')).toThrow(/^RPC_URL_8453 is not a web address/)
  })

  test('the argument --mainnet with a node leaves the demo ports alone', () => {
    const env = { ETHEREUM_RPC_URL: 'https://node.example/key', PORT: '8545' }
    expect(readStartOptions(['--mainnet'], env)).toMatchObject({ mainnet: true, port: 8545 })
  })

  test('an argument that npm consumed is reported', () => {
    expect(() => readStartOptions([], { npm_config_mainnet: 'true' })).toThrow(
      'write "npm start -- --mainnet"',
    )
  })

  test('an unknown demo market is rejected with the valid names', () => {
    expect(() => readStartOptions([], { DEMO_MARKET: 'off' })).toThrow('choose live, history or quiet')
    expect(readStartOptions([], { DEMO_MARKET: ' ' })).toMatchObject({ market: 'live' })
  })

  test.each([
    ['a public SITE_URL', { SITE_URL: 'https://cat.example' }, /^SITE_URL .+ run "npm start -- --mainnet"/],
    ['a SITE_URL in the local network', { SITE_URL: 'http://192.168.1.20:3000' }, /^SITE_URL /],
    ['a name that begins like localhost', { SITE_URL: 'https://localhost.example' }, /^SITE_URL /],
    [
      'every address in production',
      { HOST: '0.0.0.0', NODE_ENV: 'production' },
      /^HOST is 0\.0\.0\.0 .+ "npm start -- --mainnet"/,
    ],
  ])('the demo is refused with %s, and production is not', (_, env, sentence) => {
    expect(() => readStartOptions([], env)).toThrow(sentence)
    const node = { ETHEREUM_RPC_URL: 'https://node.example/key' }
    expect(readStartOptions(['--mainnet'], { ...env, ...node })).toMatchObject({ mainnet: true })
  })

  test.each([
    { SITE_URL: 'http://localhost:3000' },
    { SITE_URL: 'https://cats.localhost' },
    { SITE_URL: 'http://127.0.0.2:3000', HOST: '127.0.0.2', NODE_ENV: 'production' },
    { SITE_URL: 'http://[::1]:3000', HOST: '::1', NODE_ENV: 'production' },
    { SITE_URL: '', HOST: ' ', NODE_ENV: 'production' },
    { HOST: '0.0.0.0', NODE_ENV: 'development' },
  ])('the demo runs on this machine: %j', (env) => {
    expect(readStartOptions([], env)).toMatchObject({ mainnet: false })
  })

  test('one port for both is refused', () => {
    expect(() => readStartOptions([], { PORT: '8545' })).toThrow(/PORT and DEMO_CHAIN_PORT are both 8545/)
  })

  test.each([[['--testnet']], [['mainnet']]])('the argument %j is refused with the valid ones', (args) => {
    expect(() => readStartOptions(args, {})).toThrow(/(testnet|mainnet).+Known are --mainnet .+ and --dev/)
  })
})

describe('npm test', () => {
  test('npm test runs every kind but those that take minutes, with the cheapest first', () => {
    expect(readTestOptions([])).toEqual({
      full: false,
      kinds: ['check', 'unit', 'integration', 'build', 'e2e'],
    })
  })

  test('npm test runs the named kinds, in the same order', () => {
    expect(readTestOptions(['e2e', 'build']).kinds).toEqual(['build', 'e2e'])
    expect(readTestOptions(['projects']).kinds).toEqual(['projects'])
  })

  test('the argument --full runs everything', () => {
    expect(readTestOptions(['--full', 'unit'])).toEqual({
      full: true,
      kinds: ['check', 'unit', 'integration', 'build', 'e2e', 'projects'],
    })
  })

  test('the argument --changed selects unit and integration tests by the files changed since a commit', () => {
    const kinds = ['unit', 'integration']
    expect(readTestOptions(['--changed'])).toEqual({ full: false, changed: '', kinds })
    expect(readTestOptions(['--changed=main'])).toEqual({ full: false, changed: 'main', kinds })
  })

  test('an unknown kind is refused with the valid ones', () => {
    expect(() => readTestOptions(['browser'])).toThrow(
      /"browser": choose from check, unit, integration, build, e2e, projects/,
    )
  })
})

describe('the version of Node', () => {
  test.each(['scripts/lib/install/run-installed.mjs', 'server/entry.ts'])(
    'the first file %s imports no module that an old version cannot load',
    (path) => {
      const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
      const imported = [...text.matchAll(/^import .* from '(.+)'$/gm)].map(([, from]) => from)
      const harmless = ['node-version.mjs', 'environment-file.ts']
      expect(imported.filter((from) => !harmless.some((name) => from?.endsWith(name)))).toEqual([])
      expect(imported.length).toBeGreaterThan(0)
    },
  )

  test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])(
    'the version %s is accepted',
    (version) => {
      expect(nodeProblem(version)).toBeNull()
    },
  )
  test.each(['18.20.0', '20.18.3', '21.20.0', '22.11.0'])('the version %s is refused', (version) => {
    expect(nodeProblem(version)).toContain(`needs Node 20.19, or 22.12 or newer, and this is Node ${version}`)
  })
})
