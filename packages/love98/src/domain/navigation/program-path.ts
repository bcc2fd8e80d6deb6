import { communityPageNames } from '@/texts/community-page-names'
import { languageFacts } from '@/texts/language-facts'
import { basePath } from '../build/base-path'

export type AddressContent = { readonly program: string; readonly argument: string | null }

/** Returns true for an argument that is part of the path: a pair, or a document of the community. */
function isItem(program: string, argument: string): boolean {
  if (program === 'notepad') return communityPageNames.names.includes(argument)
  return program === 'swap'
}

/**
 * Returns the address of a program, such as `/p/notepad?open=terms`, `/p/notepad/about` or `/p/swap/CAT-ETH`, or `/` for the desktop
 * without one. It keeps the other query parameters.
 */
export function programPath(content: AddressContent | null, search = ''): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('open')
  const path = localPath(content === null ? '/' : pathOf(content, parameters))
  return `${path}${parameters.size > 0 ? `?${parameters}` : ''}`
}

/**
 * Returns the address of the desktop or of a program in the language of the page: `/p/notepad` becomes `/es/p/notepad`
 * in Spanish, and `/cats/es/p/notepad` below a base path.
 */
export function localPath(path: string): string {
  const id: string = languageFacts.id
  const local = id === 'en' ? path : `/${id}${path === '/' ? '' : path}`
  return basePath === '' ? local : basePath + local
}

function pathOf({ program, argument }: AddressContent, parameters: URLSearchParams): string {
  if (argument === null) return `/p/${program}`
  if (isItem(program, argument)) return `/p/${program}/${encodeURIComponent(argument)}`
  parameters.set('open', argument)
  return `/p/${program}`
}
