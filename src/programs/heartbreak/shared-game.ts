import { formatBoardId } from '@/domain/heartbreak/board-id'
import { sharePath } from '@/domain/heartbreak/opened-link'
import { scoreOf } from '@/domain/heartbreak/score'
import { shareText } from '@/domain/heartbreak/share-text'
import { dayStreak, readStatistics } from './statistics'
import type { TableState } from './table'

/** What is passed on of the game on the table; nothing while a ranked one runs. */
export function sharedOf(
  { game, plan }: TableState,
  origin: string,
): { readonly text: string; readonly url: string } | null {
  const { date, name, rules } = plan
  const won = game?.phase === 'won'
  const isOver = won || game?.phase === 'dead'
  if (rules.ranked && !isOver) return null
  const url = `${origin}${sharePath({ kind: 'board', boardId: formatBoardId(name) })}`
  if (!game || !isOver) return { text: `${url}`, url }
  const streak = date === undefined ? undefined : dayStreak(readStatistics().days, date)
  const text = shareText({
    level: name.level,
    won,
    url,
    ...(won ? { score: scoreOf(game) } : {}),
    ...(date === undefined ? {} : { date }),
    ...(streak === undefined ? {} : { streak }),
  })
  return { text, url }
}
