import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '../../../src/language/languages.ts'
import { overridesFolder } from './folders.ts'
import type { MessageLanguage } from './language.ts'
import { nearestName } from './nearest-name.ts'
import { parseMessage } from './parse-message.ts'
import { type Catalog, type Entry, localeProblem, parseJson, translatedEntry } from './read-catalog.ts'

/** Messages that a community words itself. */
export type Overrides = {
  readonly entries: ReadonlyMap<string, Entry>
  readonly problems: readonly string[]
}

export const noOverrides: Overrides = { entries: new Map(), problems: [] }

/**
 * Reads the messages that the community words itself in a language. Each must fit the English message of its key.
 *
 * @param root the project's folder
 */
export async function readOverrides(
  root: string,
  language: MessageLanguage,
  english: Catalog,
): Promise<Overrides> {
  const file = `${language.id}.arb`
  const path = `${overridesFolder}/${file}`
  const others = language.id === english.language.id ? await unknownFiles(root) : []
  const source = await readFile(join(root, path), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (source === undefined) return { entries: new Map(), problems: others }
  const parsed = parseJson(source)
  if ('problem' in parsed) return { entries: new Map(), problems: [`${path} ${parsed.problem}`, ...others] }
  const entries = new Map<string, Entry>()
  const problems = [...localeProblem(path, parsed.value, language)]
  for (const [key, text] of Object.entries(parsed.value)) {
    if (key.startsWith('@@')) continue
    const addProblem = (problem: string) => problems.push(`${path}: ${key} ${problem}`)
    const entry = readOverride(file, key, text, language, english, addProblem)
    if (entry) entries.set(key, entry)
  }
  return { entries, problems: [...problems, ...others] }
}

function readOverride(
  file: string,
  key: string,
  text: unknown,
  language: MessageLanguage,
  english: Catalog,
  addProblem: (problem: string) => void,
): Entry | undefined {
  const original = english.entries.get(key)
  if (!original) {
    const nearest = nearestName(key, english.entries.keys())
    const advice =
      nearest === undefined ? 'write a key of messages/en' : `write ${nearest}, or another key of messages/en`
    return void addProblem(`is not the key of a message: ${advice}`)
  }
  if (typeof text !== 'string') return void addProblem(`is ${JSON.stringify(text)}: write a text`)
  const message = parseMessage(text, language)
  if ('problem' in message) return void addProblem(message.problem)
  return translatedEntry({ file, text, message }, original, addProblem)
}

async function unknownFiles(root: string): Promise<readonly string[]> {
  const ids = languages.map(({ id }) => id)
  const known = new Set(ids.map((id) => `${id}.arb`))
  const files = await readdir(join(root, overridesFolder)).catch(() => [])
  return files
    .filter((file) => !known.has(file) && !file.startsWith('.'))
    .sort()
    .map(
      (file) =>
        `${overridesFolder}/${file} is not a language of the product: name it <language>.arb (${ids.join(', ')}), or delete it`,
    )
}
