import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyDatabaseTemplate } from '../support/database-template.ts'
import { answerEach, startNodeStub } from './node-stub'

const folder = mkdtempSync(join(tmpdir(), 'love98-start-'))
const secret = 'k3y-that-is-secret'

describe('the start of the server', () => {
  const { send } = process
  beforeAll(() => copyDatabaseTemplate(join(folder, 'data')))
  afterAll(async () => {
    await (await import('@/server/db/database')).closeDatabase()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    vi.resetModules()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const name of [
      'DATABASE_URL',
      'DEMO_MANIFEST',
      'ETHEREUM_RPC_URL',
      'RPC_URL_8453',
      'SITE_URL',
      'PORT',
    ])
      vi.stubEnv(name, '')
    vi.stubEnv('LOVE98_DATA', join(folder, 'data'))
  })
  afterEach(() => {
    Reflect.set(process, 'send', send)
  })

  /** Returns the errors that the check logged before it ended the process, or null if the server may start. */
  async function startUp(parent?: (message: unknown) => void) {
    const sendTo =
      parent &&
      ((message: unknown, ...rest: unknown[]) => {
        parent(message)
        const sent = rest.at(-1)
        if (typeof sent === 'function') sent()
        return true
      })
    // Vitest runs tests in a child process, which already has a `process.send` for its own parent.
    Reflect.set(process, 'send', sendTo)
    const written = vi.mocked(console.error)
    const exited = new Promise<number>((resolve) => {
      vi.spyOn(process, 'exit').mockImplementation((code) => {
        resolve(Number(code))
        // The real `process.exit` never returns.
        return undefined as never
      })
    })
    const { checkedParts } = await import('../../server/checked-parts.ts')
    const code = await Promise.race([checkedParts().then((parts) => (parts ? null : exited)), exited])
    return code === null ? null : { code, text: String(written.mock.calls[0]?.[0]) }
  }

  test('the server starts with a correct configuration', async () => {
    expect(await startUp()).toBe(null)
  })

  test('the server ends with code 1 and the reason when a variable is wrong', async () => {
    vi.stubEnv('PORT', 'many')
    vi.stubEnv('ETHEREUM_RPC_URL', `node/${secret}`)
    expect(await startUp()).toEqual({
      code: 1,
      text: 'The environment cannot be used:\n  PORT: not a port (1 to 65535)\n  ETHEREUM_RPC_URL: not a web address (https://…)',
    })
  })

  test('the server reports the reason to a parent process before it ends', async () => {
    vi.stubEnv('PORT', 'many')
    const parent = vi.fn()
    expect(await startUp(parent)).toHaveProperty('code', 1)
    expect(parent.mock.calls).toEqual([
      [{ failed: 'The environment cannot be used:\n  PORT: not a port (1 to 65535)' }],
    ])
  })

  test("the server ends when the demo's manifest is missing", async () => {
    vi.stubEnv('DEMO_MANIFEST', '/nowhere/deployment.json')
    expect(await startUp()).toMatchObject({ code: 1, text: expect.stringContaining('DEMO_MANIFEST: ') })
  })

  test.each([
    ['SITE_URL', { SITE_URL: 'https://cat.example' }, /^SITE_URL is .+ "npm start -- --mainnet"/],
    ['HOST', { HOST: '0.0.0.0', NODE_ENV: 'production' }, /^HOST is 0\.0\.0\.0 .+ "npm start -- --mainnet"/],
  ])('the server does not serve the demo at a public %s', async (_, variables, sentence) => {
    vi.stubEnv('DEMO_MANIFEST', '/nowhere/deployment.json')
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    expect(await startUp()).toEqual({ code: 1, text: expect.stringMatching(sentence) })
  })

  test('the server ends when a node is of another chain, and does not print its address', async () => {
    const node = await startNodeStub()
    node.answerWith(answerEach(() => ({ result: '0x2105' })))
    vi.stubEnv('ETHEREUM_RPC_URL', node.url)
    // The first test still has the other folder.
    vi.stubEnv('LOVE98_DATA', join(folder, 'chains'))
    await copyDatabaseTemplate(join(folder, 'chains'))
    try {
      expect(await startUp()).toEqual({
        code: 1,
        text: 'The environment cannot be used:\n  ETHEREUM_RPC_URL: the node is of chain 8453, and must be of 1',
      })
    } finally {
      await node.stop()
    }
  })

  test.each([
    ['of the demo', 'demo', /contains data of the demo/],
    ['that cannot be created', null, /cannot be created: a part of the path is a file \(ENOTDIR\)/],
  ] as const)('the server ends on a data folder %s', async (_, kind, sentence) => {
    const directory = kind ? join(folder, kind) : 'package.json/data'
    if (kind) {
      await copyDatabaseTemplate(directory)
      const { openDatabase } = await import('@/server/db/open-database')
      await (await openDatabase({ directory }, kind)).close()
    }
    vi.stubEnv('LOVE98_DATA', directory)
    await startUp()
    await expect.poll(() => vi.mocked(process.exit).mock.calls).toEqual([[1]])
    expect(vi.mocked(console.error).mock.calls.join('\n')).toMatch(sentence)
  })

  test('the server ends when the community file is wrong', async () => {
    const { default: file } = await import('@community/config')
    vi.doMock('@community/config', () => ({ default: { ...file, defaultSkin: 'plus' } }))
    try {
      expect(await startUp()).toEqual({
        code: 1,
        text: expect.stringMatching(
          /^community\/config\.ts cannot be used:\n {2}defaultSkin: no such skin; allowed: /,
        ),
      })
    } finally {
      vi.doUnmock('@community/config')
    }
  })
})
