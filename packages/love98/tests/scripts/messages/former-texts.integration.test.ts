import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '@/language/languages'
import { valuesOf } from '../../../scripts/lib/messages/parse-message.ts'
import { modulesOf, type ReadMessages, readLanguages } from '../../../scripts/lib/messages/read-messages.ts'
import { isBuiltIn } from '../../../scripts/lib/messages/site-words.ts'
import { repositoryRoot } from '../../../scripts/lib/project-root.mjs'
import { words as siteWords } from '../../support/message-project.ts'
import { areaOf } from './former-names'

/**
 * The last commit with texts as TypeScript, and the first with messages, with the same words. The test compares both
 * to prove that nothing was lost, so words can change afterwards. Remove this test one release later.
 */
const subjects = {
  before: 'texts: correct facts, terms and voice in ten languages',
  after: 'messages: keep the texts of ten languages as data',
} as const

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 })

function commitOf(subject: string): string | undefined {
  try {
    return git('log', '--format=%H', '--fixed-strings', `--grep=${subject}`, '-1').trim() || undefined
  } catch {
    return undefined
  }
}

const commits = { before: commitOf(subjects.before), after: commitOf(subjects.after) }

/** A clone without its history, and a copy without git, cannot compare. */
describe.skipIf(!commits.before || !commits.after)('comparison with the texts before they were data', () => {
  let folder = ''
  let messages: ReadMessages
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'love98-former-texts-'))
    extract(commits.before ?? '', ['src/texts'])
    extract(commits.after ?? '', ['messages'])
    await findThemselves()
    messages = await readLanguages(folder, languages, siteWords, folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  function extract(commit: string, paths: readonly string[]) {
    const archive = execFileSync('git', ['archive', commit, ...paths], {
      cwd: repositoryRoot,
      maxBuffer: 1 << 28,
    })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
  }

  /** The former texts imported helpers by the alias of the project, which no longer has them. */
  async function findThemselves() {
    const texts = join(folder, 'src/texts')
    for (const file of (await readdir(texts, { recursive: true })).filter((name) => name.endsWith('.ts'))) {
      const source = await readFile(join(texts, file), 'utf8')
      await writeFile(join(texts, file), source.replaceAll("'@/texts/", `'${texts}/`))
    }
  }

  test.each(languages.map(({ id }) => id))(
    'the messages equal the former texts in %s, for generated values',
    async (id) => {
      const { entries } = messages.english.catalog
      const areas = new Map(
        Array.from(modulesOf(messages).values(), ({ name, codeIn }) => [
          name,
          new Function(`return ${codeIn(id)}`)(),
        ]),
      )
      const differing: string[] = []
      let compared = 0
      for (const [key, former] of await formerTexts(id)) {
        const [area = '', ...path] = key.split('.')
        const now = path.reduce<unknown>((node, name) => (node as Tree | undefined)?.[name], areas.get(area))
        const { placeholders = [], message = [] } = entries.get(key) ?? {}
        // Code passed these values, which are built in now.
        if (valuesOf(message).some(isBuiltIn)) continue
        for (const values of valuesFor(placeholders.map(({ type }) => type))) {
          compared++
          const [was, is] = [answer(former, values), answer(now, values)]
          if (was !== is) differing.push(`${key}(${values.map(String)}): ${was} → ${is}`)
        }
      }
      expect(differing).toEqual([])
      expect(compared).toBeGreaterThan(5_000)
    },
  )

  async function formerTexts(id: string): Promise<Map<string, unknown>> {
    const texts = new Map<string, unknown>()
    const own = join(folder, 'src/texts', id)
    for (const file of (await readdir(own, { recursive: true })).filter((name) => name.endsWith('.ts'))) {
      const path = file.replaceAll('\\', '/')
      if (path === 'shell/language.ts') continue
      const area: Record<string, unknown> = await import(/* @vite-ignore */ resolve(own, path))
      for (const [name, text] of Object.entries(area)) collect(text, areaOf(name, path), texts)
    }
    return texts
  }
})

type Tree = { readonly [name: string]: unknown }

/**
 * Documents became Markdown, the clock takes a moment, common words moved to `common`, and percents follow their
 * language.
 */
const changed = /^(helpTopics|document|clock)\b|\.help\.rules\./

function collect(text: unknown, key: string, texts: Map<string, unknown>) {
  if (changed.test(key)) return
  if (typeof text !== 'object' || text === null) return void texts.set(key, text)
  for (const [name, part] of Object.entries(text))
    collect(part, `${key}.${name === ' ' ? 'Space' : name}`, texts)
}

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101]
const words = ['x', 'CAT', "a'b", '{x}', '#', '12']

function valuesFor(types: readonly string[]): readonly (readonly unknown[])[] {
  if (types.length === 0) return [[]]
  return counts.map((_, turn) =>
    types.map((type, place) => {
      const count = counts[(turn + place) % counts.length] ?? 0
      if (type === 'int' || type === 'int?') return count
      if (type === 'bigint') return BigInt(count)
      if (type === 'bool') return turn % 2 === 0
      return words[(turn + place) % words.length]
    }),
  )
}

/** Removes isolates, which the compiler adds now. */
function answer(text: unknown, values: readonly unknown[]): unknown {
  const result = typeof text === 'function' ? text(...values) : text
  return typeof result === 'string' ? result.replace(/[\u2066-\u2069]/g, '') : result
}
