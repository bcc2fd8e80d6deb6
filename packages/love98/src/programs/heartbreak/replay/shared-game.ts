import { hasServer } from '@/domain/build/capabilities'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { streakOf } from '@/domain/heartbreak/daily/streak'
import { scoreOf } from '@/domain/heartbreak/run/score'
import { shareText } from '@/domain/heartbreak/run/share-text'
import { sharePath } from '@/domain/heartbreak/wire/deep-link'
import { localPath } from '@/domain/navigation/program-path'
import type { GameSessionState } from '../game/game-session'
import type { GameSetup } from '../game/game-setup'
import { readStatistics } from '../game/statistics'
import { formatReplayLink } from './replay-link'

export type ShareableGame = { readonly text: string; readonly url: string; readonly replay: string | null }

/** Returns the parts of the current game that can be shared; null while a ranked game is running. */
export function shareableGameOf(
  { game, moves, setup }: GameSessionState,
  origin: string,
): ShareableGame | null {
  const { boardSpec, date, rules } = setup
  const won = game?.phase === 'won'
  const isOver = won || game?.phase === 'dead'
  if (rules.ranked && !isOver) return null
  const boardId = formatBoardId(boardSpec)
  const url = hasServer ? `${origin}${sharePath({ kind: 'board', boardId })}` : gameUrl(origin, boardId)
  if (!game || !isOver) return { text: url, url, replay: null }
  const streak = date === undefined ? undefined : streakOf(readStatistics().days, date).days
  const text = shareText({
    level: boardSpec.level,
    won,
    url,
    ...(won ? { score: scoreOf(game) } : {}),
    ...(date === undefined ? {} : { date }),
    ...(streak === undefined ? {} : { streak }),
  })
  const replay = replayOf({ setup, moves }, origin)
  return { text: replay ? `${text}\n${replay}` : text, url, replay }
}

/** Returns the replay link: to the server for a ranked run, otherwise with the moves in the URL. */
function replayOf(
  { moves, setup }: { setup: GameSetup; moves: GameSessionState['moves'] },
  origin: string,
): string | null {
  if (setup.ticket) return `${origin}${sharePath({ kind: 'run', gameId: setup.ticket.gameId })}`
  const link = formatReplayLink({ setup, moves })
  return link === null ? null : gameUrl(origin, link)
}

/** Returns the address of the game's own page. A static site has no page with a picture of each board. */
function gameUrl(origin: string, argument: string): string {
  return `${origin}${localPath('/p/heartbreak')}?open=${encodeURIComponent(argument)}`
}
