import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLanguages } from '../../../scripts/lib/messages/read-messages.ts'
import { reportMessages } from '../../../scripts/lib/messages/report-messages.ts'
import {
  languageOf,
  type MessageFiles,
  messageProject,
  words,
  writeMessages,
} from '../../support/message-project.ts'

const english = { '@@locale': 'en', 'swap.title': 'Swap', 'swap.max': 'Max', 'swap.min': 'Min' }
const german = { '@@locale': 'de', 'swap.title': 'Tauschen', 'swap.max': 'Max.', 'swap.min': 'Min.' }
const termsFiles: MessageFiles = {
  '../community/terms/en.md': '# Terms\n\nAgree.\n',
  '../community/terms/de.md': '# Bedingungen\n\nStimmen Sie zu.\n',
}
const files: MessageFiles = { ...termsFiles, 'en/swap.arb': english, 'de/swap.arb': german }

function git(root: string, ...args: string[]) {
  const settings = ['user.name=Tester', 'user.email=tester@example.org', 'commit.gpgsign=false']
  execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: root,
    stdio: 'pipe',
  })
}

async function commit(root: string, changed: MessageFiles, message = 'Change messages') {
  await writeMessages(root, changed)
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', message)
}

async function repository() {
  const root = await messageProject({})
  git(root, 'init', '--quiet')
  await commit(root, files)
  return root
}

async function report(root: string, only?: readonly string[], ids = ['en', 'de']) {
  return reportMessages(root, await readLanguages(root, ids.map(languageOf), words, root), only)
}

const fresh = 'de: 3 messages, 100% translated, 0 missing, 0 to look at again'
const stale = [
  'de: swap.max was translated from another English message',
  'de: 3 messages, 100% translated, 0 missing, 1 to look at again',
]

test('a complete and current translation has one line', async () => {
  expect(await report(await repository())).toEqual([fresh])
})

test('messages and topics that are missing are listed', async () => {
  const root = await messageProject({
    ...files,
    'en/help.md': '## Welcome {#welcome}\n\nHello\n\n## Icons {#icons}\n\nClick\n',
    'de/help.md': '## Willkommen {#welcome}\n\nHallo\n',
    'de/swap.arb': { 'swap.title': 'Tauschen' },
  })
  expect(await report(root)).toEqual([
    'de: swap.max is missing',
    'de: swap.min is missing',
    'de: help.md {#icons} is missing',
    'de: 1 messages, 40% translated, 2 missing, age unknown: this copy has no history',
  ])
})

test('errors are listed, in English and in a translation', async () => {
  const root = await messageProject({
    ...termsFiles,
    'en/swap.arb': { ...english, 'swap.max': 'Max {n} {m}' },
    'de/swap.arb': { ...german, 'swap.gone': 'Weg' },
    'de/help.md': '## Weg {#gone}\n\nText\n',
  })
  const lines = await report(root)
  expect(lines.slice(0, -1)).toEqual([
    'messages/en/swap.arb: swap.max uses {n}, {m}: name it in "placeholders" of "@swap.max", in the order of the parameters',
    'messages/de/swap.arb: swap.gone is not in English: delete it, or write the English key',
    'messages/de/help.md: the topic {#gone} is not in English: delete it, or write the English id',
  ])
})

test('a translation is outdated when its English message changes, until it changes too', async () => {
  const root = await repository()
  await commit(root, { 'en/swap.arb': { ...english, 'swap.max': 'Maximum' } })
  expect(await report(root)).toEqual(stale)
  await commit(root, {
    'en/swap.arb': { ...english, 'swap.max': 'Maximum', 'swap.min': 'Minimum' },
    'de/swap.arb': { ...german, 'swap.min': 'Minimum' },
  })
  expect(await report(root)).toEqual(stale)
  await commit(root, { 'de/swap.arb': { ...german, 'swap.max': 'Maximum', 'swap.min': 'Minimum' } })
  expect(await report(root)).toEqual([fresh])
})

test('terms that are missing, invalid or older than the English terms are listed', async () => {
  const root = await repository()
  const changed = { '../community/terms/en.md': '# Terms\n\nAgree, or leave.\n' }
  await commit(root, changed)
  expect(await report(root)).toEqual([
    'de: community/terms/de.md was translated from another English message',
    'de: 3 messages, 100% translated, 0 missing, 1 to look at again',
  ])
  await commit(root, { '../community/terms/de.md': '# Bedingungen\n\n> Stimmen Sie zu.\n' })
  expect(await report(root)).toEqual(['community/terms/de.md:3: contains a quotation: delete >', fresh])
  await rm(join(root, 'community/terms/de.md'))
  expect(await report(root)).toEqual([
    'de: community/terms/de.md is missing: its pages show the English terms',
    fresh,
  ])
})

test('an English change marked as harmless makes no translation outdated', async () => {
  const root = await repository()
  const message = 'Mend a comma\n\nTranslations: unchanged'
  await commit(root, { 'en/swap.arb': { ...english, 'swap.max': 'Max.' } }, message)
  expect(await report(root)).toEqual([fresh])
  await commit(root, { 'en/swap.arb': { ...english, 'swap.max': 'Maximum' } }, 'Translations: changed')
  expect(await report(root)).toEqual(stale)
  await commit(root, { 'en/swap.arb': { ...english, 'swap.max': 'The maximum' } }, message)
  expect(await report(root), 'an earlier change stays').toEqual(stale)
})

test('a change of metadata, order or format does not count as a change of a message', async () => {
  const root = await repository()
  const { 'swap.title': title, ...rest } = english
  const described = { ...rest, '@swap.max': { description: 'A button' }, 'swap.title': title }
  await commit(root, { 'en/swap.arb': JSON.stringify(described, null, 4) })
  expect(await report(root)).toEqual([fresh])
})

test('a message that was not JSON in an earlier commit does not stop the report', async () => {
  const root = await repository()
  await commit(root, { 'de/swap.arb': '{ broken' })
  await commit(root, { 'de/swap.arb': german })
  expect(await report(root)).toEqual([fresh])
})

test('a clone without history is reported, and missing messages are listed', async () => {
  const root = await repository()
  await commit(root, { 'en/swap.arb': { ...english, 'swap.max': 'Maximum', 'swap.new': 'New' } })
  const clone = await messageProject({})
  git(clone, 'clone', '--quiet', '--depth', '1', `file://${root}`, 'clone')
  expect(await report(`${clone}/clone`)).toEqual([
    'de: swap.new is missing',
    'de: 3 messages, 75% translated, 1 missing, age unknown: this copy has no history',
  ])
})

test('the report can be limited to one language', async () => {
  const root = await messageProject(files)
  const lines = await report(root, ['de'], ['en', 'es', 'de', 'fr'])
  expect(lines).toEqual([expect.stringMatching(/^de: 3 messages/)])
})
