import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { streakOf } from '@/domain/heartbreak/daily/streak'
import { scoreOf } from '@/domain/heartbreak/run/score'
import { shareText } from '@/domain/heartbreak/run/share-text'
import { sharePath } from '@/domain/heartbreak/wire/deep-link'
import { readStatistics } from '../game/statistics'
import type { Plan, TableState } from '../game/game-session'
import { formatReplayLink } from './replay-link'

/** A text for a message, the link to the board, and the link to the replay of a finished game. */
export type Shared = { readonly text: string; readonly url: string; readonly replay: string | null }

/** What is passed on of the game on the table; nothing while a ranked one runs. */
export function sharedOf({ game, moves, plan }: TableState, origin: string): Shared | null {
  const { date, name, rules } = plan
  const won = game?.phase === 'won'
  const isOver = won || game?.phase === 'dead'
  if (rules.ranked && !isOver) return null
  const url = `${origin}${sharePath({ kind: 'board', boardId: formatBoardId(name) })}`
  if (!game || !isOver) return { text: url, url, replay: null }
  const streak = date === undefined ? undefined : streakOf(readStatistics().days, date).days
  const text = shareText({
    level: name.level,
    won,
    url,
    ...(won ? { score: scoreOf(game) } : {}),
    ...(date === undefined ? {} : { date }),
    ...(streak === undefined ? {} : { streak }),
  })
  const replay = replayOf({ plan, moves }, origin)
  return { text: replay ? `${text}\n${replay}` : text, url, replay }
}

/** Where the game can be watched: on the server if it is there, else in the link itself. */
function replayOf(
  { moves, plan }: { plan: Plan; moves: TableState['moves'] },
  origin: string,
): string | null {
  if (plan.ticket) return `${origin}${sharePath({ kind: 'run', gameId: plan.ticket.gameId })}`
  const link = formatReplayLink({ plan, moves })
  return link === null ? null : `${origin}/p/heartbreak?open=${encodeURIComponent(link)}`
}
