import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, createServer, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileHint } from '../../../../scripts/lib/build/plugins/compile-hint.ts'
import {
  textsOfBrowser,
  textsOfDevelopment,
  textsOfServer,
} from '../../../../scripts/lib/build/plugins/texts.ts'
import { languageOf, words } from '../../../support/message-project.ts'

const names = {
  entryFileNames: 'first-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  assetFileNames: '[name]-[hash][extname]',
}

const sources: Readonly<Record<string, string>> = {
  'messages/en/a.arb': JSON.stringify({
    'first.hello': 'Hello from the start',
    'unused.never': 'Never shown',
    'later.count': '{count, plural, one {# late message} other {# late messages}}',
    '@later.count': { placeholders: { count: { type: 'int' } } },
    'later.only': 'English alone',
  }),
  'messages/es/a.arb': JSON.stringify({
    'first.hello': 'Hola desde el principio',
    'later.count': '{count, plural, one {# tarde} other {# tardes}}',
  }),
  'community/terms/en.md': '# Terms\n\nAgree.\n',
  // The build reads only the file names.
  '.love98/generated/texts/first.ts': '',
  '.love98/generated/texts/later.ts': '',
  '.love98/generated/texts/unused.ts': '',
  'src/entry.ts': `import { first } from '@/texts/first'
import { unused } from '@/texts/unused'
document.title = first.hello
addEventListener('click', async () => {
  const { more } = await import('./later')
  const { add } = await import('./plain')
  document.title = more(add(1, 1))
})
`,
  'src/later.ts': `import './later.css'
import { later } from '@/texts/later'
export const more = (count: number) => later.count(count) + later.only
`,
  'src/later.css': '.later { color: red }\n',
  'src/plain.ts': 'export const add = (one: number, other: number) => one + other\n',
}

const [english, spanish] = [languageOf('en'), languageOf('es')]

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

const aliases = () => ({ '@/texts': join(root, '.love98/generated/texts'), '@': join(root, 'src') })

/** @returns the text of the built scripts, by name without hash, or with `hashed` by whole name */
async function built({
  hashed = false,
  languages = [english, spanish],
} = {}): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    root,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    resolve: { alias: aliases() },
    plugins: [compileHint(), textsOfBrowser({ root, packageFolder: root, languages, words })],
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

test('a chunk contains the texts of its language alone, and one without texts is one file', async () => {
  const scripts = await built()
  expect([...scripts.keys()].sort()).toEqual(['es/first', 'es/later', 'first', 'later', 'plain'])
  expect(scripts.get('first')).toContain('Hello from the start')
  expect(scripts.get('first')).not.toContain('Hola')
  expect(scripts.get('es/first')).toContain('Hola desde el principio')
  expect(scripts.get('es/first')).not.toContain('Hello')
  expect(scripts.get('es/later')).toContain('tardes')
  // The translation does not have this text.
  expect(scripts.get('es/later')).toContain('English alone')
  for (const code of scripts.values()) {
    expect(code).not.toContain('__texts')
    expect(code).not.toContain('__VITE_PRELOAD__')
    expect(code).not.toContain('Never shown')
  }
})

test('a chunk and its copies import the others by the same names, and each page finds them in its own folder', async () => {
  const scripts = await built()
  const named = (name: string) => scripts.get(name)?.match(/[\w./-]+-[\w-]{8}\.(?:js|css)/g)
  expect(named('first')?.length).toBeGreaterThan(2)
  expect(named('es/first')).toEqual(named('first'))
})

test('a chunk name changes with a text of any language, and not without a text', async () => {
  const nameOf = (scripts: ReadonlyMap<string, string>, part: string) =>
    [...scripts.keys()].find((name) => name.startsWith(`${part}-`))
  const before = await built({ hashed: true })
  expect([...(await built({ hashed: true })).keys()]).toEqual([...before.keys()])
  await write('messages/es/a.arb', JSON.stringify({ 'later.only': 'Solo en español' }))
  const after = await built({ hashed: true })
  expect(nameOf(after, 'later')).not.toBe(nameOf(before, 'later'))
  expect(nameOf(after, 'plain')).toBe(nameOf(before, 'plain'))
})

