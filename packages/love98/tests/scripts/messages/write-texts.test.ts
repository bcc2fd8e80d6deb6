import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLanguages } from '../../../scripts/lib/messages/read-messages.ts'
import { writeTexts } from '../../../scripts/lib/messages/write-texts.ts'
import { languages } from '../../../src/language/languages.ts'
import { messageProject, words, writeMessages } from '../../support/message-project.ts'

const english = { '@@locale': 'en', 'swapReview.title': 'Swap', 'send.title': 'Send' }
const write = async (root: string) => writeTexts(root, await readLanguages(root, languages, words, root))
const long = new Date(2020, 0, 1)

test('each part of the messages becomes a module, and a missing folder is created', async () => {
  const root = await messageProject({ 'en/swap.arb': english, 'en/help.md': '## A {#a}\n\nHello\n' })
  await write(root)
  const folder = join(root, '.love98/generated/texts')
  expect((await readdir(folder)).sort()).toEqual([
    'community-page-names.ts',
    'community-pages.ts',
    'community-terms.ts',
    'help-topics.ts',
    'language-facts.ts',
    'send.ts',
    'swap-review.ts',
    'translation-shares.ts',
  ])
  expect(await readFile(join(folder, 'swap-review.ts'), 'utf8')).toContain('export const swapReview = {')
})

test('current files are unchanged, others are written, and unknown ones are removed', async () => {
  const root = await messageProject({ 'en/swap.arb': english })
  await write(root)
  const folder = join(root, '.love98/generated/texts')
  const files = await readdir(folder)
  for (const file of files) await utimes(join(folder, file), long, long)
  await writeFile(join(folder, 'gone.ts'), 'export const gone = {}\n')
  await mkdir(join(folder, 'en'))
  await writeFile(join(folder, 'en/old.ts'), '')
  await writeMessages(root, { 'en/swap.arb': { ...english, 'send.title': 'Send Tokens' } })
  await write(root)
  expect(await readdir(folder)).toEqual(files)
  const written: string[] = []
  for (const file of files)
    if ((await stat(join(folder, file))).mtimeMs !== long.getTime()) written.push(file)
  expect(written).toEqual(['send.ts'])
  expect(await readFile(join(folder, 'send.ts'), 'utf8')).toContain('"Send Tokens"')
})

test('an invalid message stops the writing before a file changes', async () => {
  const root = await messageProject({ 'en/swap.arb': english })
  await write(root)
  const path = join(root, '.love98/generated/texts/send.ts')
  const before = await readFile(path, 'utf8')
  await writeMessages(root, {
    'en/swap.arb': { ...english, 'send.title': 'Send Tokens' },
    'de/swap.arb': { 'send.titel': 'Senden' },
  })
  await expect(write(root)).rejects.toThrow('messages/de/swap.arb: send.titel is not in English')
  expect(await readFile(path, 'utf8')).toBe(before)
})
