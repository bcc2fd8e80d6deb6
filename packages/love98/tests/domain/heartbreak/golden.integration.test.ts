import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatBoardId, parseBoardId } from '@/domain/heartbreak/board/board-id'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { numberedSeed } from './numbered-seed'
import { smallLevel } from './small-board'

/**
 * SHA-256 over the hearts of the first hundred seeds of a level, in their order. A change here means that shared
 * boards and recorded games of this version no longer fit: it needs a new version in the board ids instead.
 */
const golden: Readonly<Record<string, string>> = {
  crush: 'cc0fe452840ebd61170f7bda1960569dd65eb5b7226aacad7afb26858d4464d2',
  fling: '40273962d21630428063475f48a2c51fb0ec00063abbfd56566175af2ec487d1',
  marriage: '9fbf7d816b145021a49d63656065f597b4e57836dc08a1ae519e965e0995de75',
  pocket: 'ff89b48f04b78d2e2058770135db7d66a71acce8cf86a7a4fee9345d49f57f89',
  'long-distance': '11d8abf1e25735ff0f3cc0a996314e1c7fb9946d688dccc36dada76feaa14bd1',
  'custom-12x10x24': '34b6bb04ad48069f80bc1b2626987c900da8d36882d5827f2b270a9be97b4a3d',
  'custom-5x5x8': '73e5267273e981edfd0ea92ee9e6b120f8d2c2524d92f3eb23e9ffdff7bd480b',
}

test.each([...levels, smallLevel(12, 10, 24), smallLevel(5, 5, 8)])(
  'g1 boards of $id equal their golden hash',
  (level) => {
    const hash = createHash('sha256')
    for (let number = 0; number < 100; number++) {
      const name = parseBoardId(formatBoardId({ level, seed: numberedSeed(number) }))
      if (!name.ok) throw new Error(name.problem)
      hash.update(dealBoard(name.value).hearts)
    }
    expect(hash.digest('hex')).toBe(golden[level.id])
  },
)

test('a g1 board has its golden cells', () => {
  const { hearts } = dealBoard({ level: levels[0], seed: numberedSeed(98) })
  const rows = Array.from({ length: 9 }, (_, row) => hearts.slice(row * 9, row * 9 + 9).join(''))
  expect(rows.join(' ')).toBe(
    '000000111 000110001 100101000 001000000 000000000 000000000 000000000 000000000 000000000',
  )
})
