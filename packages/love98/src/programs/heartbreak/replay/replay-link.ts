import { formatBoardId, parseBoardId } from '@/domain/heartbreak/board/board-id'
import { modes } from '@/domain/heartbreak/run/game'
import type { Move } from '@/domain/heartbreak/run/move'
import { decodeLog, encodeLog } from '@/domain/heartbreak/wire/move-log'
import { heartbreakRules } from '@/texts/heartbreak-rules'

import type { GameSetup } from '../game/game-setup'

export type RecordedGame = { readonly setup: GameSetup; readonly moves: readonly Move[] }

const maxLength = 4_000

/** An unranked game as a link argument (board, mode, moves); null when it is too long for a URL. */
export function formatReplayLink({ setup, moves }: RecordedGame): string | null {
  if (setup.rules.ranked || setup.image !== 0) return null
  const text = `${formatBoardId(setup.boardSpec)}~${setup.rules.mode}~${encodeLog(moves)}`
  return text.length > maxLength ? null : text
}

/** Parses a replay link; an error message when it is damaged, null when the text is no replay link. */
export function parseReplayLink(text: string): RecordedGame | string | null {
  const parts = text.split('~')
  if (parts.length !== 3) return null
  const [boardId = '', modeText, logText = ''] = parts
  const name = parseBoardId(boardId)
  if (!name.ok) return name.problem
  const log = decodeLog(logText)
  if (!log.ok) return log.problem
  const mode = modes.find((known) => known === modeText)
  if (!mode) return name.ok ? heartbreakRules.replayLink.unknownMode(modeText) : null
  return { setup: { boardSpec: name.value, image: 0, rules: { mode, ranked: false } }, moves: log.value }
}
