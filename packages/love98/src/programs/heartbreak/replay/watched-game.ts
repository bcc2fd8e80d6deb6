import type { HeartbreakServer } from '@/browser/api/heartbreak'
import { shortenAddress } from '@/domain/address'
import { AppError } from '@/domain/errors'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { lastGameKey } from '@/domain/heartbreak/storage-keys'
import { decodeLog } from '@/domain/heartbreak/wire/move-log'
import type { heartbreakRanking } from '@/texts/heartbreak-ranking'

import { readGame } from '../game/stored-game'
import type { RecordedGame } from './replay-link'

export type WatchedGame = RecordedGame & { readonly title: string }

type Texts = (typeof heartbreakRanking)['replay']

export function lastGame(texts: Texts): WatchedGame | null {
  const stored = readGame(lastGameKey)
  if (stored === null || stored === 'corrupt') return null
  return { setup: stored.setup, moves: stored.resumed.moves, title: texts.local }
}

/** Fetches a finished ranked run. @throws {AppError} */
export async function rankedGame(
  server: HeartbreakServer,
  gameId: string,
  texts: Texts,
): Promise<WatchedGame> {
  const run = await server.replay(gameId)
  const name = parseBoardId(run.boardId)
  const log = decodeLog(run.log)
  if (!name.ok || !log.ok) throw new AppError('unexpected', new Error(`The run ${gameId} cannot be read.`))
  const player = run.name ?? shortenAddress(run.address)
  const seconds = run.officialMs === null ? null : (run.officialMs / 1_000).toFixed(3)
  return {
    setup: { boardSpec: name.value, image: run.image, rules: { mode: 'classic', ranked: true } },
    moves: log.value,
    title: texts.of(player, seconds),
  }
}
