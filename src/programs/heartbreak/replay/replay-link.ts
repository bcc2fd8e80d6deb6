import { formatBoardId, parseBoardId } from '@/domain/heartbreak/board/board-id'
import { modes } from '@/domain/heartbreak/run/game'
import type { Move } from '@/domain/heartbreak/run/move'
import { decodeLog, encodeLog } from '@/domain/heartbreak/wire/move-log'
import type { Plan } from '../game/game-session'

/** A game to watch, with everything that it takes to play it again. */
export type Watched = { readonly plan: Plan; readonly moves: readonly Move[] }

/** What an address may hold, in characters. */
const longest = 4_000

/** A practice game as the argument of a link: its board, mode and moves; nothing when it is too long for an address. */
export function formatReplayLink({ plan, moves }: Watched): string | null {
  if (plan.rules.ranked || plan.image !== 0) return null
  const text = `${formatBoardId(plan.name)}~${plan.rules.mode}~${encodeLog(moves)}`
  return text.length > longest ? null : text
}

/** Reads such an argument strictly; a sentence when it is one but damaged, nothing when it is something else. */
export function parseReplayLink(text: string): Watched | string | null {
  const parts = text.split('~')
  if (parts.length !== 3) return null
  const [boardId = '', modeText, logText = ''] = parts
  const name = parseBoardId(boardId)
  if (!name.ok) return name.problem
  const log = decodeLog(logText)
  if (!log.ok) return log.problem
  const mode = modes.find((known) => known === modeText)
  if (!mode) return name.ok ? `There is no mode "${modeText}". Copy the whole link.` : null
  return { plan: { name: name.value, image: 0, rules: { mode, ranked: false } }, moves: log.value }
}
