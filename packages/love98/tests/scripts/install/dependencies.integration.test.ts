import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ensureDependencies, findNpm, isInstalled } from '../../../scripts/lib/install/dependencies.mjs'
import { createProgress } from '../../../scripts/lib/progress.mjs'

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const lockOf = (packages: Record<string, object>) =>
  JSON.stringify({ lockfileVersion: 3, packages: { '': {}, ...packages } })
const lock = lockOf({
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-darwin-arm64': { version: '1.0.0', optional: true },
})
const installed = (withTools = true) =>
  isInstalled(root, readFileSync(join(root, 'package-lock.json')), withTools)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'love98-install-'))
  write('package-lock.json', lock)
})
afterEach(() => rmSync(root, { recursive: true }))

describe('detection of installed dependencies', () => {
  test('the dependencies are missing in a fresh clone', async () => {
    expect(await installed()).toBe(false)
  })

  test('the dependencies are installed when npm installed the locked versions, also at the second check', async () => {
    write('node_modules/.package-lock.json', lockOf({ 'node_modules/a': { version: '1.0.0' } }))
    expect(await installed()).toBe(true)
    expect(await installed()).toBe(true)
  })

  test.each([
    ['another version', { 'node_modules/a': { version: '1.0.1' } }],
    ['too little', {}],
    ['too much', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }],
  ])('the dependencies are outdated when npm installed %s', async (_, packages) => {
    write('node_modules/.package-lock.json', lockOf(packages))
    expect(await installed()).toBe(false)
  })

  test('the dependencies are outdated when the lock file has changed', async () => {
    write('node_modules/.package-lock.json', lockOf({ 'node_modules/a': { version: '1.0.0' } }))
    expect(await installed()).toBe(true)
    write(
      'package-lock.json',
      lockOf({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }),
    )
    expect(await installed()).toBe(false)
  })

  test('a start needs no dependency for tests, and the tests need them all', async () => {
    const a = { 'node_modules/a': { version: '1.0.0' } }
    write('package-lock.json', lockOf({ ...a, 'node_modules/t': { version: '1.0.0', dev: true } }))
    write('node_modules/.package-lock.json', lockOf(a))
    expect(await installed(true)).toBe(false)
    expect(await installed(false)).toBe(true)
    expect(await installed(true)).toBe(false)
    expect(await installed(false)).toBe(true)
  })
})

describe('installing', () => {
  const progress = createProgress({ write: () => undefined })
  const install = (withTools = true) =>
    ensureDependencies({ root, progress, logFile: join(root, 'install.log'), withTools })

  test('npm ci runs without install scripts, once for a start and once for the tests', async () => {
    write(
      'npm-cli.js',
      "const { appendFileSync, mkdirSync } = require('node:fs')\nmkdirSync('node_modules', { recursive: true })\nappendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')",
    )
    vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'))
    for (const withTools of [false, false, true, true, false]) await install(withTools)
    const call = (tools: string) =>
      `ping --fetch-retries=0 --fetch-timeout=6000\nci --ignore-scripts ${tools} --include=optional --no-audit --no-fund\n`
    expect(readFileSync(join(root, 'calls'), 'utf8')).toBe(call('--omit=dev') + call('--include=dev'))
  })

  test('a failed installation is reported with the output of npm, and tried again the next time', async () => {
    write('npm-cli.js', "console.error('npm error network down')\nprocess.exitCode = 1")
    vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'))
    await expect(install()).rejects.toThrow(
      /^The dependencies could not be installed \(npm ci ended with code 1\)\. Check the network[\s\S]+npm error network down$/,
    )
    expect(await installed()).toBe(false)
  })
})

describe('installing without a registry', () => {
  const said: string[] = []
  const progress = createProgress({ write: (line) => said.push(line) })
  const install = () => ensureDependencies({ root, progress, logFile: join(root, 'install.log') })
  /** Acts like npm: `ping` fails with a code, and `ci` succeeds if the cache suffices. */
  const npm = (code: string, cacheSuffices: boolean) => {
    write(
      'npm-cli.js',
      `const [, , command, ...options] = process.argv
      if (command === 'ping') console.error('npm error code ${code}')
      else if (options.includes('--offline') || ${code === 'E404'}) {
        require('node:fs').mkdirSync('node_modules', { recursive: true })
        process.exit(${cacheSuffices ? 0 : 1})
      } else setInterval(() => {}, 1000)
      process.exitCode = 1`,
    )
    vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'))
  }

  test.each(['ENOTFOUND', 'ECONNREFUSED'])('a registry with %s is reported with the remedy', async (code) => {
    npm(code, false)
    await expect(install()).rejects.toThrow(
      new RegExp(`registry does not answer \\(${code}\\).+HTTPS_PROXY.+npm config set registry`),
    )
    expect(said).toContain('The dependencies are not installed. Installing them takes about a minute, once.')
  })

  test("the packages of npm's cache suffice without a registry", async () => {
    npm('EAI_AGAIN', true)
    await install()
    expect(await installed()).toBe(true)
  })

  test('a registry that does not know the question is used', async () => {
    npm('E404', true)
    await install()
    expect(await installed()).toBe(true)
  })
})

describe('search for npm', () => {
  const has = (path: string) => (candidate: string) => candidate.replaceAll('\\', '/') === path

  test('the npm that runs the script is used', () => {
    expect(findNpm({ npm_execpath: '/n/npm-cli.js' }, '/usr/bin/node', () => true)).toEqual({
      command: '/usr/bin/node',
      args: ['/n/npm-cli.js'],
    })
  })

  test('another package manager is not used', () => {
    expect(findNpm({ npm_execpath: '/n/yarn.js' }, '/usr/bin/node', has('/n/yarn.js')).command).toBe('npm')
  })

  test('the npm of this Node is used otherwise', () => {
    const script = '/usr/lib/node_modules/npm/bin/npm-cli.js'
    expect(findNpm({}, '/usr/bin/node', has(script)).args.map((path) => path.replaceAll('\\', '/'))).toEqual([
      script,
    ])
  })
})
