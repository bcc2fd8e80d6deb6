import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { getAddress, isAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseCommunity } from '@/domain/community/community'
import { languages } from '@/language/languages'
import { parseTerms } from '../../love98/scripts/lib/messages/terms.ts'
import { createProgress } from '../../love98/scripts/lib/progress.mjs'
import { parseAnswers } from '../src/answers-file.ts'
import { makeProject } from '../src/make-project.ts'
import { checkRegistry } from '../src/npm.ts'
import { everyProgram } from '../src/programs.ts'
import { questions } from '../src/questions.ts'
import { answerQuestions, chains, noNode } from './support/answer-questions.ts'

const script = fileURLToPath(new URL('../bin/create-love98.mjs', import.meta.url))
const run = promisify(execFile)
const silent = createProgress({ write: () => {} })

let place = ''
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'create-love98-'))
})
afterEach(() => rm(place, { recursive: true, force: true }))

type Making = Partial<Parameters<typeof makeProject>[0]>

/** Makes a project of these answers without npm. @returns its folder */
async function make(answers: object, options: Making = {}): Promise<string> {
  const target = join(place, 'cat-club')
  await makeProject({
    target,
    version: '0.1.0',
    source: undefined,
    install: false,
    answer: () => parseAnswers({ name: 'Cat Club', ...answers }, 'answers.json', { chains, connect: noNode }),
    signal: new AbortController().signal,
    progress: silent,
    ...options,
  })
  return target
}

/** Reads the file of a project as the desktop does. */
async function communityOf(folder: string) {
  // The settings of TypeScript in the folder extend those of the package, which is not installed here.
  const copy = join(place, 'config.ts')
  await copyFile(join(folder, 'community/config.ts'), copy)
  const { default: file } = await import(pathToFileURL(copy).href)
  await rm(copy)
  return parseCommunity(file, {
    programIds: everyProgram,
    skinIds: [
      'standard',
      ...(await readdir(join(folder, 'community/skins')).catch(() => [])).map((name) =>
        name.replace('.ts', ''),
      ),
    ],
    languageIds: languages.map(({ id }) => id),
    iconNames: file.links.map(({ icon }: { icon: string }) => icon),
    checksumOf: (text) => (isAddress(text, { strict: false }) ? getAddress(text) : null),
  })
}

