import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { speakLanguages } from '../../../../scripts/lib/build/texts/speak-languages.ts'

const english = `import type { Texts } from '@/texts/texts'
const lost = (what: string) => \`\${what} is lost\`
/** A greeting. */
export const greeting = {
  hello: 'Hello',
  /** Of a file. */
  file: (name: string) => lost(name),
  count: (count: number) => \`\${count} hearts\`,
  lines: ['one', 'two'],
  menu: { close: 'Close', quit: "Don't" },
} as const satisfies Texts
export const farewell = { bye: 'Bye' } as const satisfies Texts
`
const spanish = `import type { PartialTranslation } from '@/texts/catalogue'
import { pluralsIn } from '@/texts/plurals'
const plural = pluralsIn('es')
export const greeting = {
  hello: 'Hola, ¿qué tal?',
  count: (count: number) => plural(count, { one: \`\${count} corazón\`, other: \`\${count} corazones\` }),
  menu: { close: 'Cerrar' },
} as const satisfies PartialTranslation<unknown>
`
const call = (name: string) => `__texts("ui/area.ts#${name}#0123abcd")`
const script = `var a=${call('greeting')},b=()=>${call('farewell')};said=[a,b()]`

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-languages-'))
})
afterEach(() => rm(root, { recursive: true }))

const texts = { 'src/texts/en/ui/area.ts': english, 'src/texts/es/ui/area.ts': spanish }
const scripts = { 'a.js': script, 'b.js': 'said=0' }

/** @returns the scripts by name, those of a language below its folder */
async function speak(
  built: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = texts,
) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const chunks = Object.entries(built).map(([name, code]) => ({ name, code }))
  const { english, translated } = await speakLanguages(root, chunks, ['es'])
  const others = translated.map(({ name, language, code }) => [`${language}/${name}`, code] as const)
  return new Map([...english, ...others])
}

function said(code: string | undefined) {
  const context: { said?: unknown } = {}
  runInNewContext(code ?? '', context)
  // biome-ignore lint/suspicious/noExplicitAny: whatever the built script made
  return context.said as any[]
}

test('the script says in English what stands in the English file', async () => {
  const [greeting, farewell] = said((await speak(scripts)).get('a.js'))
  expect({ ...greeting, file: greeting.file('A'), count: greeting.count(2) }).toEqual({
    hello: 'Hello',
    file: 'A is lost',
    count: '2 hearts',
    lines: ['one', 'two'],
    menu: { close: 'Close', quit: "Don't" },
  })
  expect(farewell).toEqual({ bye: 'Bye' })
})

test('in another language it says the translation, with its plurals, and English where there is none', async () => {
  const [greeting, farewell] = said((await speak(scripts)).get('es/a.js'))
  expect({ ...greeting, file: greeting.file('A') }).toMatchObject({
    hello: 'Hola, ¿qué tal?',
    file: 'A is lost',
    menu: { close: 'Cerrar', quit: "Don't" },
  })
  expect([greeting.count(1), greeting.count(2)]).toEqual(['1 corazón', '2 corazones'])
  expect(farewell).toEqual({ bye: 'Bye' })
})

test('a script has no words of another language, and one without words has no copy', async () => {
  const spoken = await speak(scripts)
  const own = spoken.get('es/a.js')
  expect(own).toContain('Hola, ¿qué tal?')
  for (const words of ['Hello', 'hearts', '"Close"']) expect(own).not.toContain(words)
  expect(spoken.get('a.js')).not.toContain('Cerrar')
  expect([...spoken.keys()]).toEqual(['a.js', 'es/a.js'])
})

test.each([
  ['at the begin of a statement', `said=[];${call('greeting')}.lines.forEach(line=>said.push(line))`],
  ['as the body of a function', `said=(()=>${call('greeting')})().lines`],
  ['after a bracket', `said=[...[${call('greeting')}][0].lines]`],
  ['with the quotes of a template', `said=${call('greeting').replaceAll('"', '`')}.lines`],
])('a mark %s becomes an expression', async (_, code) => {
  expect(said((await speak({ 'a.js': code })).get('a.js'))).toEqual(['one', 'two'])
})

test.each([
  ['that no script contains', { 'a.js': 'said=0' }, {}, 'No built script contains texts'],
  [
    'in an unknown form',
    { 'a.js': '__texts(1);__texts("ui/area.ts#greeting#0123abcd")' },
    {},
    'unknown form',
  ],
  [
    'that need other code',
    { 'a.js': script },
    {
      'src/texts/es/ui/area.ts':
        "import { now } from '@/domain/now'\nexport const greeting = { hello: now() }\n",
    },
    'imports { now }',
  ],
  [
    'that are not objects',
    { 'a.js': script },
    { 'src/texts/es/ui/area.ts': "export const greeting = 'Hola'\n" },
    'something else than objects',
  ],
])('texts %s fail the build', async (_, built, changed, problem) => {
  await expect(speak(built as Record<string, string>, { ...texts, ...changed })).rejects.toThrow(problem)
})