test('the first script, in each language, begins with the comment for eager compilation', async () => {
  for (const [name, code] of await built())
    expect(code.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(name.endsWith('first'))
})

test('a language that is not built has no copies', async () => {
  const scripts = await built({ languages: [english] })
  expect([...scripts.keys()].sort()).toEqual(['first', 'later', 'plain'])
})

test('prerendered texts are in the given language, and in English if the translation lacks them', async () => {
  await write(
    'src/render.ts',
    `import { first } from '@/texts/first'
import { later } from '@/texts/later'
import { unused } from '@/texts/unused'
import { inLanguage } from '@/language/page-language'
export const say = (language: string) =>
  inLanguage(language, () => [first.hello, unused.never, later.count(2), later.only])
`,
  )
  const pageLanguage = new URL('../../../../src/language/page-language.ts', import.meta.url)
  await write('src/language/page-language.ts', await readFile(pageLanguage, 'utf8'))
  const languageOfPage = new URL('./language-of-page.ts', pageLanguage)
  await write('src/language/language-of-page.ts', await readFile(languageOfPage, 'utf8'))
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    resolve: { alias: aliases() },
    plugins: [textsOfServer({ root, packageFolder: root, languages: [english, spanish], words })],
    build: {
      ssr: 'src/render.ts',
      outDir: 'out',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
  const { say } = await import(join(root, 'out/render.mjs'))
  expect(say('en')).toEqual(['Hello from the start', 'Never shown', '2 late messages', 'English alone'])
  expect(say('es')).toEqual(['Hola desde el principio', 'Never shown', '2 tardes', 'English alone'])
})

test('the definition of a program reads its title at each use', async () => {
  const { transform } = textsOfServer({ root, packageFolder: root, languages: [english], words }) as {
    transform: unknown
  }
  const source = "export const send = { id: 'send', ...programNames.send, icon }"
  const change = transform as (source: string, id: string) => Promise<{ code: string } | null>
  const changed = await change(source, `${root}/src/programs/send/program.ts`)
  expect(changed?.code).toBe(
    "export const send = { id: 'send', get title() { return programNames.send.title }, icon }",
  )
  expect(await change(source, `${root}/src/programs/send/send.ts`)).toBeNull()
})

test('a text module without messages fails the build, and the error names it', async () => {
  await write('.love98/generated/texts/gone.ts', '')
  await write('src/later.ts', "import { gone } from '@/texts/gone'\nexport const more = () => gone.title\n")
  await expect(built()).rejects.toThrow(
    '.love98/generated/texts/gone.ts has no messages: no key in messages/en begins with its name.',
  )
})

test('an invalid message fails the build, and the error names file, key and language', async () => {
  await write('messages/es/a.arb', JSON.stringify({ 'later.count': 'tardes' }))
  await expect(built()).rejects.toThrow('messages/es/a.arb: later.count lacks the value {count}')
})

test('the development server writes the modules again when a message changes, and keeps them while it is invalid', async () => {
  const errors: string[] = []
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [textsOfDevelopment({ root, packageFolder: root, words })],
    optimizeDeps: { noDiscovery: true },
  })
  server.config.logger.error = (message) => void errors.push(message)
  const text = (hello: string) => JSON.stringify({ 'first.hello': hello })
  const first = () => readFile(join(root, '.love98/generated/texts/first.ts'), 'utf8')
  try {
    await write('messages/es/a.arb', '{}')
    await write('messages/en/a.arb', text('Hello again'))
    server.watcher.emit('change', join(root, 'messages/en/a.arb'))
    await expect.poll(first).toContain('"Hello again"')
    await write('messages/en/a.arb', text('Hello {'))
    server.watcher.emit('change', join(root, 'messages/en/a.arb'))
    await expect.poll(() => errors.join()).toContain('messages/en/a.arb: first.hello')
    expect(await first()).toContain('"Hello again"')
  } finally {
    await server.close()
  }
})
