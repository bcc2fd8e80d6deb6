// Deep links into the game's window, and the paths of pages to share.

import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { languageFacts } from '@/texts/en/shell/language'

/**
 * What a deep link opens in the game's window, as it stands in `/p/heartbreak?open=…`: `daily`, a board id, or `run-` and the
 * id of a finished game, whose replay is shown.
 */
export type DeepLink =
  | { readonly kind: 'daily' }
  | { readonly kind: 'board'; readonly boardId: string }
  | { readonly kind: 'run'; readonly gameId: string }

/** Parses the text of a deep link; undefined for any other text. */
export function parseDeepLink(text: string): DeepLink | undefined {
  if (text === 'daily') return { kind: 'daily' }
  const gameId = /^run-([0-9a-f]{32})$/.exec(text)?.[1]
  if (gameId !== undefined) return { kind: 'run', gameId }
  return parseBoardId(text).ok ? { kind: 'board', boardId: text } : undefined
}

/** Formats a deep link. */
export function formatDeepLink(link: DeepLink): string {
  if (link.kind === 'daily') return 'daily'
  return link.kind === 'run' ? `run-${link.gameId}` : link.boardId
}

/** Names the language of a page to share, which has one address in all of them: `?lang=es`. */
export const languageParameter = 'lang'

/**
 * The path of the page to share, which has no scripts, with its picture and description. It names the language of the page
 * that it is passed on from, except English.
 */
export function sharePath(link: DeepLink, date?: string): string {
  const id: string = languageFacts.id
  return id === 'en' ? pathOf(link, date) : `${pathOf(link, date)}?${languageParameter}=${id}`
}

function pathOf(link: DeepLink, date?: string): string {
  if (link.kind === 'daily') return date === undefined ? '/heartbreak/daily' : `/heartbreak/daily/${date}`
  return link.kind === 'run' ? `/heartbreak/r/${link.gameId}` : `/heartbreak/b/${link.boardId}`
}
