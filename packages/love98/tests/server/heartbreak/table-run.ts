import type { StoredGame } from '@/server/db/heartbreak-schema'
import { wallet } from './ranked-play'

export const noon = (date: string) => new Date(`${date}T12:00:00.000Z`)
const boardId = 'g1.crush.aaaaaaaaaaaaaaaaaaaaaaaaaa'
let ids = 0

/** Creates a ranked run of a day, with a higher id than earlier ones. */
export function run(player: number, timeMs: number, over: Partial<StoredGame> = {}): StoredGame {
  const date = over.date ?? '2026-11-18'
  return {
    id: (++ids).toString(16).padStart(32, '0'),
    ...wallet(player),
    level: 'crush',
    kind: 'free',
    date,
    boardId,
    image: 0,
    nonceHash: '0'.repeat(64),
    issuedAt: noon(date),
    status: 'ranked',
    finishedAt: new Date(noon(date).getTime() + timeMs),
    timeMs,
    threeBv: 10,
    actions: 20,
    hints: 0,
    lovePoints: 5,
    underReview: false,
    log: 'AQ',
    detail: null,
    ...over,
  }
}
