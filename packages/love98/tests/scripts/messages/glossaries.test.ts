import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeGlossaries } from '../../../scripts/lib/messages/glossaries.ts'
import { repositoryRoot } from '../../../scripts/lib/project-root.mjs'
import { languages } from '../../../src/language/languages.ts'

const documents = 'docs/translating'
const committed = join(documents, 'glossaries')

async function projectWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'love98-glossaries-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, documents), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, documents, file), text)
  return root
}

async function written(root: string): Promise<Readonly<Record<string, string>>> {
  await writeGlossaries(root)
  const files = await readdir(join(root, committed))
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(root, committed, file), 'utf8')] as const),
    ),
  )
}

const german = `# German

| Not | a glossary |
| --- | --- |
| row | Zeile |

## Glossary

| English | German |
| --- | --- |
| balance | Guthaben |
| sign in, sign out | anmelden, abmelden |
| approval, approve, allowance | Freigabe, freigeben |
| a \\| b | "c" |
| tab (of a dialog, of a browser) | Karte |

## Doubtful places

| Not | a term |
`

test('the rows of the glossary become CSV, and a row with several terms is split if it has as many translations', async () => {
  expect(await written(await projectWith({ 'de.md': german, 'fr.md': '# French\n' }))).toEqual({
    'de.csv': `source,target
balance,Guthaben
sign in,anmelden
sign out,abmelden
"approval, approve, allowance","Freigabe, freigeben"
a | b,"""c"""
"tab (of a dialog, of a browser)",Karte
`,
  })
})

test('a glossary without a document is removed', async () => {
  const root = await projectWith({ 'de.md': german })
  await mkdir(join(root, committed))
  await writeFile(join(root, committed, 'old.csv'), '')
  expect(Object.keys(await written(root))).toEqual(['de.csv'])
})

test('a project without documents for translators gets no glossaries', async () => {
  const root = await projectWith({})
  await writeGlossaries(root)
  expect(await readdir(join(root, documents))).toEqual([])
})

test('the committed glossaries match the documents, one for each translation', async () => {
  const root = await projectWith({})
  await cp(join(repositoryRoot, documents), join(root, documents), {
    recursive: true,
    filter: (path) => !path.startsWith(join(repositoryRoot, committed)),
  })
  const made = await written(root)
  const translations = languages.filter(({ id }) => id !== 'en')
  expect(Object.keys(made).sort()).toEqual(translations.map(({ id }) => `${id}.csv`).sort())
  for (const [file, csv] of Object.entries(made))
    expect(await readFile(join(repositoryRoot, committed, file), 'utf8'), `run npm run texts: ${file}`).toBe(
      csv,
    )
  expect((await readdir(join(repositoryRoot, committed))).sort()).toEqual(Object.keys(made).sort())
})