describe('the folder of a project', () => {
  test('it has the files of the community, of npm, of git and of the workflow', async () => {
    const folder = await make({})
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.git/'))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((path) => !path.startsWith('.git/'))
    expect(files.sort()).toEqual([
      '.env.example',
      '.github/workflows/test.yml',
      '.gitignore',
      'LICENSE',
      'README.md',
      'community/config.ts',
      'community/logo.txt',
      'community/skins/cat-club.ts',
      'community/terms/en.md',
      'package-lock.json',
      'package.json',
      'tsconfig.json',
    ])
    expect((await stat(folder)).mode & 0o777).toBe(0o755)
    const { stdout } = await run('git', ['log', '--format=%s', 'main'], { cwd: folder })
    expect(stdout.trim()).toBe('Create the desktop')
    const { stdout: changed } = await run('git', ['status', '--short'], { cwd: folder })
    expect(changed).toBe('')
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      name: 'cat-club',
      dependencies: { love98: '0.1.0' },
    })
  })

  test('a first commit needs no name of an author', async () => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
    vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null')
    for (const name of ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL'])
      vi.stubEnv(name, undefined)
    const folder = await make({})
    const { stdout } = await run('git', ['log', '--format=%an'], { cwd: folder })
    expect(stdout.trim()).toBe('create-love98')
  })

  test('a community on Base has its chain alone, its pools, and only programs with something to show', async () => {
    const token = '0x6982508145454Ce325dDbE47a25d4ec3d2311933'
    const folder = await make({
      chain: 8453,
      token: { address: token, symbol: '$CAT', decimals: 9 },
      pairs: ['ETH', 'USDC'],
      links: ['https://dexscreener.com/base/x'],
      treasury: token,
      languages: ['en', 'de'],
      skins: 'own',
      leaveOut: ['run'],
    })
    const community = await communityOf(folder)
    expect(community).toMatchObject({
      site: { name: 'Cat Club' },
      nameChainId: 8453,
      defaultSkin: 'cat-club',
      skins: ['cat-club'],
      languages: ['en', 'de'],
      tokens: { $CAT: { decimals: 9, address: token }, USDC: { decimals: 6 } },
      exchange: { chainId: 8453 },
      treasury: { chainId: 8453, address: token },
    })
    expect(community.chains.map(({ id }) => id)).toEqual([8453])
    expect(community.venues.map(({ kind }) => kind)).toEqual(['v2', 'v3', 'v4'])
    expect(community.pairs.map(({ name }) => name)).toEqual(['$CAT-ETH', '$CAT-USDC'])
    expect(community.programs).toEqual([
      ...['pairs', 'swap', 'charts', 'send', 'holdings', 'treasury', 'heartbreak', 'solitaire', 'markets'],
      ...['notepad', 'paint', 'display', 'help', 'shut-down'],
    ])
  })

  test('a community without a token has names on Ethereum, and no program for prices', async () => {
    const community = await communityOf(await make({ skins: 'standard' }))
    expect(community).toMatchObject({ nameChainId: 1, tokens: {}, pairs: [], skins: ['standard'] })
    for (const id of ['pairs', 'swap', 'charts', 'treasury', 'guestbook', 'social'])
      expect(community.programs).not.toContain(id)
  })

  test.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a hostile name
    ['cat\'s "x" \\ & ${process.exit(1)} `x`'],
    ['*/ </script><b>'],
    ['猫 🐱 кот عربي'],
    ['[a](b) # _x_ | y'],
    ['../../etc/passwd'],
  ])('the name %j stays a text in every file', async (name) => {
    const folder = await make({ name, sentence: name, token: { symbol: "CA'T", name } })
    const community = await communityOf(folder)
    expect(community.site).toMatchObject({ name, sentence: name })
    expect(community.tokens["CA'T"]?.name).toBe(name)
    const { terms, problems } = parseTerms(await readFile(join(folder, 'community/terms/en.md'), 'utf8'))
    expect(problems).toEqual([])
    expect(terms?.paragraphs[0]).toBe(
      `${name} runs on contracts that this page does not own, operate or control.`,
    )
    expect(await readFile(join(folder, 'LICENSE'), 'utf8')).toContain(`${new Date().getFullYear()} ${name}\n`)
    expect(await readdir(place)).toEqual(['cat-club'])
  })

  test('a picture becomes the logo', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
    await writeFile(join(place, 'cat.svg'), svg)
    const folder = await make({ logo: join(place, 'cat.svg') })
    expect(await readFile(join(folder, 'community/logo.svg'), 'utf8')).toBe(svg)
  })
})

describe('Ctrl+C', () => {
  test.each(questions.map(({ title }, index) => [title, index] as const))(
    'at %s leaves nothing',
    async (_, count) => {
      const stopping = new AbortController()
      const lines = Array.from({ length: count }, () => '')
      const answer = async () => {
        const asked = answerQuestions(lines, { signal: stopping.signal })
        stopping.abort(new Error('stopped'))
        return (await asked).answers
      }
      await expect(make({}, { answer, signal: stopping.signal })).rejects.toThrow()
      expect(await readdir(place)).toEqual([])
    },
  )

  test('at a question of the command ends with the code of a shell', async () => {
    const child = spawn(process.execPath, [script, 'cat-club', '--no-install'], { cwd: place })
    for await (const text of child.stdout.setEncoding('utf8'))
      if (text.includes('Sentence [')) child.kill('SIGINT')
      else if (text.includes('Name [')) child.stdin.write('Dogs\n')
    expect(child.exitCode ?? (await once(child, 'close'))[0]).toBe(130)
    expect(await readdir(place)).toEqual([])
  })
})

