import 'server-only'
import type { BoardSpec } from '@/domain/heartbreak/board/board-id'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { type Level, levelById } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { processSingleton } from '@/server/process-singleton'
import { drawPicture } from './board-picture'

/**
 * The picture of a board with its start open. A custom board is drawn closed: dealing one may take a second, and clients
 * can name any number of them.
 */
export function boardPicture(name: BoardSpec): Promise<Buffer> {
  const isListed = levelById(name.level.id) !== undefined
  return isListed
    ? cached(formatBoardId(name), () => drawPicture(name.level, dealBoard(name)))
    : closedPicture(name.level)
}

/** The picture of a level with every heart closed, and what the clock shows. */
export function closedPicture(level: Level, seconds = 0): Promise<Buffer> {
  return cached(`${level.id} ${seconds}`, () => drawPicture(level, null, seconds))
}

/** Cached pictures, about 10 KB each. */
const maxPictures = 200

function cached(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const pictures = processSingleton('heartbreak.pictures', () => new Map<string, Promise<Buffer>>())
  const known = pictures.get(key)
  if (known) return known
  const fresh = draw()
  pictures.set(key, fresh)
  fresh.catch(() => pictures.delete(key))
  for (const oldest of pictures.keys()) {
    if (pictures.size <= maxPictures) break
    pictures.delete(oldest)
  }
  return fresh
}
