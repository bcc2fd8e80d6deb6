import { cardBackTile } from '@/skins/generated/card-back'
import { everySkin, firstSkin } from '@/skins/generated/every-skin'

/**
 * The patterns of the card backs. Each is a tile that repeats, in the letters of the icons (see art/README.md). The
 * emblem is the community's.
 */
const tiles = {
  emblem: cardBackTile,
  weave: ['BbbbBccc', 'bBbBcBcc', 'bbBbccBc', 'bBbBcBcB', 'BcccBbbb', 'cBcBbBbb', 'ccBcbbBb', 'cBcBbBbB'],
  arcade: [
    'xxxxxxxxcxxx',
    'xRRxxxxxcxxx',
    'xRRxxxxxcxxx',
    'xxxxBBxxcxxx',
    'xxxxBBxxcxxx',
    'xxxxxxxxcxxx',
    'cccccccccccc',
    'xxxxxxxxcxxx',
  ],
  lanterns: [
    'eeeeeyeeeeee',
    'eeeYYYYYeeee',
    'eeRRhRRRReee',
    'eRRhRRRrRRee',
    'eRRhRRRrRRee',
    'eRRhRRRrRRee',
    'eeRRhRRRReee',
    'eeeYYYYYeeee',
    'eeeeyYyeeeee',
    'eeeeyYyeeeee',
    'eeeeeyeeeeee',
    'eeeeeeeeeeee',
  ],
  leaves: [
    'llllllllll',
    'llLLllllll',
    'lLLLLlllYl',
    'lLLLLLllll',
    'llLLLLLlll',
    'lllLLLLLll',
    'lYllLLLLll',
    'lllllLLlll',
  ],
  coins: [
    'kkkyyyykkk',
    'kkyYYYYykk',
    'kyYYyyYYyk',
    'kyYyYYyYyk',
    'kyYYyyYYyk',
    'kkyYYYYykk',
    'kkkyyyykkk',
    'kkkkkkkkkk',
  ],
} as const

export type BackId = keyof typeof tiles

export const backIds = Object.keys(tiles) as BackId[]

export const backTiles: Readonly<Record<BackId, readonly string[]>> = tiles

export function backOfSkin(skinId: string | null): BackId {
  const { cardBack } = everySkin[skinId ?? ''] ?? firstSkin
  return backIds.find((id) => id === cardBack) ?? 'emblem'
}
