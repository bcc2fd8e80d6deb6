import 'server-only'
import { LRUCache } from 'lru-cache'
import type { BoardSpec } from '@/domain/heartbreak/board/board-id'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { type Level, levelById } from '@/domain/heartbreak/board/level'
import { createBoardDealer } from './board-dealer'
import { drawPicture } from './board-picture'
import { startDealWorker } from './start-deal-worker'

/**
 * A PNG. `seconds`: the time for which caches may keep it, null without a limit. `isCostly`: it took the whole budget
 * of a board.
 */
export type Picture = { readonly bytes: Buffer; readonly seconds: number | null; readonly isCostly: boolean }

/** A less busy machine may deal a board within the budget that this one exceeded. */
const slowSeconds = 300

/**
 * Returns the picture of a board with its start open. A board that exceeds its budget is drawn closed, because clients
 * can search for slow boards; so is a custom board, whose size clients choose.
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

export function closedPicture(level: Level, seconds = 0): Promise<Picture> {
  const key = `${level.id} ${seconds}`
  const drawn =
    pictures.get(key) ??
    drawPicture(level, null, seconds).then((bytes) => ({ bytes, seconds: null, isCostly: false }))
  keep(key, drawn)
  return drawn
}

/** The maximum number of cached pictures, about 10 KB each. */
const maxPictures = 200

const pictures = new LRUCache<string, Promise<Picture>>({ max: maxPictures })

function keep(key: string, drawn: Promise<Picture>): void {
  if (pictures.get(key) === drawn) return
  pictures.set(key, drawn)
  drawn.catch(() => pictures.delete(key))
}
