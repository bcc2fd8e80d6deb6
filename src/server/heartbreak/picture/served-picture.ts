import 'server-only'
import { LRUCache } from 'lru-cache'
import type { BoardSpec } from '@/domain/heartbreak/board/board-id'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { type Level, levelById } from '@/domain/heartbreak/board/level'
import { createBoardDealer } from './board-dealer'
import { drawPicture } from './board-picture'
import { startDealWorker } from './start-deal-worker'

/** A PNG. `seconds`: time that caches may keep it, null without a limit. `isCostly`: it took the whole budget of a board. */
export type Picture = { readonly bytes: Buffer; readonly seconds: number | null; readonly isCostly: boolean }

/** A machine that is less busy may deal within the budget what this one did not. */
const slowSeconds = 300

/**
 * The picture of a board with its start open. A board is drawn closed when it cannot be dealt within its budget, since clients
 * can search for boards that take long; so is a custom board, whose size they choose too.
 */
export async function boardPicture(name: BoardSpec): Promise<Picture> {
  if (levelById(name.level.id) === undefined) return closedPicture(name.level)
  const key = formatBoardId(name)
  const known = pictures.get(key)
  if (known) return { ...(await known), isCostly: false }
  const drawn = draw(name)
  keep(key, drawn)
  const picture = await drawn
  if (picture.seconds === 0) pictures.delete(key)
  return picture
}

const dealer = createBoardDealer(startDealWorker)

async function draw(name: BoardSpec): Promise<Picture> {
  const dealt = await dealer.deal(name)
  if (dealt === 'slow' || dealt === 'busy') {
    const { bytes } = await closedPicture(name.level)
    return { bytes, seconds: dealt === 'busy' ? 0 : slowSeconds, isCostly: dealt === 'slow' }
  }
  return { bytes: await drawPicture(name.level, dealt), seconds: null, isCostly: false }
}

/** The picture of a level with every heart closed, and what the clock shows. */
export function closedPicture(level: Level, seconds = 0): Promise<Picture> {
  const key = `${level.id} ${seconds}`
  const drawn =
    pictures.get(key) ??
    drawPicture(level, null, seconds).then((bytes) => ({ bytes, seconds: null, isCostly: false }))
  keep(key, drawn)
  return drawn
}

/** Cached pictures, about 10 KB each. */
const maxPictures = 200

const pictures = new LRUCache<string, Promise<Picture>>({ max: maxPictures })

function keep(key: string, drawn: Promise<Picture>): void {
  if (pictures.get(key) === drawn) return
  pictures.set(key, drawn)
  drawn.catch(() => pictures.delete(key))
}
