import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../support/free-port.ts'
import { type FakeProduct, fakeProduct, isAlive, readFake, runNpmStart, runStart } from './fake-product'

let product: FakeProduct
let env: { PORT: string; DEMO_CHAIN_PORT: string }
beforeEach(async () => {
  product = await fakeProduct()
  env = { PORT: String(await freePort()), DEMO_CHAIN_PORT: String(await freePort()) }
})
afterEach(() => product.remove())

/** The number of lines before the outcome of a start that ends early: production has no line about the demo. */
const firstLines = (args: readonly string[]) => (args.includes('--mainnet') ? 0 : 1)

async function expectNothingLeft(kinds: readonly ('server' | 'chain')[] = ['server', 'chain']) {
  const pids = kinds.flatMap((kind) => readFake(product.root, kind).pids)
  expect(pids.length).toBeGreaterThan(0)
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
}

describe('starting', () => {
  test('the start says in its first and last line that it is the demo, and where its data is', async () => {
    const start = runStart(product.root, env)
    await start.ready()
    expect(start.printed).toEqual([
      expect.stringMatching(/^This is the demo, .+ npm start -- --mainnet$/),
      `The data of the demo is in .love98/demo/port-${env.PORT}/data.`,
      `Love98 is ready: http://localhost:${env.PORT} (demo)`,
    ])
    expect((await fetch(`http://127.0.0.1:${env.PORT}/`)).status).toBe(200)
    const recorded = readFake(product.root, 'server')
    expect(recorded).toMatchObject({ PORT: env.PORT, HOST: '127.0.0.1' })
    expect(recorded.DEMO_MANIFEST).toContain('demo-chain.json')
    start.child.disconnect()
    await start.closed
  })

  test('the argument --mainnet starts no chain, and passes none to the server', async () => {
    const node = { ETHEREUM_RPC_URL: 'https://node.example', DEMO_MANIFEST: '/an/old/one' }
    const start = runStart(product.root, { ...env, ...node }, ['--mainnet'])
    await start.ready()
    expect(start.printed).toEqual([
      'The data of production is in .love98/data.',
      `Love98 is ready: http://localhost:${env.PORT}`,
    ])
    expect(readFake(product.root, 'server').DEMO_MANIFEST).toBe('')
    expect(() => readFake(product.root, 'chain')).toThrow()
    start.child.disconnect()
    await start.closed
    await expectNothingLeft(['server'])
  })
})

describe('the data folder', () => {
  const started = async (variables: Record<string, string>, args: readonly string[] = []) => {
    const start = runStart(product.root, { ...env, ...variables }, args)
    await start.ready()
    start.child.disconnect()
    await start.closed
    return { data: readFake(product.root, 'server').LOVE98_DATA, text: start.printed.join('\n') }
  }
  const mainnet = { ETHEREUM_RPC_URL: 'https://node.example' }

  test('the variables of .env count, and those of the environment have priority', async () => {
    const { PORT: _, ...chain } = env
    writeFileSync(join(product.root, '.env'), `PORT=${env.PORT}\nHOST=127.0.0.1\nLOVE98_DATA=stored\n`)
    const fromFile = runStart(product.root, { ...chain, ...mainnet }, ['--mainnet'])
    await fromFile.ready()
    fromFile.child.disconnect()
    await fromFile.closed
    expect(fromFile.printed[0]).toBe('The data of production is in stored.')
    expect(readFake(product.root, 'server')).toMatchObject({
      PORT: env.PORT,
      LOVE98_DATA: join(product.root, 'stored'),
    })
    const own = await started({ ...mainnet, LOVE98_DATA: 'own' }, ['--mainnet'])
    expect(own.data).toBe(join(product.root, 'own'))
  })

  test('a folder of an earlier version is named and not changed', async () => {
    const former = join('.love98', `port-${env.PORT}`, 'data')
    mkdirSync(join(product.root, former), { recursive: true })
    for (const args of [[], ['--mainnet']]) {
      const { text } = await started(mainnet, args)
      expect(text).toContain(`${former} is not used. If an earlier version stored`)
    }
    expect(existsSync(join(product.root, former))).toBe(true)
  })
})

describe('stopping', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'the signal %s stops everything and is no failure',
    async (signal) => {
      const start = runStart(product.root, env)
      await start.ready()
      start.child.kill(signal)
      expect(await start.closed).toBe(0)
      expect(start.printed).toHaveLength(3)
      await expectNothingLeft()
    },
  )

  test('the end of the starting script stops everything', async () => {
    const start = runStart(product.root, env)
    await start.ready()
    start.child.disconnect()
    expect(await start.closed).toBe(0)
    await expectNothingLeft()
  })

  test.each([
    ['npm', false],
    ['npm above a shell', true],
  ])('the end of %s, which does not forward SIGTERM, stops everything', async (_, shell) => {
    const npm = runNpmStart(product.root, env, shell)
    await npm.ready()
    npm.child.kill('SIGKILL')
    await npm.closed
    await expectNothingLeft()
  })

  test('a warning of the server is printed', async () => {
    const start = runStart(product.root, { ...env, FAKE: 'warning' })
    await start.ready()
    expect(start.printed).toContain('SITE_ULR is not a known variable.')
    start.child.disconnect()
    expect(await start.closed).toBe(0)
  })

  test('a server that does not listen is killed', async () => {
    const start = runStart(product.root, { ...env, FAKE: 'stubborn' })
    await start.ready()
    start.child.disconnect()
    expect(await start.closed).toBe(0)
    await expectNothingLeft()
  })
})

