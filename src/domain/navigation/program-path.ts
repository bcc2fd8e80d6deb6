import { languageFacts } from '@/texts/en/shell/language'

/** What an address of ours shows: a program, and what that shows in turn. */
export type Shown = { readonly program: string; readonly argument: string | null }

/** Programs whose argument is a part of the path, below the list that it is chosen from: `/p/swap/LOVE-ETH`. */
const listOf: Readonly<Record<string, string>> = { exchange: 'swap' }

/**
 * The address of a program, `/p/notepad?open=terms` or `/p/swap/LOVE-ETH`; of the desktop without one, `/`. Other parameters are
 * kept.
 */
export function programPath(shown: Shown | null, search = ''): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('open')
  const path = localPath(shown === null ? '/' : pathOf(shown, parameters))
  return `${path}${parameters.size > 0 ? `?${parameters}` : ''}`
}

/** An address of the desktop or of a program in the language of the page: `/p/notepad` is `/es/p/notepad` in Spanish. */
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
