import type { Plugin } from 'vite'
import { testLanguage } from '../../../../src/language/languages.ts'
import { buildsTestLanguage } from '../test-language.ts'

export function listTestLanguage(): Plugin {
  return {
    name: 'love98:test-language',
    enforce: 'pre',
    transform(source, id) {
      if (!buildsTestLanguage() || !id.replaceAll('\\', '/').endsWith('/src/language/languages.ts'))
        return null
      const line = `  ${JSON.stringify({ ...testLanguage, isReviewed: true })},\n`
      return { code: source.replace(/^\] as const/m, (end) => line + end), map: null }
    },
  }
}
