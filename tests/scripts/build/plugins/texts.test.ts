import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileHint } from '../../../../scripts/lib/build/plugins/compile-hint.ts'
import { textsOfBrowser, textsOfServer } from '../../../../scripts/lib/build/plugins/texts.ts'

const names = {
  entryFileNames: 'first-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  assetFileNames: '[name]-[hash][extname]',
}

const sources: Readonly<Record<string, string>> = {
  'src/texts/plurals.ts': `export function pluralsIn(locale: string) {
  const rules = new Intl.PluralRules(locale)
  return (count: number, forms: Record<string, string>) => forms[rules.select(count)] ?? forms.other
}
`,
  'src/texts/en/ui/first.ts': `export const firstTexts = { hello: 'Hello from the start' } as const
export const unusedTexts = { never: 'Never shown' } as const
`,
  'src/texts/es/ui/first.ts': `export const firstTexts = { hello: 'Hola desde el principio' } as const\n`,
  'src/texts/en/ui/later.ts': `export const laterTexts = { count: (count: number) => \`\${count} later\`, only: 'English alone' } as const\n`,
  'src/texts/es/ui/later.ts': `import { pluralsIn } from '@/texts/plurals'
const plural = pluralsIn('es')
export const laterTexts = { count: (count: number) => plural(count, { one: \`\${count} tarde\`, other: \`\${count} tardes\` }) } as const
`,
  'src/entry.ts': `import { firstTexts } from '@/texts/en/ui/first'
document.title = firstTexts.hello
addEventListener('click', async () => {
  const { more } = await import('./later')
  const { add } = await import('./plain')
  document.title = more(add(1, 1))
})
`,
  'src/later.ts': `import './later.css'
import { laterTexts } from '@/texts/en/ui/later'
export const more = (count: number) => laterTexts.count(count) + laterTexts.only
`,
  'src/later.css': '.later { color: red }\n',
  'src/plain.ts': 'export const add = (one: number, other: number) => one + other\n',
}

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-texts-'))
  for (const [path, text] of Object.entries(sources)) await write(path, text)
})
afterEach(() => rm(root, { recursive: true }))

async function write(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

/** @returns the text of the built scripts, by name without hash; with `hashed`, by whole name */
async function built({ hashed = false, languages = ['es'] } = {}): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    root,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    plugins: [compileHint(), textsOfBrowser({ root, languages })],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'src/entry.ts'), output: names },
    },
  })) as Rolldown.RolldownOutput
  const scripts = output
    .filter(({ fileName }) => fileName.endsWith('.js'))
    .map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)] as const)
  return new Map(scripts.map(([name, code]) => [hashed ? name : name.replace(/-[\w-]{8}\.js$/, ''), code]))
}

test('a chunk has the words of its language alone, and one without words is one file', async () => {
  const scripts = await built()
  expect([...scripts.keys()].sort()).toEqual(['es/first', 'es/later', 'first', 'later', 'plain'])
  expect(scripts.get('first')).toContain('Hello from the start')
  expect(scripts.get('first')).not.toContain('Hola')
  expect(scripts.get('es/first')).toContain('Hola desde el principio')
  expect(scripts.get('es/first')).not.toContain('Hello')
  expect(scripts.get('es/later')).toContain('tardes')
  // The translation has no such text.
  expect(scripts.get('es/later')).toContain('English alone')
  for (const code of scripts.values()) {
    expect(code).not.toContain('__texts')
    expect(code).not.toContain('__VITE_PRELOAD__')
    expect(code).not.toContain('Never shown')
  }
})

test('a chunk and its copy name the others in the same words: each page finds them in its own folder', async () => {
  const scripts = await built()
  const named = (name: string) => scripts.get(name)?.match(/[\w./-]+-[\w-]{8}\.(?:js|css)/g)
  expect(named('first')?.length).toBeGreaterThan(2)
  expect(named('es/first')).toEqual(named('first'))
})

test('a name changes with a text of any language, and does not change without one', async () => {
  const nameOf = (scripts: ReadonlyMap<string, string>, part: string) =>
    [...scripts.keys()].find((name) => name.startsWith(`${part}-`))
  const before = await built({ hashed: true })
  expect([...(await built({ hashed: true })).keys()]).toEqual([...before.keys()])
  await write('src/texts/es/ui/later.ts', "export const laterTexts = { only: 'Solo en español' } as const\n")
  const after = await built({ hashed: true })
  expect(nameOf(after, 'later')).not.toBe(nameOf(before, 'later'))
  expect(nameOf(after, 'plain')).toBe(nameOf(before, 'plain'))
})

test('the first script, in each language and alone, begins with the comment by which it is compiled at once', async () => {
  for (const [name, code] of await built())
    expect(code.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(name.endsWith('first'))
})

test('a language that is not built has no copies', async () => {
  const scripts = await built({ languages: [] })
  expect([...scripts.keys()].sort()).toEqual(['first', 'later', 'plain'])
})

test('where pages are drawn each text answers in the language that is named, and is English where a translation lacks it', async () => {
  await write(
    'src/render.ts',
    `import { firstTexts, unusedTexts } from '@/texts/en/ui/first'
import { laterTexts } from '@/texts/en/ui/later'
import { inLanguage } from '@/texts/page-language'
export const say = (language: string) =>
  inLanguage(language, () => [firstTexts.hello, unusedTexts.never, laterTexts.count(2), laterTexts.only])
`,
  )
  const pageLanguage = new URL('../../../../src/texts/page-language.ts', import.meta.url)
  await write('src/texts/page-language.ts', await readFile(pageLanguage, 'utf8'))
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    plugins: [textsOfServer({ root, languages: ['es'] })],
    build: {
      ssr: 'src/render.ts',
      outDir: 'out',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
  const { say } = await import(join(root, 'out/render.mjs'))
  expect(say('en')).toEqual(['Hello from the start', 'Never shown', '2 later', 'English alone'])
  expect(say('es')).toEqual(['Hola desde el principio', 'Never shown', '2 tardes', 'English alone'])
})
