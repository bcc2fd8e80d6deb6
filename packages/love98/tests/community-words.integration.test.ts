import { beforeAll, expect, test } from 'vitest'
import { modulesOf, type ReadMessages, readLanguages } from '../scripts/lib/messages/read-messages.ts'
import { readSiteWords } from '../scripts/lib/messages/site-words.ts'
import { projectRoot } from '../scripts/lib/project-root.mjs'
import { languages } from '../src/language/languages.ts'
import { isAboutLove } from './support/love-words.ts'
import { evaluate } from './support/message-project.ts'

let read: ReadMessages
beforeAll(async () => {
  read = await readLanguages(projectRoot, languages, await readSiteWords(projectRoot))
})

// The game with broken hearts and the suit of cards keep their hearts in every community.
const isAboutHearts = (line: string) => /heartbreak/i.test(line)

test.each(languages)('no text of Cat Club in $id is about love, hearts or oranges', ({ id }) => {
  const found = [...modulesOf(read)]
    .filter(([file]) => !/^(?:heartbreak|solitaire)/.test(file))
    .flatMap(([file, { codeIn }]) =>
      stringsOf(evaluate(codeIn(id)))
        .filter(([key, text]) => !isAboutHearts(key) && !isAboutHearts(text))
        .filter(([, text]) => isAboutLove(text, id))
        .map(([key, text]) => `${file}: ${key}: ${text}`),
    )
  expect(found).toEqual([])
})

test('the words are found where they are: in the texts of Heartbreak', () => {
  const modules = modulesOf(read)
  for (const { id } of languages)
    expect(isAboutLove(stringsOf(evaluate(modules.get('heartbreak')?.codeIn(id) ?? '')).join(), id), id).toBe(
      true,
    )
})

/** @returns the texts of a module with their keys; functions are texts with their parts */
function stringsOf(value: unknown, key = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value === 'function') return [[key, String(value)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => stringsOf(part, `${key}.${name}`))
}