describe('failures', () => {
  test('a folder in which nothing can be written is reported in one sentence', async () => {
    // A file in the way of the folder fails also for an administrator, unlike a read-only one.
    writeFileSync(join(product.root, '.love98'), '')
    const start = runStart(product.root, env)
    expect(await start.closed).toBe(1)
    expect(start.printed.at(-1)).toMatch(
      /\.love98.* cannot be .+ \((EEXIST|ENOTDIR)\)\. Run Love98 as a user who may/,
    )
    expect(start.printed.join('\n')).not.toContain('    at ')
  })

  test('an unreadable .env is reported in one sentence', async () => {
    mkdirSync(join(product.root, '.env'))
    const start = runStart(product.root, env)
    expect(await start.closed).toBe(1)
    expect(start.printed.slice(1)).toEqual([
      expect.stringMatching(/\.env cannot be read: .+ Correct or remove it\.$/),
    ])
  })

  test.each(['--help', '-h'])('the argument %s prints the usage and starts nothing', async (argument) => {
    const start = runStart(product.root, env, [argument])
    expect(await start.closed).toBe(0)
    expect(start.printed[0]).toMatch(/^npm start +the demo/)
    expect(start.printed.join('\n')).toContain('npm start -- --mainnet')
    expect(() => readFake(product.root, 'chain')).toThrow()
  })

  test.each([
    ['PORT', 'the desktop'],
    ['DEMO_CHAIN_PORT', 'the demo chain'],
  ] as const)(
    'the port in use is reported in one sentence with code 1, and nothing is left running: %s',
    async (variable, purpose) => {
      const holder = createServer().listen(0, '127.0.0.1')
      await once(holder, 'listening')
      const { port } = holder.address() as AddressInfo
      const start = runStart(product.root, { ...env, [variable]: String(port) })
      expect(await start.closed).toBe(1)
      holder.close()
      expect(start.printed).toHaveLength(2)
      expect(start.printed[1]).toMatch(
        new RegExp(`^Port ${port} \\(${purpose}\\) is already in use: .+ with ${variable}=`),
      )
      expect(() => readFake(product.root, 'chain')).toThrow()
      expect(() => readFake(product.root, 'server')).toThrow()
    },
  )

  test.each([
    [{ PORT: 'http' }, [], /^PORT is "http", which is not a port/],
    [{}, ['--mainnet'], /^--mainnet needs a node/],
    [{}, ['--demo'], /^Unknown option '--demo'/],
    [{ SITE_URL: 'https://cat.example' }, [], /^SITE_URL is .+ "npm start -- --mainnet"/],
    [{ HOST: '0.0.0.0', NODE_ENV: 'production' }, [], /^HOST is 0\.0\.0\.0 .+ "npm start -- --mainnet"/],
  ])('the arguments %j with %j are reported in one sentence with code 1', async (wrong, args, sentence) => {
    const start = runStart(product.root, { ...env, ...wrong }, args)
    expect(await start.closed).toBe(1)
    expect(start.printed.slice(firstLines(args))).toEqual([expect.stringMatching(sentence)])
  })

  test('a wrong configuration is reported by its lines only', async () => {
    const start = runStart(product.root, { ...env, FAKE: 'bad configuration' })
    expect(await start.closed).toBe(1)
    expect(start.printed.slice(2)).toEqual([
      'community/config.ts cannot be used:',
      '  pairs[3].token: not a checksummed address',
    ])
    await expectNothingLeft()
  })

  test('a chain that cannot start is reported in one sentence, and no server starts', async () => {
    const start = runStart(product.root, { ...env, FAKE: 'no chain' })
    expect(await start.closed).toBe(1)
    expect(start.printed.slice(2)).toEqual(['The demo chain could not be started: anvil cannot be run'])
    expect(() => readFake(product.root, 'server')).toThrow()
  })

  test('a server that ends at once is reported with its code and the end of its log', async () => {
    const start = runStart(product.root, { ...env, FAKE: 'crash' })
    expect(await start.closed).toBe(1)
    expect(start.printed[2]).toMatch(/^The server ended with code 7\. The end of its log \(.+server\.log\):$/)
    expect(start.printed[3]).toBe('the server says hello')
    await expectNothingLeft()
  })

  test('a server that ends later stops the rest', async () => {
    const start = runStart(product.root, env)
    await start.ready()
    await fetch(`http://127.0.0.1:${env.PORT}/crash`).catch(() => undefined)
    expect(await start.closed).toBe(1)
    expect(start.printed[3]).toMatch(/^The server ended with code 3\./)
    await expectNothingLeft()
  })

  test('a killed server is reported with the signal and the end of its log, and nothing is left running', async () => {
    const start = runStart(product.root, env)
    await start.ready()
    process.kill(readFake(product.root, 'server').pids[0] ?? 0, 'SIGKILL')
    expect(await start.closed).toBe(1)
    expect(start.printed[3]).toMatch(
      /^The server was ended by SIGKILL\. The end of its log \(.+server\.log\):$/,
    )
    expect(start.printed[4]).toBe('the server says hello')
    await expectNothingLeft()
  })

  test('a chain that ends unexpectedly stops the rest', async () => {
    const start = runStart(product.root, env)
    await start.ready()
    for (const pid of readFake(product.root, 'chain').pids) process.kill(pid, 'SIGKILL')
    expect(await start.closed).toBe(1)
    expect(start.printed[3]).toMatch(/^The demo chain ended by itself\. Its log is in /)
    await expectNothingLeft()
  })
})
