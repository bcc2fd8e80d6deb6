import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { builtLanguages } from '../../../scripts/lib/build/built-languages.ts'
import { listTestLanguage } from '../../../scripts/lib/build/plugins/list-test-language.ts'
import { languages, testLanguage } from '../../../src/language/languages.ts'

const source = new URL('../../../src/language/languages.ts', import.meta.url)
const ids = (kept?: readonly string[]) => builtLanguages(kept).map(({ id }) => id)

/** @returns the module after the plugin's change; null if it is unchanged */
function listed(id: string, text: string): { code: string } | null {
  const { transform } = listTestLanguage() as Plugin & { transform: (source: string, id: string) => never }
  return transform(text, id)
}

describe('a build for visitors', () => {
  beforeEach(() => vi.stubEnv('LOVE98_TEST_LANGUAGE', undefined))

  test('a build for visitors has all languages, or those that the community names, and always English', () => {
    expect(ids()).toEqual(languages.map(({ id }) => id))
    expect(ids(['de', 'ja', 'xx'])).toEqual(['en', 'de', 'ja'])
    expect(ids([])).toEqual(['en'])
  })

  test('a build for visitors has no pseudo-language', async () => {
    expect(ids(['ar-xb'])).toEqual(['en'])
    expect(listed('/project/src/language/languages.ts', await readFile(source, 'utf8'))).toBeNull()
  })
})

describe('a build for tests', () => {
  beforeEach(() => vi.stubEnv('LOVE98_TEST_LANGUAGE', '1'))

  test('the pseudo-language is the last one', () => {
    expect(ids(['de'])).toEqual(['en', 'de', testLanguage.id])
  })

  test('the pseudo-language is in the list of languages, and other modules stay as they are', async () => {
    const text = await readFile(source, 'utf8')
    for (const id of ['/project/src/language/languages.ts', 'C:\\project\\src\\language\\languages.ts']) {
      const [list] = /^export const languages = \[.*?^\] as const/ms.exec(listed(id, text)?.code ?? '') ?? []
      const lines = list?.split('\n') ?? []
      expect(lines.length).toBe(languages.length + 3)
      expect(JSON.parse(lines.at(-2)?.replace(/,$/, '') ?? '')).toEqual({ ...testLanguage, isReviewed: true })
    }
    expect(listed('/project/src/language/list-text.ts', text)).toBeNull()
  })
})
