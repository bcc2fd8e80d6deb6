import { languageFacts } from '@/texts/language-facts'

/** The content of an address: a program and its argument. */
export type Shown = { readonly program: string; readonly argument: string | null }

/** Programs whose argument is part of the path, below a list: `/p/swap/LOVE-ETH`. */
const listOf: Readonly<Record<string, string>> = { exchange: 'swap' }

/**
 * Returns the address of a program, such as `/p/notepad?open=terms` or `/p/swap/LOVE-ETH`, or `/` for the desktop
 * without one. It keeps the other query parameters.
 */
export function programPath(shown: Shown | null, search = ''): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('open')
  const path = localPath(shown === null ? '/' : pathOf(shown, parameters))
  return `${path}${parameters.size > 0 ? `?${parameters}` : ''}`
}

/**
 * Returns the address of the desktop or of a program in the language of the page: `/p/notepad` becomes `/es/p/notepad`
 * in Spanish.
 */
export function localPath(path: string): string {
  const id: string = languageFacts.id
  return id === 'en' ? path : `/${id}${path === '/' ? '' : path}`
}

function pathOf({ program, argument }: Shown, parameters: URLSearchParams): string {
  if (argument === null) return `/p/${program}`
  const list = Object.hasOwn(listOf, program) ? listOf[program] : undefined
  if (list !== undefined) return `/p/${list}/${encodeURIComponent(argument)}`
  parameters.set('open', argument)
  return `/p/${program}`
}
