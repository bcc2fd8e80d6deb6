import { languages, testLanguage } from '../../../src/language/languages.ts'
import type { MessageLanguage } from '../messages/language.ts'
import { buildsTestLanguage } from './test-language.ts'

/**
 * Returns the languages of a build, English first.
 * @param kept the ids in a community's file; all languages if absent
 */
export function builtLanguages(kept?: readonly string[]): readonly MessageLanguage[] {
  const named = languages.filter(({ id }) => id === 'en' || (kept?.includes(id) ?? true))
  return buildsTestLanguage() ? [...named, testLanguage] : named
}
