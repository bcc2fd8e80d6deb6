import 'server-only'
import { levels } from '@/domain/heartbreak/board/level'
import { streakOf } from '@/domain/heartbreak/daily/streak'
import type { OwnAnswer } from '@/domain/heartbreak/wire/api-reads'
import { forgetPlayer, listAttempts, listSolvedDays, sumRankedRuns } from '../db/heartbreak-games'
import type { StoredGame } from '../db/heartbreak-schema'
import type { Player } from '../players/player'
import { dayOf } from './days'
import type { HeartbreakPorts } from './ports'
import { gameExpiry } from './start-game'

/** Returns today's attempts of a wallet, its streak and its points. @throws {AppError} `database-unavailable` */
export async function readOwnState(ports: HeartbreakPorts, { player, address }: Player): Promise<OwnAnswer> {
  const now = ports.now()
  const date = dayOf(now)
  const database = await ports.database()
  const [attempts, solved, sums] = await Promise.all([
    listAttempts(database, player, date),
    listSolvedDays(database, player),
    sumRankedRuns(database, player),
  ])
  return {
    address,
    date,
    attempts: levels.map(({ id }) =>
      toAttempt(
        id,
        attempts.find(({ level }) => level === id),
        now,
      ),
    ),
    streak: { ...streakOf(solved, date), repaired: [...streakOf(solved, date).repaired] },
    ...sums,
  }
}

/** Deletes the games of a wallet; today's attempts stay used up. @throws {AppError} `database-unavailable` */
export async function deletePlayerHistory(ports: HeartbreakPorts, { player }: Player): Promise<void> {
  const { ranked } = await forgetPlayer(await ports.database(), player, dayOf(ports.now()))
  // Only if a table changed: a request that deletes nothing must not make the server compute.
  if (ranked > 0) ports.tables.clear()
}

type Attempt = OwnAnswer['attempts'][number]

function toAttempt(level: Attempt['level'], game: StoredGame | undefined, now: Date): Attempt {
  if (!game) return { level, status: 'none' }
  const gameId = game.id
  if (game.status === 'ranked') return { level, status: 'won', gameId, officialMs: game.timeMs ?? 0 }
  if (game.status === 'lost' || game.status === 'refused') return { level, status: game.status, gameId }
  const expiresAt = gameExpiry(game)
  return game.status === 'started' && expiresAt > now
    ? { level, status: 'playing', gameId, expiresAt: expiresAt.toISOString() }
    : { level, status: 'left', gameId }
}