describe('npm', () => {
  /** A registry that has no package, or never answers. */
  let registry = ''
  let isSilent = false
  const server = createServer((_, response) => {
    if (!isSilent)
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}')
  })
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  afterAll(() => new Promise((done) => server.close(done).closeAllConnections()))
  beforeEach(() => {
    isSilent = false
    vi.stubEnv('npm_config_registry', registry)
    vi.stubEnv('npm_config_cache', join(place, 'cache'))
    vi.stubEnv('npm_config_update_notifier', 'false')
  })
  const signal = new AbortController().signal

  test('a registry that refuses connections is told with the next step', async () => {
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1/')
    await expect(checkRegistry('love98@0.1.0', signal)).rejects.toThrow(
      /^The npm registry cannot be reached \(ECONNREFUSED\)[\s\S]*--no-install/,
    )
  })

  test('a registry that never answers is told', async () => {
    isSilent = true
    await expect(checkRegistry('love98@0.1.0', signal, 3000)).rejects.toThrow(
      /The npm registry [\s\S]*--no-install/,
    )
  })

  test('a registry without the version of this wizard is told', async () => {
    await expect(checkRegistry('love98@0.1.0', signal)).rejects.toThrow(
      'The npm registry has no love98@0.1.0.',
    )
  })

  /** Packs a package with this name and these dependencies. */
  async function packLove98(dependencies: object): Promise<string> {
    const folder = join(place, 'source')
    await mkdir(folder)
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'love98', version: '9.8.7', dependencies }),
    )
    return folder
  }

  test('a package from a folder is installed, and another version than the wizard expects is told', async () => {
    const source = await packLove98({})
    const { stdout } = await run(process.execPath, [script, 'cat-club', '--yes', '--package', source], {
      cwd: place,
    })
    expect(stdout).toContain('The installed love98 is version 9.8.7, and this wizard belongs to 0.1.0.')
    const folder = join(place, 'cat-club')
    expect(JSON.parse(await readFile(join(folder, 'node_modules/love98/package.json'), 'utf8')).version).toBe(
      '9.8.7',
    )
    // The lock file names the package by a path inside of the folder, so that `npm ci` works anywhere.
    expect(await readFile(join(folder, 'package-lock.json'), 'utf8')).toContain(
      'file:vendor/love98-9.8.7.tgz',
    )
  })

  test('the answers are kept in a file when the installation fails', async () => {
    const source = await packLove98({ 'left-out': '1.0.0' })
    const child = spawn(process.execPath, [script, 'cat-club', '--package', source], { cwd: place })
    child.stdin.end(
      ['Dog Club', ...Array.from({ length: questions.length + 1 }, () => '')]
        .map((line) => `${line}\n`)
        .join(''),
    )
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text
    })
    child.stdout.resume()
    expect((await once(child, 'close'))[0]).toBe(1)
    expect(errors).toContain('npm could not install Love98, and nothing was made')
    const file = join(place, 'cat-club-answers.json')
    expect(errors).toContain(`Your answers are in ${file}.`)
    expect(errors).toContain(`--answers ${file}`)
    expect((await readdir(place)).sort()).toEqual(['cache', 'cat-club-answers.json', 'source'])
    const folder = await make(JSON.parse(await readFile(file, 'utf8')))
    expect((await communityOf(folder)).site.name).toBe('Dog Club')
  })
})

test.each([
  [['a', 'b'], 'Name one folder, not 2.'],
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['--yes', '--answers', 'x.json'], 'Use --yes or --answers, not both.'],
  [['--answers', 'missing.json'], 'missing.json cannot be read.'],
])('the arguments %j are explained', async (args, message) => {
  const { main } = await import('../src/main.ts')
  await expect(main(args, new AbortController().signal)).rejects.toThrow(message)
})
