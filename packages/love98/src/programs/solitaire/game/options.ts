import { createStoredValue } from '@/desktop/preferences/create-preference'
import type { SolitaireRules } from '@/domain/solitaire/game'
import { scorings } from '@/domain/solitaire/score'
import { solitaireOptionsKey } from '@/domain/solitaire/storage-keys'
import { type BackId, backIds } from '../cards/back-art'
import { recordFrom } from './record-from'

export type Options = SolitaireRules & {
  /** Dragging moves an outline instead of the cards. */
  readonly outline: boolean
  /** `null` is the back of the skin. */
  readonly back: BackId | null
}

const version = 1

export const defaultOptions: Options = {
  drawCount: 1,
  scoring: 'standard',
  timed: true,
  outline: false,
  back: null,
}

export const { read: readOptions, write: writeOptions } = createStoredValue({
  key: solitaireOptionsKey,
  parse: parseOptions,
  serialize: (options: Options) => JSON.stringify({ version, ...options }),
})

export function parseOptions(text: string | null): Options {
  const stored = recordFrom(text)
  if (stored.version !== version) return defaultOptions
  return {
    drawCount: stored.drawCount === 3 ? 3 : 1,
    scoring: scorings.find((one) => one === stored.scoring) ?? defaultOptions.scoring,
    timed: stored.timed !== false,
    outline: stored.outline === true,
    // Older versions stored the emblem as "hearts".
    back: backIds.find((one) => one === (stored.back === 'hearts' ? 'emblem' : stored.back)) ?? null,
  }
}
