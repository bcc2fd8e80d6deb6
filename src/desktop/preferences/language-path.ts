import { languages } from '@/language/languages'

/**
 * The same address in another language: `/es/p/notepad` in English is `/p/notepad`.
 *
 * @param id of a language, as `languages` has it
 */
export function pathIn(id: string, path: string): string {
  const [first = '', ...rest] = path.split('/').slice(1)
  const isPrefixed = languages.some((language) => language.id === first && first !== 'en')
  const plain = (isPrefixed ? rest : [first, ...rest]).filter(Boolean)
  return `/${[...(id === 'en' ? [] : [id]), ...plain].join('/')}`
}
