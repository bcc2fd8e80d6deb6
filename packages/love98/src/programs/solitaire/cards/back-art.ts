/** The patterns of the card backs. Each is a tile that repeats, in the letters of the icons (see art/README.md). */
const tiles = {
  hearts: [
    'RRRRRRRRRRRR',
    'RRhhRRRhhRRR',
    'RhhhhRhhhhRR',
    'RhhhhhhhhhRR',
    'RhhhhhhhhhRR',
    'RRhhhhhhhRRR',
    'RRRhhhhhRRRR',
    'RRRRhhhRRRRR',
    'RRRRRhRRRRRR',
    'RRRRRRRRRRRR',
    'rRRRRRRRRRRr',
    'RRRRRRRRRRRR',
  ],
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
    'kyYRYRYYyk',
    'kyYRRRYYyk',
    'kyYYRYYYyk',
    'kkyYYYYykk',
    'kkkyyyykkk',
    'kkkkkkkkkk',
  ],
} as const

export type BackId = keyof typeof tiles

export const backIds = Object.keys(tiles) as BackId[]

export const backTiles: Readonly<Record<BackId, readonly string[]>> = tiles

export function backOfSkin(skinId: string | null): BackId {
  return skinId === 'vaporwave-arcade' ? 'arcade' : skinId === 'tang-gang' ? 'lanterns' : 'hearts'
}
