import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseTerms } from '../../../scripts/lib/messages/terms.ts'

const root = process.cwd()
const script = join(root, 'scripts', 'new.mjs')
/** ms. The tests run a compiler and draw all images, which takes minutes on a busy machine. */
const patience = 600_000
let place = ''
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'love98-fork-'))
})
afterAll(() => rm(place, { recursive: true, force: true }))

type Run = { cwd?: string; input?: string; stopAt?: string }

/**
 * Runs a Node script. `stopAt`: output at which it is interrupted.
 * @returns its exit code and its output
 */
async function run(args: string[], { cwd = root, input, stopAt }: Run = {}) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, NO_COLOR: '1' } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      const isFirst = stopAt !== undefined && !output.includes(stopAt)
      output += text
      if (isFirst && output.includes(stopAt)) child.kill('SIGINT')
    })
  if (input !== undefined) child.stdin.write(input)
  else child.stdin.end()
  const [code] = await once(child, 'close')
  return { code, output }
}

async function answersFile(answers: object): Promise<string> {
  const file = join(place, 'answers.json')
  await writeFile(file, JSON.stringify(answers))
  return file
}

const catClub = {
  name: 'Cat Club',
  // The sentence contains characters that end a string, a template or a comment in source code, and one that a linter
  // reads as a template.
  sentence: `cats' own "chain" \\ & $${'{more}'} */ </script> of it`,
  color: '#1c8c5c',
  links: { discord: 'https://discord.example/cats' },
  chains: [1, 8453],
  tokens: [
    { symbol: 'CAT', name: "Cat's coin" },
    { symbol: '9LIVES', decimals: 9, address: '0x6982508145454Ce325dDbE47a25d4ec3d2311933' },
  ],
}

describe('a new community', () => {
  let fork = ''
  let output = ''
  beforeAll(async () => {
    fork = join(place, 'made', 'cat-club')
    const made = await run([script, fork, '--answers', await answersFile(catClub)])
    output = made.output
    expect(made.code, output).toBe(0)
  }, patience)
  const tool = (...path: string[]) => join(root, 'node_modules', ...path)
  const provideTools = async () => {
    const folder = join(fork, 'node_modules')
    if (!existsSync(folder)) await symlink(join(root, 'node_modules'), folder, 'junction')
  }

  test('the command prints the created files and the next steps', () => {
    expect(output).toContain(`Made ${fork}: `)
    for (const step of ['npm ci', 'npm start', 'npm run check', 'src/skins/cat-club.ts'])
      expect(output).toContain(step)
  })

  test('the new project has the files of this one, without builds, dependencies and history', async () => {
    const names = await readdir(fork)
    expect(names).toEqual(expect.arrayContaining(['package.json', 'src', 'tests', 'public', '.env.example']))
    for (const name of ['node_modules', '.git', 'dist', '.love98', '.env']) expect(names).not.toContain(name)
    // No temporary folder remains.
    expect(await readdir(join(place, 'made'))).toEqual(['cat-club'])
  })

  test('the new project has the answers in its community file, and nothing of the previous community', async () => {
    const config = await readFile(join(fork, 'love98.config.ts'), 'utf8')
    expect(config).toContain("name: 'Cat Club'")
    expect(config).not.toContain('${')
    expect(config).toContain("defaultSkin: 'cat-club'")
    expect(config).toContain("label: 'Discord', url: 'https://discord.example/cats'")
    expect(config).toContain("name: 'Base'")
    expect(config).toMatch(/CAT: \{ name: "Cat's coin", decimals: 18, address: null \}/)
    expect(config).not.toMatch(/LOVE-|WAR3|decentralized|Love98/)
  })

  test('the new project has its own terms, in English only', async () => {
    expect(await readdir(join(fork, 'community/terms'))).toEqual(['en.md'])
    const { terms, problems } = parseTerms(await readFile(join(fork, 'community/terms/en.md'), 'utf8'))
    expect(problems).toEqual([])
    expect(terms?.title).toBe('Terms')
    expect(terms?.paragraphs[0]).toBe(
      'Cat Club runs on contracts that this page does not own, operate or control.',
    )
    expect(JSON.stringify(terms)).not.toMatch(/LOVE|Love98/)
  })

  test('the new project draws its icons and wallpapers in its own colors', async () => {
    const css = await readFile(join(fork, '.love98/generated/skins/skins.css'), 'utf8')
    expect(css).toContain('.theme-cat-club{--Background:')
    for (const file of ['icons.png', 'more-icons.png', 'wallpaper-480.png', 'wallpaper-2560.png'])
      expect(existsSync(join(fork, '.love98/generated/public/assets/skins/cat-club', file)), file).toBe(true)
    const icon = join('.love98', 'generated', 'public', 'assets', 'touch-icon.png')
    expect((await readFile(join(fork, icon))).equals(await readFile(join(root, icon)))).toBe(false)
  })

  test(
    'the new project passes the style check',
    async () => {
      await provideTools()
      const biome = tool('@biomejs', 'biome', 'bin', 'biome')
      const style = await run([biome, 'check', '--error-on-warnings', 'love98.config.ts', 'src/skins'], {
        cwd: fork,
      })
      expect(style, style.output).toMatchObject({ code: 0 })
    },
    patience,
  )

  // The compiler alone uses both processors for longer than all other tests of this folder.
  test.runIf(process.env.LOVE98_FULL === '1')(
    'the new project passes the type check and the contrast check of its skin',
    async () => {
      await provideTools()
      const types = await run([tool('typescript', 'bin', 'tsc'), '--noEmit'], { cwd: fork })
      expect(types, types.output).toMatchObject({ code: 0 })
      const skins = await run([tool('vitest', 'vitest.mjs'), 'run', '--maxWorkers=1', 'tests/skins'], {
        cwd: fork,
      })
      expect(skins, skins.output).toMatchObject({ code: 0 })
    },
    patience,
  )

  test('the new project does not overwrite files', async () => {
    const again = await run([script, fork, '--answers', await answersFile(catClub)])
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('has files already') })
  })
})

describe('failures of the command', () => {
  test('unusable answers create no folder', async () => {
    const file = await answersFile({ ...catClub, colour: 'red' })
    const { code, output } = await run([script, join(place, 'wrong'), '--answers', file])
    expect(code).toBe(1)
    expect(output).toContain('colour: is not a known setting')
    expect(existsSync(join(place, 'wrong'))).toBe(false)
  })

  test.each([
    ['a question', [], 'Dogs\n', 'What it is'],
    ['the drawing', ['--answers'], undefined, 'Drawing the icons'],
  ])('no folder is created when Ctrl+C stops %s', async (_, option, input, stopAt) => {
    const folder = await mkdtemp(join(place, 'stopped-'))
    const args = option.length > 0 ? [...option, await answersFile(catClub)] : []
    const { code } = await run([script, join(folder, 'fork'), ...args], {
      stopAt,
      ...(input !== undefined && { input }),
    })
    expect(code).toBe(130)
    expect(await readdir(folder)).toEqual([])
  })

  test('the command without a folder shows the usage', async () => {
    const { code, output } = await run([script])
    expect(code).toBe(1)
    expect(output).toContain('npm run new -- ../my-community')
  })
})
