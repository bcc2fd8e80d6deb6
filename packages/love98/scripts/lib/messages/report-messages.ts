import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { messagesFolder, termsFolder } from './folders.ts'
import type { MessageLanguage } from './language.ts'
import { type LanguageMessages, problemsOf, type ReadMessages, translatedPercent } from './read-messages.ts'
import { termsFile } from './terms.ts'

const run = promisify(execFile)

/**
 * Reports missing, wrong and outdated texts of each translation. A translation is outdated if its English message
 * changed after it in the history of the repository. A commit whose message has the line `Translations: unchanged`
 * confirms that every translation still fits the English of that commit.
 * @param root the project's folder
 * @param read the current messages
 * @param only ids of languages; all if empty
 * @returns a line for each text, and one for each language
 */
export async function reportMessages(
  root: string,
  reading: ReadMessages | Promise<ReadMessages>,
  only: readonly string[] = [],
): Promise<readonly string[]> {
  // git runs while the messages are compiled.
  const [history, { english, translations }] = await Promise.all([readHistory(root), reading])
  const lines: string[] = [...problemsOf(english)]
  for (const translation of translations) {
    const { language, entries } = translation.catalog
    if (only.length > 0 && !only.includes(language.id)) continue
    const missing = [...english.catalog.entries.keys()].filter((key) => !entries.has(key))
    const stale = history ? [...staleKeys(history, language), ...staleTerms(history, language)] : []
    lines.push(
      ...problemsOf(translation),
      ...missing.map((key) => `${language.id}: ${key} is missing`),
      ...missingTopics(english, translation),
      ...missingTerms(translation),
      ...stale.map((key) => `${language.id}: ${key} was translated from another English message`),
      `${language.id}: ${entries.size} messages, ${translatedPercent(english, translation)}% translated, ${missing.length} missing, ${history ? `${stale.length} to look at again` : 'age unknown: this copy has no history'}`,
    )
  }
  return lines
}

function missingTopics(english: LanguageMessages, { documents }: LanguageMessages): readonly string[] {
  return Array.from(english.documents.files.values(), ({ file, topics }) =>
    [...topics.keys()]
      .filter((id) => !documents.files.get(file)?.topics.has(id))
      .map((id) => `${documents.language.id}: ${file} {#${id}} is missing`),
  ).flat()
}

function missingTerms({ catalog, terms }: LanguageMessages): readonly string[] {
  if (terms.terms || terms.problems.length > 0) return []
  const { id } = catalog.language
  return [`${id}: ${termsFile(id)} is missing: its pages show the English terms`]
}

/** The versions of each file of messages or terms, newest first; `order` counts commits from the newest. */
type History = ReadonlyMap<string, readonly Version[]>

type Version = {
  readonly order: number
  readonly fits: boolean
  readonly texts: Readonly<Record<string, unknown>>
}

/** @returns undefined without a repository, or for a clone without its history */
async function readHistory(root: string): Promise<History | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 })).stdout
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return undefined
    const prefix = (await git('rev-parse', '--show-prefix')).trim()
    const log = await git(
      'log',
      '--format=%x00%(trailers:key=Translations,valueonly,separator=%x2C)',
      '--raw',
      '--no-abbrev',
      '--no-renames',
      '--',
      // The messages were at the top of the repository before they were in the folder of the package.
      ...new Set(['', prefix].map((folder) => `:(top)${folder}${messagesFolder}/*.arb`)),
      `:(top)${termsFolder}/*.md`,
    )
    return await versionsOf(root, log.replaceAll(`\t${prefix}`, '\t'))
  } catch {
    return undefined
  }
}

async function versionsOf(root: string, log: string): Promise<History> {
  const found: { file: string; blob: string; order: number; fits: boolean }[] = []
  for (const [order, commit] of log.split('\0').slice(1).entries()) {
    const [trailer = '', ...rows] = commit.split('\n')
    for (const row of rows) {
      const [, blob, file] = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) \w+\t(.+)$/.exec(row) ?? []
      if (blob && file && !/^0+$/.test(blob))
        found.push({ file, blob, order, fits: trailer.trim() === 'unchanged' })
    }
  }
  const blobs = await readBlobs(root, [...new Set(found.map(({ blob }) => blob))])
  const history = new Map<string, Version[]>()
  for (const { file, blob, ...version } of found) {
    const versions = history.get(file) ?? []
    versions.push({ ...version, texts: textsOf(file, blobs.get(blob) ?? '') })
    history.set(file, versions)
  }
  return history
}

async function readBlobs(root: string, blobs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const read = run('git', ['cat-file', '--batch'], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
    encoding: 'buffer',
  })
  read.child.stdin?.end(blobs.join('\n'))
  const { stdout } = await read
  const texts = new Map<string, string>()
  let at = 0
  for (const blob of blobs) {
    const end = stdout.indexOf(10, at)
    const size = Number(stdout.subarray(at, end).toString('latin1').split(' ')[2])
    texts.set(blob, stdout.subarray(end + 1, end + 1 + size).toString('utf8'))
    at = end + 1 + size + 1
  }
  return texts
}

/** Terms are one text, named by their file. A catalog that is not JSON is empty. */
function textsOf(file: string, content: string): Version['texts'] {
  if (file.startsWith(termsFolder)) return { [wholeFile]: content }
  try {
    return JSON.parse(content)
  } catch {
    return {}
  }
}

const wholeFile = 'terms'

function staleTerms(history: History, { id }: MessageLanguage): readonly string[] {
  const [english, own] = ['en', id].map((language) => history.get(termsFile(language)))
  if (!english || !own) return []
  const isStale = changedAt(english, wholeFile, true) < changedAt(own, wholeFile, false)
  return isStale ? [termsFile(id)] : []
}

function staleKeys(history: History, { id }: MessageLanguage): readonly string[] {
  const stale: string[] = []
  for (const [file, versions] of history) {
    if (!file.startsWith(`${messagesFolder}/en/`)) continue
    const own = history.get(file.replace('/en/', `/${id}/`))
    if (!own) continue
    for (const key of Object.keys(versions[0]?.texts ?? {})) {
      if (key.startsWith('@') || own[0]?.texts[key] === undefined) continue
      if (changedAt(versions, key, true) < changedAt(own, key, false)) stale.push(key)
    }
  }
  return stale
}

/**
 * @param isSource skips commits that confirm the translations
 * @returns the order of the commit that introduced the present text of a key
 */
function changedAt(versions: readonly Version[], key: string, isSource: boolean): number {
  for (const [index, version] of versions.entries()) {
    const before = versions[index + 1]
    if (before && before.texts[key] === version.texts[key]) continue
    if (before && isSource && version.fits) continue
    return version.order
  }
  return Number.POSITIVE_INFINITY
}
