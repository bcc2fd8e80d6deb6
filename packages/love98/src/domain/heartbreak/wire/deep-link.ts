import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { languageFacts } from '@/texts/language-facts'

/**
 * The target of a deep link in the game's window, as in `/p/heartbreak?open=…`: `daily`, a board id, or `run-` and the
 * id of a finished game to replay.
 */
export type DeepLink =
  | { readonly kind: 'daily' }
  | { readonly kind: 'board'; readonly boardId: string }
  | { readonly kind: 'run'; readonly gameId: string }

export function parseDeepLink(text: string): DeepLink | undefined {
  if (text === 'daily') return { kind: 'daily' }
  const gameId = /^run-([0-9a-f]{32})$/.exec(text)?.[1]
  if (gameId !== undefined) return { kind: 'run', gameId }
  return parseBoardId(text).ok ? { kind: 'board', boardId: text } : undefined
}

export function formatDeepLink(link: DeepLink): string {
  if (link.kind === 'daily') return 'daily'
  return link.kind === 'run' ? `run-${link.gameId}` : link.boardId
}

/** The query parameter for the language of a share page, which has the same path in all languages: `?lang=es`. */
export const languageParameter = 'lang'

/**
 * Returns the path of a share page, which has no scripts but a picture and a description. It names the language of the
 * current page, except English.
 */
export function sharePath(link: DeepLink, date?: string): string {
  const id: string = languageFacts.id
  return id === 'en' ? pathOf(link, date) : `${pathOf(link, date)}?${languageParameter}=${id}`
}

function pathOf(link: DeepLink, date?: string): string {
  if (link.kind === 'daily') return date === undefined ? '/heartbreak/daily' : `/heartbreak/daily/${date}`
  return link.kind === 'run' ? `/heartbreak/r/${link.gameId}` : `/heartbreak/b/${link.boardId}`
}
